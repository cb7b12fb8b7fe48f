import { expect, test, type Page } from "@playwright/test";
import { FIRST_MS, SOON_MS } from "../../src/lib/hydration";
import { holdScripts } from "./support/page";
import { DESKTOP, PHONE, PICTURES } from "./support/site";

/* On a telephone a list opens with its first picture; the entries below wait for that. */

test.use({ viewport: PHONE });

const TWO_FRAMES = "new Promise((r) => requestAnimationFrame(() => requestAnimationFrame(r)))";

/** Of what the browser took for the largest paint, one after the other: whether it is the first picture. */
const LARGEST_ARE_PRIORITY = `new Promise((resolve) => {
  new PerformanceObserver((list) =>
    resolve(list.getEntries().map(({ element }) => Boolean(element?.matches("[fetchpriority=high]")))),
  ).observe({ type: "largest-contentful-paint", buffered: true });
})`;

/** How each entry but the first is laid out. */
const entries = (page: Page) =>
  page
    .locator("main ul > li.below")
    .evaluateAll((all) => all.map((entry) => getComputedStyle(entry).contentVisibility));

const expectShown = async (page: Page) => {
  expect((await entries(page)).length).toBeGreaterThan(0);
  await expect.poll(() => entries(page)).not.toContain("hidden");
};

/** The folder of a picture's files, which tells what it shows. */
const folderOf = (url: string) => /\/static\/([^/]+)/.exec(url)?.[1] ?? url;

/** The folders of the pictures that are to be fetched at once. */
const eager = (page: Page) =>
  page
    .locator("main img[loading=eager]")
    .evaluateAll((images) => images.map((image) => image.getAttribute("src") ?? ""))
    .then((addresses) => addresses.map(folderOf).sort());

/** Has a page wait for ever where it would wait for so long. */
const withoutWait = (page: Page, limit: number) =>
  page.addInitScript((never) => {
    const wait = window.setTimeout.bind(window);
    const withoutLimit = (task: TimerHandler, ms?: number, ...others: unknown[]) =>
      ms === never ? 0 : wait(task, ms, ...others);
    Object.assign(window, { setTimeout: withoutLimit });
  }, limit);

/**
 * Opens a list while its pictures are on their way, and where time alone ends nothing.
 *
 * @returns what tells of the pictures that were asked for, and what lets them come
 */
const openWaiting = async (page: Page, path: string) => {
  const addresses: string[] = [];
  page.on("request", (request) => {
    if (PICTURES.test(request.url())) addresses.push(request.url());
  });
  await withoutWait(page, FIRST_MS);
  let letCome = () => {};
  const come = new Promise<void>((resolve) => (letCome = resolve));
  await holdScripts(page);
  await page.route(PICTURES, async (route) => {
    await come;
    await route.continue();
  });
  await page.goto(path, { waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
  await page.evaluate(TWO_FRAMES);
  return { addresses, asked: () => [...new Set(addresses.map(folderOf))].sort(), letCome };
};

for (const path of ["/articles", "/projects", "/featured"]) {
  test.describe(`the list of ${path}`, () => {
    test("fetches its first picture, and what is to be there at once, before the others", async ({
      page,
    }) => {
      const { addresses, asked, letCome } = await openWaiting(page, path);
      const first = page.locator("img[fetchpriority=high]");
      expect(new Set(await entries(page))).toEqual(new Set(["hidden"]));
      // What waits takes a height of its own, and the width that the page has for it.
      const { width = 0 } = (await first.boundingBox()) ?? {};
      expect(width).toBeGreaterThan(0);
      expect(width).toBeLessThan(PHONE.width);
      await expect.poll(asked).toEqual(await eager(page));
      await page.evaluate(TWO_FRAMES);
      expect(asked()).toEqual(await eager(page));

      letCome();
      const shown = () =>
        first.evaluate((image: HTMLImageElement) => image.complete && image.currentSrc);
      await expect.poll(shown).toBe(addresses[0]);
      await expectShown(page);
    });

    test("is there for whoever scrolls before the picture has come", async ({ page }) => {
      await openWaiting(page, path);
      expect(await entries(page)).toContain("hidden");
      await page.mouse.wheel(0, 600);
      await expectShown(page);
    });

    for (const [where, size] of [
      ["high", { width: 412, height: 1200 }],
      ["somewhat higher", { width: PHONE.width, height: 875 }],
      ["wide", DESKTOP],
    ] as const) {
      test(`is shown with the first frame as far as a ${where} screen reaches`, async ({
        page,
      }) => {
        await page.setViewportSize(size);
        await openWaiting(page, path);
        const shown = await entries(page);
        expect(shown.length).toBeGreaterThan(0);
        expect(shown).not.toContain("hidden");
      });
    }

    test("is whole on paper, however little of it has come", async ({ page }) => {
      await openWaiting(page, path);
      expect(await entries(page)).toContain("hidden");
      await page.emulateMedia({ media: "print" });
      await expectShown(page);
    });
  });
}

for (const [path, where, size] of [
  ["/articles", "small", { width: 360, height: 640 }],
  ["/articles", "wide", DESKTOP],
  ["/projects", "wide", DESKTOP],
] as const) {
  test(`${path} comes alive with its first picture on a ${where} screen, where lettering is larger`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await withoutWait(page, SOON_MS);
    await page.goto(path);
    await expect(page.locator("script[src]").first()).toBeAttached();
    expect(await page.evaluate(LARGEST_ARE_PRIORITY)).not.toContain(true);
  });
}
