import { expect, test, type Page } from "@playwright/test";
import about from "../../content/about.json";
import { isMarked, mark, open } from "./support/page";
import { ARTICLE, DESKTOP } from "./support/site";
import { watch } from "./support/watch";

test.use({ viewport: DESKTOP });

const link = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Main" }).getByRole("link", { name, exact: true });

/** Whether the browser's own frames are in place, and come. */
const framesCome = (page: Page): Promise<boolean> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        if (!/native code/.test(String(window.requestAnimationFrame))) resolve(false);
        window.requestAnimationFrame(() => resolve(true));
        window.setTimeout(() => resolve(false), 500);
      }),
  );

const slowData = (page: Page, delay: number) =>
  page.route("**/page-data.json", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, delay));
    await route.continue();
  });

for (const [name, press] of [
  ["one press", (page: Page) => link(page, "Career").click()],
  ["a double click", (page: Page) => link(page, "Career").dblclick()],
] as const) {
  test(`${name} changes the page, and leaves everything as it was`, async ({ page, baseURL }) => {
    const watched = watch(page, new URL(baseURL ?? "").host);
    await open(page, "/about");
    await mark(page);
    await press(page);
    await expect(page).toHaveURL("/career");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("My Professional Story");
    await expect.poll(() => framesCome(page)).toBe(true);
    expect(await isMarked(page)).toBe(true);
    expect(watched.complaints).toEqual([]);
  });
}

test("an impatient second press on a slow line changes nothing", async ({ page, baseURL }) => {
  const watched = watch(page, new URL(baseURL ?? "").host);
  await slowData(page, 1500);
  await open(page, "/about");
  await link(page, "Career").click();
  await page.waitForTimeout(600);
  await link(page, "Career").click();
  await expect(page).toHaveURL("/career");
  await expect.poll(() => framesCome(page)).toBe(true);
  expect(watched.complaints).toEqual([]);
});

test("who presses another link meanwhile goes there", async ({ page }) => {
  await slowData(page, 1000);
  await open(page, "/about");
  await link(page, "Career").click();
  await page.waitForTimeout(200);
  await link(page, "Contact").click();
  await expect(page).toHaveURL("/contact");
  await page.waitForTimeout(1500);
  await expect(page).toHaveURL("/contact");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Begin With One Sentence");
  expect(await framesCome(page)).toBe(true);
});

test("who goes back meanwhile stays there", async ({ page }) => {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route("**/page-data/career/**", async (route) => {
    await held;
    await route.continue();
  });
  await open(page, "/about");
  await link(page, "Contact").click();
  await expect(page).toHaveURL("/contact");
  await link(page, "Career").click();
  await page.goBack();
  await expect(page).toHaveURL("/about");
  letGo();
  await page.waitForTimeout(1000);
  await expect(page).toHaveURL("/about");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(about.heading);
});

for (const reducedMotion of ["no-preference", "reduce"] as const) {
  test(`who presses three links in turn goes to the last, with motion: ${reducedMotion}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await slowData(page, 1000);
    await open(page, "/about");
    for (const name of ["Career", "Contact", "Articles"]) {
      await link(page, name).click();
      await page.waitForTimeout(200);
    }
    await expect(page).toHaveURL("/articles");
    await page.waitForTimeout(1500);
    await expect(page).toHaveURL("/articles");
    expect(await page.evaluate(() => window.history.length)).toBe(3);
  });
}

test("a link to a part of the same page scrolls there, and holds nothing", async ({ page }) => {
  await open(page, ARTICLE);
  await page.getByRole("navigation", { name: "Contents" }).getByRole("link").last().click();
  await expect(page).toHaveURL(/#/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
  expect(await framesCome(page)).toBe(true);
});
