import { expect, test, type Page } from "@playwright/test";
import { articleAt, career, contact } from "./support/content";
import { follow, holdScripts, hydrated, isMarked, mark, open } from "./support/page";
import { ARTICLE, CASE_STUDY, DESKTOP, NAVIGATION } from "./support/site";

test.use({ viewport: DESKTOP });

const navigation = (page: Page) => page.getByRole("navigation", { name: "Main" });

const LOOKS = ["color", "font-weight", "font-style", "text-decoration-color", "background-color"];

const lookOf = (page: Page, label: string): Promise<string> =>
  navigation(page)
    .getByRole("link", { name: label, exact: true })
    .evaluate(
      (link, names) => names.map((name) => getComputedStyle(link).getPropertyValue(name)).join(),
      LOOKS,
    );

test("every page of the navigation is a press away, without a reload, and is marked", async ({
  page,
}) => {
  await open(page, ARTICLE);
  await mark(page);
  for (const [label, path] of NAVIGATION) {
    await navigation(page).getByRole("link", { name: label, exact: true }).click();
    await expect(page).toHaveURL(path);
    await expect(navigation(page).locator('[aria-current="page"]')).toHaveText(label);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  }
  expect(await isMarked(page)).toBe(true);
});

test("the current path is marked for the eye too", async ({ page }) => {
  await open(page, "/projects");
  await page.mouse.move(600, 700);
  const [current, other] = [await lookOf(page, "Projects"), await lookOf(page, "Contact")];
  expect(current).not.toBe(other);
  await follow(page, "/contact");
  await expect(page).toHaveURL("/contact");
  await expect.poll(() => lookOf(page, "Contact")).toBe(current);
  await expect.poll(() => lookOf(page, "Projects")).toBe(other);
});

test("back and forward show the pages that were seen, marked", async ({ page }) => {
  await open(page, "/");
  await navigation(page).getByRole("link", { name: "Career" }).click();
  await expect(page).toHaveURL("/career");
  await page.goBack();
  await expect(navigation(page).locator('[aria-current="page"]')).toHaveText("Home");
  await page.goForward();
  await expect(navigation(page).locator('[aria-current="page"]')).toHaveText("Career");
});

for (const [button, path] of [
  ["Explore My Work", "/projects"],
  ["Get in Touch", "/contact"],
] as const) {
  test(`${button} on the home page leads to ${path}`, async ({ page }) => {
    await open(page, "/");
    await page.getByRole("link", { name: button }).click();
    await expect(page).toHaveURL(path);
  });
}

for (const [from, link, to] of [
  [ARTICLE, "Back to Articles", "/articles"],
  [ARTICLE, "More Articles", "/articles"],
  [CASE_STUDY, "Back to Projects", "/projects"],
  [CASE_STUDY, "More Projects", "/projects"],
] as const) {
  test(`${link} leads from ${from} to ${to}`, async ({ page }) => {
    await open(page, from);
    await mark(page);
    await page.getByRole("link", { name: link }).click();
    await expect(page).toHaveURL(to);
    await expect(navigation(page).locator('[aria-current="page"]')).toHaveAttribute("href", to);
    expect(await isMarked(page)).toBe(true);
  });
}

test("a card of the articles page leads to its article", async ({ page }) => {
  await open(page, "/articles");
  const link = page.getByRole("link", { name: /Read Article/ });
  await link.and(page.locator(`[href="${ARTICLE}"]`)).click();
  await expect(page).toHaveURL(ARTICLE);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(articleAt(ARTICLE).title);
});

test("an article opens at its top", async ({ page }) => {
  await open(page, "/articles");
  const last = page.getByRole("link", { name: /Read Article/ }).last();
  await last.scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(200);
  await last.click();
  await expect(page).toHaveURL(/\/articles\/./);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test("a page stays where it is when React takes over, wherever an earlier visit was", async ({
  page,
}) => {
  const place = () => page.evaluate(() => Math.round(window.scrollY));
  await open(page, ARTICLE);
  await page.evaluate(() => window.scrollTo({ top: 2400, behavior: "instant" }));
  const isKept = () => Object.values(sessionStorage).includes("2400");
  await expect.poll(() => page.evaluate(isKept)).toBe(true);

  await page.goto("/career");
  const letGo = await holdScripts(page);
  await page.goto(ARTICLE);
  expect(await place()).toBe(0);
  await page.evaluate(() => window.scrollTo({ top: 300, behavior: "instant" }));
  letGo();
  await hydrated(page);
  expect(await place()).toBe(300);
});

test("each page that is opened by a link has the title of its own", async ({ page }) => {
  await open(page, "/");
  await follow(page, "/career");
  await expect.poll(() => page.title()).toContain(career.meta.title);
  await follow(page, "/contact");
  await expect.poll(() => page.title()).toContain(contact.meta.title);
});

test("the link over the header skips to the content", async ({ page }) => {
  await open(page, "/career");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to content" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});
