import { expect, test, type Page } from "@playwright/test";
import { itemsOnPage } from "../../src/lib/pagination";
import { articles } from "./support/content";
import { hydrated, open, scrollThrough } from "./support/page";
import { ARTICLE, CASE_STUDY, DESKTOP, PICTURES } from "./support/site";

const PLACEHOLDER = "/placeholder.svg";

interface Shown {
  url: string;
  isLoaded: boolean;
  alt: string;
}

/** The pictures of the content: which file they show, whether it is there, what they are called. */
const picturesOf = (page: Page): Promise<Shown[]> =>
  page
    .getByRole("main")
    // Drawings of a case study are described by their captions; they are drawn again by code.
    .locator("img:not([aria-hidden] *)")
    .evaluateAll((images) =>
      (images as HTMLImageElement[]).map(({ currentSrc, complete, naturalWidth, alt }) => ({
        url: new URL(currentSrc || "about:blank", location.href).pathname,
        isLoaded: complete && naturalWidth > 0,
        alt,
      })),
    );

test.use({ viewport: DESKTOP });

for (const path of ["/articles", ARTICLE, CASE_STUDY]) {
  test(`pictures of ${path} that fail are replaced, and the page is complete`, async ({ page }) => {
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(error.message));
    await page.route(PICTURES, (route) => route.abort());
    await open(page, path);
    await scrollThrough(page);
    await expect
      .poll(async () => (await picturesOf(page)).map(({ url }) => url))
      .toEqual((await picturesOf(page)).map(() => PLACEHOLDER));
    await expect
      .poll(async () => (await picturesOf(page)).every(({ isLoaded }) => isLoaded))
      .toBe(true);
    const shown = await picturesOf(page);
    expect(shown.length).toBeGreaterThan(0);
    // The first is the one of the page or of its first card; within a text the designer may call
    // a picture a mere ornament.
    expect(shown[0]?.alt).toMatch(/\S/);
    await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("contentinfo")).toBeVisible();
    expect(errors).toEqual([]);
  });
}

test("a picture that fails leaves its card complete and its place as it was", async ({ page }) => {
  await page.goto("/articles");
  const sizes = () =>
    page
      .getByRole("article")
      .locator("img")
      .evaluateAll((images) => images.map((image) => Math.round(image.clientHeight)));
  const before = await sizes();
  await page.route(PICTURES, (route) => route.abort());
  await page.reload();
  await hydrated(page);
  await scrollThrough(page);
  await expect
    .poll(async () => (await picturesOf(page)).every(({ isLoaded }) => isLoaded))
    .toBe(true);
  expect(await sizes()).toEqual(before);
  await expect(page.getByRole("article").getByRole("heading")).toHaveText(
    itemsOnPage(articles, 1).map(({ title }) => title),
  );
});

test("a picture that failed before the scripts ran is replaced too", async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(PICTURES, (route) => route.abort());
  await page.route(/\/app-.*\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto("/articles", { waitUntil: "commit" });
  const first = page.getByRole("article").first().locator("img");
  await expect
    .poll(() => first.evaluate((image: HTMLImageElement) => image.complete && !image.naturalWidth))
    .toBe(true);
  release();
  await expect(first).toHaveAttribute("src", PLACEHOLDER);
});

test("a placeholder that fails as well is asked for once, not for ever", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.route(PICTURES, (route) => route.abort());
  await page.route(/placeholder\.svg/, (route) => route.abort());
  await open(page, "/articles");
  await scrollThrough(page);
  await page.waitForTimeout(500);
  const count = asked.filter((path) => path === PLACEHOLDER).length;
  expect(count).toBeGreaterThan(0);
  expect(count).toBeLessThanOrEqual(articles.length);
});
