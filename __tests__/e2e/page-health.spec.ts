import { expect, test } from "@playwright/test";
import { hydrated, scrollThrough } from "./support/page";
import { DESKTOP, PAGES, PHONE, UNKNOWN } from "./support/site";
import { shiftsOf, watch, watchShifts } from "./support/watch";

const NARROW = { width: 320, height: 568 };

for (const viewport of [PHONE, DESKTOP]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    for (const path of PAGES) {
      test(`${path} loads without a fault, a foreign host or a shift`, async ({
        page,
        baseURL,
      }) => {
        const watched = watch(page, new URL(baseURL ?? "").host);
        await watchShifts(page);
        await page.goto(path, { waitUntil: "load" });
        await hydrated(page);
        await page.evaluate(() => document.fonts.ready);
        await page.waitForTimeout(400);
        expect(await shiftsOf(page), "while loading").toEqual([]);
        await scrollThrough(page);
        await page.waitForLoadState("networkidle");
        expect(await shiftsOf(page), "while scrolling").toEqual([]);
        expect(watched.foreign).toEqual([]);
        if (path === UNKNOWN) {
          expect(watched.failures.filter((line) => !line.endsWith(UNKNOWN))).toEqual([]);
        } else {
          expect(watched.failures).toEqual([]);
          expect(watched.complaints).toEqual([]);
        }
      });
    }
  });
}

for (const path of PAGES) {
  test(`${path} never scrolls sideways`, async ({ page }) => {
    await page.goto(path);
    await hydrated(page);
    for (const width of [NARROW.width, PHONE.width, 768, DESKTOP.width, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      const overflow = await page.evaluate(() => {
        window.scrollTo({ left: 500, behavior: "instant" });
        const { scrollWidth, clientWidth } = document.documentElement;
        return { moved: window.scrollX, beyond: scrollWidth - clientWidth };
      });
      expect(overflow, `at ${width} px`).toEqual({ moved: 0, beyond: 0 });
    }
  });
}
