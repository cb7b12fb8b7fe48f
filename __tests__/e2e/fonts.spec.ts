import { readFileSync } from "node:fs";
import { expect, test, type Page } from "@playwright/test";
import { create, type Font } from "fontkit";
import { combiningMarks, nairaSign, nigerianLetters } from "../../src/lib/letters";
import { fontFaces } from "../../src/theme/font-faces";
import { open, scrollThrough } from "./support/page";
import { PAGES } from "./support/site";

/** The characters of each file, in the order of the rules: of two for one character the later counts. */
const characters = [...fontFaces.matchAll(/@font-face\{[^}]*url\(([^)]+)\)/g)].map(([, url]) => {
  const font = create(readFileSync(`static${url}`)) as Font;
  return String.fromCodePoint(...font.characterSet);
});

for (const path of PAGES) {
  test(`${path} asks for no font that it does not use`, async ({ page }) => {
    await open(page, path);
    await scrollThrough(page);
    await page.evaluate(() => document.fonts.ready);
    const { files, loaded, needed } = await page.evaluate((held) => {
      const name = (family: string, style: string, weight: string) =>
        `${family.split(",")[0]?.replace(/"/g, "").trim()} ${style} ${weight}`;
      const faces = [...document.fonts];
      const nameOf = (face: FontFace) => name(face.family, face.style, face.weight);
      const names = new Set(faces.map(nameOf));
      /** The characters that each font sets, those of the style sheet included. */
      const texts = new Map<string, string>();
      const add = (element: Element, text: string, pseudo?: string) => {
        const { fontFamily, fontStyle, fontWeight } = getComputedStyle(element, pseudo);
        // Italics of a family that has none are set upright.
        const italic = name(fontFamily, fontStyle, fontWeight);
        const font = names.has(italic) ? italic : name(fontFamily, "normal", fontWeight);
        texts.set(font, (texts.get(font) ?? "") + text);
      };
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const { parentElement, textContent } = walker.currentNode;
        if (parentElement?.checkVisibility()) add(parentElement, textContent ?? "");
      }
      const FIGURES = "0123456789";
      const MARKERS: Record<string, string> = { disc: "•", decimal: `${FIGURES}.` };
      for (const element of document.querySelectorAll("*")) {
        for (const pseudo of ["::before", "::after"]) {
          const { content } = getComputedStyle(element, pseudo);
          const strings = [...content.matchAll(/"([^"]*)"/g)].map(([, text]) => text).join("");
          add(element, strings + (content.includes("counter") ? FIGURES : ""), pseudo);
        }
        const { display, listStyleType } = getComputedStyle(element);
        if (display === "list-item") add(element, MARKERS[listStyleType] ?? "");
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
      // Those of the machine, fitted to stand in for ours, are no request, nor are letters in the page.
      const ours = faces.filter(({ family }) => !/^"?((Display|Text) |Opening)/.test(family));
      /** The file that sets a character: what one lacks of its range comes from another before it. */
      const setterOf = (font: string, character: string) =>
        ours.findLastIndex(
          (face, at) =>
            nameOf(face) === font && isIn(face, character) && held[at]?.includes(character),
        );
      const needed = new Set(
        [...texts].flatMap(([font, text]) =>
          [...new Set(text.replace(/\s/g, ""))].map((character) => setterOf(font, character)),
        ),
      );
      const label = (face: FontFace) => `${nameOf(face)} ${face.unicodeRange.slice(0, 40)}`;
      return {
        files: ours.length,
        loaded: ours.filter(({ status }) => status === "loaded").map(label),
        needed: ours.filter((_, at) => needed.has(at)).map(label),
      };
    }, characters);
    expect(files).toBe(characters.length);
    expect(loaded.length).toBeGreaterThan(0);
    expect(needed).toEqual(expect.arrayContaining(loaded));
  });
}

/** The fonts of the machine that a node's words are set in. */
const foreignFonts = async (page: Page, selector: string): Promise<string[]> => {
  const client = await page.context().newCDPSession(page);
  await client.send("DOM.enable");
  await client.send("CSS.enable");
  const { root } = await client.send("DOM.getDocument");
  const { nodeId } = await client.send("DOM.querySelector", { nodeId: root.nodeId, selector });
  const { fonts } = await client.send("CSS.getPlatformFontsForNode", { nodeId });
  return fonts.filter(({ isCustomFont }) => !isCustomFont).map(({ familyName }) => familyName);
};

/** Words that an article may hold anywhere: names, prices, sentences with their tones. */
const WORDS = `${nigerianLetters} Ìlú, ${nairaSign}250,000 ${[...combiningMarks].map((mark) => `ọ${mark}`).join("")} Ẹ̀kọ́, ọ̀rọ̀`;

for (const [face, style] of [
  ["running text", "400 1rem var(--font-text)"],
  ["emphasised text", "600 1rem var(--font-text)"],
  ["headlines", "400 1rem var(--font-display)"],
  ["emphasised headlines", "italic 400 1rem var(--font-display)"],
] as const) {
  test(`the letters of Nigeria's languages come on a first visit: ${face}`, async ({ page }) => {
    await page.addInitScript(
      ([style, words]) => {
        addEventListener("DOMContentLoaded", () => {
          const line = Object.assign(document.createElement("p"), { id: "words" });
          line.style.font = style;
          line.textContent = words;
          document.body.prepend(line);
        });
      },
      [style, WORDS] as const,
    );
    await open(page, "/contact");
    await expect(page.locator("#words")).toHaveText(WORDS);
    await expect.poll(() => foreignFonts(page, "#words")).toEqual([]);
  });
}

test("what a text stresses can be told from the rest of it", async ({ page }) => {
  await open(page, "/articles/minimalist-design");
  const [stressed, around] = await page
    .getByText("ọkọ", { exact: true })
    .evaluate((word) =>
      [word, word.parentElement ?? word].map((element) => getComputedStyle(element).fontFamily),
    );
  expect(stressed).toContain("Noto Serif Display");
  expect(around).not.toContain("Noto Serif Display");
});
