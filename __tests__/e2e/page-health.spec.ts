import { expect, test } from "@playwright/test";
import { hydrated, scrollThrough } from "./support/page";
import { DESKTOP, PAGES, PHONE, UNKNOWN } from "./support/site";
import { shiftsOf, watch, watchShifts } from "./support/watch";

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
          // Gatsby asks for the data of a path before it knows that there is none.
          const missing = [UNKNOWN, `/page-data${UNKNOWN}/page-data.json`];
          expect([...new Set(watched.failures)]).toEqual(
            missing.map((url) => `404 ${baseURL}${url}`),
          );
        } else {
          expect(watched.failures).toEqual([]);
          expect(watched.complaints).toEqual([]);
        }
      });
    }
  });
}
