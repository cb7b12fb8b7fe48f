import { expect, test } from "@playwright/test";
import { hydrated } from "./support/page";
import { DESKTOP, KINDS, PHONE } from "./support/site";
import { shiftsOf, watchShifts } from "./support/watch";

/** How late fonts and pictures come here, in milliseconds: on a slow line they do. */
const DELAY = 1000;

for (const viewport of [PHONE, DESKTOP]) {
  test.describe(`at ${viewport.width} px, fonts and pictures a second late`, () => {
    test.use({ viewport });

    for (const path of KINDS) {
      test(`${path} does not move when they arrive`, async ({ page }) => {
        await watchShifts(page);
        let held = 0;
        await page.route(/\.(woff2|avif|webp|jpe?g|png|svg)$/, async (route) => {
          held += 1;
          await new Promise((resolve) => setTimeout(resolve, DELAY));
          await route.continue();
        });
        await page.goto(path, { waitUntil: "load" });
        await hydrated(page);
        await page.evaluate(() => document.fonts.ready);
        await page.waitForTimeout(400);
        expect(held, "what was held back").toBeGreaterThan(0);
        expect(await shiftsOf(page)).toEqual([]);
      });
    }
  });
}
