import { expect, test, type Page } from "@playwright/test";
import { holdScripts, hydrated } from "./support/page";
import { ARTICLE, CASE_STUDY, PHONE, PICTURES } from "./support/site";

/*
 * What a page opens with has the line and the processor for itself; what lies below comes afterwards,
 * and nobody who goes there earlier finds anything amiss.
 */

test.use({ viewport: PHONE });

const isOpening = (page: Page) =>
  page.evaluate(() => "opening" in document.documentElement.dataset);

/** The elements that are not laid out unless they are near. */
const waiting = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll("main *")].filter(
        (element) => getComputedStyle(element).contentVisibility === "auto",
      ).length,
  );

for (const path of [ARTICLE, CASE_STUDY]) {
  test(`${path} opens with its picture and the fonts of every page, and fetches no others`, async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on("request", (request) => {
      if (PICTURES.test(request.url()) || /\.woff2$/.test(request.url())) asked.push(request.url());
    });
    const letGo = await holdScripts(page);
    await page.goto(path);
    const opening = page.locator("img[fetchpriority=high]");
    await expect
      .poll(() => opening.evaluate((image: HTMLImageElement) => image.complete))
      .toBe(true);
    const atFirst = [...asked];
    const shown = await opening.evaluate((image: HTMLImageElement) => image.currentSrc);
    expect(atFirst[0]).toBe(shown);
    const fonts = atFirst.filter((url) => url.endsWith(".woff2"));
    expect(fonts.filter((url) => !/-everyday-/.test(url))).toEqual([]);
    expect(await waiting(page)).toBeGreaterThan(10);

    letGo();
    await page.mouse.move(100, 100);
    await page.mouse.move(120, 120);
    await hydrated(page);
    expect(await waiting(page)).toBe(0);
    // Both texts have names with dotted letters in them.
    await expect.poll(() => asked.some((url) => /-names-/.test(url))).toBe(true);
  });
}

test("a link to a place in the page leads there before the scripts have come", async ({ page }) => {
  await holdScripts(page);
  await page.goto(ARTICLE, { waitUntil: "domcontentloaded" });
  await page.getByRole("navigation", { name: "Contents" }).getByRole("link").last().click();
  expect(await isOpening(page)).toBe(false);
  const heading = page.getByRole("heading", { name: "What stays" });
  await expect(heading).toBeInViewport();
});

test("an address of a place in the page leads there", async ({ page }) => {
  await holdScripts(page);
  await page.goto(`${ARTICLE}#what-stays`, { waitUntil: "domcontentloaded" });
  expect(await isOpening(page)).toBe(false);
  await expect(page.getByRole("heading", { name: "What stays" })).toBeInViewport();
});

test("who loads a page anew finds the place that was left", async ({ page }) => {
  await page.goto(ARTICLE);
  await hydrated(page);
  const heading = page.getByRole("heading", { name: "What stays" });
  await heading.evaluate((element) => element.scrollIntoView({ behavior: "instant" }));
  const top = () => heading.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  const before = await top();
  await page.reload();
  await hydrated(page);
  await expect.poll(top).toBe(before);
});

test("where the scripts do not come all of the page is laid out", async ({ page }) => {
  await page.route(/\.js$/, (route) => route.abort());
  await page.goto(ARTICLE);
  await page.mouse.move(100, 100);
  await page.mouse.move(120, 120);
  await expect.poll(() => isOpening(page)).toBe(false);
  expect(await waiting(page)).toBe(0);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  test("nothing waits for them", async ({ page }) => {
    await page.goto(ARTICLE);
    await expect(page.locator("html[data-opening]")).toHaveCount(0);
  });
});

test("the plates of the home page are asked for after its first frame", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  const devTools = await page.context().newCDPSession(page);
  const play = (playbackRate: number) =>
    devTools.send("Animation.setPlaybackRate", { playbackRate });
  await devTools.send("Animation.enable");
  // All frames are like the first one where no animation goes on.
  await play(0);
  // With them what waited is laid out.
  await holdScripts(page);
  await page.goto("/");
  await page.evaluate("new Promise((r) => requestAnimationFrame(() => requestAnimationFrame(r)))");
  await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
  expect(await page.locator("main img[src*=plate]").count()).toBe(3);
  expect(asked.filter((url) => /\/plate\.|-names-/.test(url))).toEqual([]);

  await play(1);
  await expect.poll(() => asked.filter((url) => /\/plate\./.test(url)).length).toBeGreaterThan(0);
});
