import { expect, test } from "@playwright/test";
import { open, scrollThrough } from "./support/page";
import { PAGES } from "./support/site";

for (const path of PAGES) {
  test(`${path} asks for no font that it does not use`, async ({ page }) => {
    await open(page, path);
    await scrollThrough(page);
    await page.evaluate(() => document.fonts.ready);
    const { loaded, used } = await page.evaluate(() => {
      const name = (family: string, style: string, weight: string) =>
        `${family.split(",")[0]?.replace(/"/g, "").trim()} ${style} ${weight}`;
      const fontOf = (element: Element) => {
        const { fontFamily, fontStyle, fontWeight } = getComputedStyle(element);
        return name(fontFamily, fontStyle, fontWeight);
      };
      const fonts = new Set<string>();
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const { parentElement, textContent } = walker.currentNode;
        const isShown = parentElement?.checkVisibility() && /\S/.test(textContent ?? "");
        if (!isShown || !parentElement) continue;
        fonts.add(fontOf(parentElement));
        if (textContent?.includes("₦")) fonts.add(`${fontOf(parentElement)} U+20A6`);
      }
      return {
        used: [...fonts],
        loaded: [...document.fonts]
          // Those of the machine, fitted to stand in for ours, are no request.
          .filter(({ status, family }) => status === "loaded" && !/^"?(Display|Text) /.test(family))
          .map(({ family, style, weight, unicodeRange }) =>
            [name(family, style, weight), unicodeRange.replace("U+0-10FFFF", "").toUpperCase()]
              .join(" ")
              .trim(),
          ),
      };
    });
    expect(loaded.length).toBeGreaterThan(0);
    expect(used).toEqual(expect.arrayContaining(loaded));
  });
}
