import { expect, test } from "@playwright/test";
import { everydayCharacters } from "../../src/lib/letters";
import { open, scrollThrough } from "./support/page";
import { PAGES } from "./support/site";

for (const path of PAGES) {
  test(`${path} asks for no font that it does not use`, async ({ page }) => {
    await open(page, path);
    await scrollThrough(page);
    await page.evaluate(() => document.fonts.ready);
    const { loaded, needed } = await page.evaluate((everyday) => {
      const name = (family: string, style: string, weight: string) =>
        `${family.split(",")[0]?.replace(/"/g, "").trim()} ${style} ${weight}`;
      /** The characters that each font sets, the line of a heading and the words of rules included. */
      const texts = new Map<string, string>();
      const add = (element: Element, text: string, pseudo?: string) => {
        const { fontFamily, fontStyle, fontWeight } = getComputedStyle(element, pseudo);
        const font = name(fontFamily, fontStyle, fontWeight);
        texts.set(font, (texts.get(font) ?? "") + text);
      };
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const { parentElement, textContent } = walker.currentNode;
        if (parentElement?.checkVisibility()) add(parentElement, textContent ?? "");
      }
      for (const element of document.querySelectorAll("*")) {
        for (const pseudo of ["::before", "::after"]) {
          const { content } = getComputedStyle(element, pseudo);
          if (/^"|counter/.test(content)) add(element, content, pseudo);
        }
      }
      const ranges = (face: FontFace) =>
        face.unicodeRange.split(",").map((range) => {
          const [first = 0, last = first] = range
            .replace(/^\s*U\+/i, "")
            .split("-")
            .map((hex) => Number.parseInt(hex, 16));
          return { first, last };
        });
      const isIn = (face: FontFace, character: string) => {
        const point = character.codePointAt(0) ?? 0;
        return ranges(face).some(({ first, last }) => point >= first && point <= last);
      };
      const faces = [...document.fonts];
      const nameOf = (face: FontFace) => name(face.family, face.style, face.weight);
      /** A whole font is needed for what the everyday file before it cannot hold. */
      const isNeeded = (face: FontFace) => {
        const isWhole = faces.some(
          (other, index) => index > faces.indexOf(face) && nameOf(other) === nameOf(face),
        );
        return [...(texts.get(nameOf(face)) ?? "")].some(
          (character) =>
            isIn(face, character) &&
            everyday.includes(character) !== isWhole &&
            /\S/.test(character),
        );
      };
      const label = (face: FontFace) => `${nameOf(face)} ${face.unicodeRange.slice(0, 40)}`;
      // Those of the machine, fitted to stand in for ours, are no request.
      const ours = (face: FontFace) => !/^"?(Display|Text) /.test(face.family);
      return {
        loaded: faces.filter((face) => ours(face) && face.status === "loaded").map(label),
        needed: faces.filter((face) => ours(face) && isNeeded(face)).map(label),
      };
    }, everydayCharacters.words);
    expect(loaded.length).toBeGreaterThan(0);
    expect(needed).toEqual(expect.arrayContaining(loaded));
  });
}
