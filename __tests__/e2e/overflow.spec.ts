import { expect, test } from "@playwright/test";
import { open } from "./support/page";
import { PAGES } from "./support/site";

const WIDTHS = [320, 390, 768, 1280, 1920];

for (const path of PAGES) {
  test(`${path} never scrolls sideways`, async ({ page }) => {
    await open(page, path);
    for (const width of WIDTHS) {
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
