import { expect, test, type Page } from "@playwright/test";
import { open, scrollThrough } from "./support/page";
import { DESKTOP, KINDS, PHONE, TABLET, UNKNOWN } from "./support/site";

/** How far the stated width of a picture may be from the width it needs, in parts of it. */
const TOLERANCE = { below: 0.06, above: 0.12 };

/**
 * Pictures whose `sizes` are wrong for their box. The natural width of a picture with width
 * descriptors is what `sizes` came to; a box that crops it needs it as wide as its height asks.
 */
const misfits = (page: Page): Promise<string[]> =>
  page.evaluate(
    (tolerance) =>
      [...document.querySelectorAll<HTMLImageElement>("picture img")].flatMap((image) => {
        const { width, height } = image.getBoundingClientRect();
        if (!image.complete || image.naturalWidth === 0 || width === 0) return [];
        const ratio = image.naturalWidth / image.naturalHeight;
        const needed = Math.max(width, height * ratio);
        const error = image.naturalWidth / needed - 1;
        if (error >= -tolerance.below && error <= tolerance.above) return [];
        const percent = `${Math.round(error * 100)} %`;
        return [
          `${image.alt.slice(0, 30)}: ${image.naturalWidth} for ${Math.round(needed)} (${percent})`,
        ];
      }),
    TOLERANCE,
  );

for (const viewport of [
  PHONE,
  TABLET,
  DESKTOP,
  { width: 1920, height: 1080 },
  { width: 2560, height: 1440 },
]) {
  test(`at ${viewport.width} px each picture says how wide it is shown`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.setViewportSize(viewport);
    for (const path of KINDS.filter((one) => one !== UNKNOWN)) {
      await open(page, path);
      await scrollThrough(page);
      await page.waitForLoadState("networkidle");
      expect(await misfits(page), path).toEqual([]);
    }
  });
}
