import { expect, test, type Locator, type Page } from "@playwright/test";
import { projects } from "./support/content";
import { open } from "./support/page";
import { DESKTOP, PHONE } from "./support/site";

const card = (page: Page, title: string) =>
  page
    .getByRole("article")
    .filter({ has: page.getByRole("heading", { name: title, exact: true }) });

/** A place on the picture of a card, in px from its corner. */
const PLATE = { x: 80, y: 80 };

const actions = (within: Locator) => within.getByRole("link");

/** Whether an element and all that it stands in can be seen. */
const isSeen = (locator: Locator): Promise<boolean> =>
  locator.evaluate((element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
  );

const withStudy = projects.filter(({ caseStudySlug }) => caseStudySlug);
const [study] = withStudy.filter(({ link }) => link);
const [plain] = projects.filter(({ caseStudySlug, link }) => !caseStudySlug && link);
const leading = projects.filter(({ caseStudySlug, link }) => caseStudySlug ?? link);

test.describe("a project card", () => {
  test.use({ viewport: DESKTOP });

  test.beforeEach(async ({ page }) => {
    await open(page, "/projects");
  });

  test("shows picture, category, title and client", async ({ page }) => {
    for (const { title, client, category } of projects) {
      await expect(card(page, title).getByRole("img")).toHaveCount(1);
      await expect(card(page, title).getByText(client, { exact: true })).toBeVisible();
      await expect(card(page, title).getByText(category, { exact: true })).toBeVisible();
    }
  });

  test("offers a case study only where there is one, and a live project in a new tab", async ({
    page,
  }) => {
    expect(withStudy.map(({ caseStudySlug }) => caseStudySlug)).toEqual(
      expect.arrayContaining(["frauwa-roofs", "activate-pilot"]),
    );
    for (const { title, link, caseStudySlug } of projects) {
      const texts = [caseStudySlug && "View Case Study", link && "Live Project"].filter(Boolean);
      await expect(actions(card(page, title))).toHaveText(texts as string[]);
      if (!link) continue;
      const live = card(page, title).getByRole("link", { name: /Live Project/ });
      await expect(live).toHaveAttribute("target", "_blank");
      await expect(live).toHaveAttribute("rel", /noopener/);
      await expect(live).toHaveAttribute("href", link);
    }
  });

  test("offers them when the pointer is over it, and no longer when it has left", async ({
    page,
  }) => {
    for (const { title } of [study, plain].filter((one) => one !== undefined)) {
      const first = actions(card(page, title)).first();
      await card(page, title).scrollIntoViewIfNeeded();
      await page.mouse.move(0, 0);
      await expect.poll(() => isSeen(first)).toBe(false);
      await card(page, title).hover({ position: PLATE });
      await expect.poll(() => isSeen(first)).toBe(true);
      await page.mouse.move(0, 0);
      await expect.poll(() => isSeen(first)).toBe(false);
    }
  });

  test("offers them to the keyboard's focus", async ({ page }) => {
    await page.mouse.move(0, 0);
    const links = actions(card(page, study?.title ?? ""));
    await expect.poll(() => isSeen(links.first())).toBe(false);
    await page.getByRole("main").locator("button[aria-pressed]").last().focus();
    const before = leading.slice(
      0,
      leading.findIndex(({ slug }) => slug === study?.slug),
    );
    const stops = before.flatMap(({ caseStudySlug, link }) =>
      [caseStudySlug, link].filter(Boolean),
    );
    for (let stop = 0; stop <= stops.length; stop += 1) await page.keyboard.press("Tab");
    await expect(links.first()).toBeFocused();
    await expect.poll(() => isSeen(links.first())).toBe(true);
    await page.keyboard.press("Tab");
    await expect(links.nth(1)).toBeFocused();
    await expect.poll(() => isSeen(links.nth(1))).toBe(true);
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(`/case-studies/${study?.caseStudySlug}`);
  });

  test("leads to its case study from anywhere on it", async ({ page }) => {
    await card(page, study?.title ?? "").click({ position: PLATE });
    await expect(page).toHaveURL(`/case-studies/${study?.caseStudySlug}`);
  });

  test("opens the live project in a new tab, and stays", async ({ page, context }) => {
    await context.route(`${new URL(study?.link ?? "").origin}/**`, (route) =>
      route.fulfill({ body: "elsewhere" }),
    );
    await card(page, study?.title ?? "").hover({ position: PLATE });
    const tab = context.waitForEvent("page");
    await card(page, study?.title ?? "")
      .getByRole("link", { name: /Live Project/ })
      .click();
    expect((await tab).url()).toContain(study?.link);
    await expect(page).toHaveURL("/projects");
  });
});

test.describe("a project card under a finger", () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  test("offers where it leads without hovering", async ({ page }) => {
    await open(page, "/projects");
    for (const { title } of leading) {
      await card(page, title).scrollIntoViewIfNeeded();
      await expect.poll(() => isSeen(actions(card(page, title)).first())).toBe(true);
    }
    await card(page, study?.title ?? "")
      .getByRole("link", { name: /View Case Study/ })
      .tap();
    await expect(page).toHaveURL(`/case-studies/${study?.caseStudySlug}`);
  });
});
