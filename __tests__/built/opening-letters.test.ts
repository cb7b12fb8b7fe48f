import { readFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { create, type Font } from "fontkit";
import { displayFonts } from "../../src/theme/display-fonts";
import { preloadedFonts } from "../../src/theme/font-faces";
import { REST_AT_ONCE_QUERY } from "../../src/theme/media";
import { builtPages, fileAt, pageAt, type BuiltPage } from "../support/built-site";

/** The pages that open with words. */
const OF_WORDS = ["/", "/about", "/career", "/contact", "/404"];

/** Letters take less, so that a smaller page has room for them, whatever its content. */
const ROOMY_BYTES = 10_000;

const hasLetters = ({ $ }: BuiltPage): boolean => $("#letters").length > 0;

/** The fonts that a page asks for ahead, on all screens or on some. */
const preloadsOf = ({ $ }: BuiltPage, media?: string): string[] =>
  $('link[rel="preload"][as="font"]')
    .toArray()
    .filter((link) => $(link).attr("media") === media)
    .map((link) => $(link).attr("href") ?? "");

type Style = keyof typeof displayFonts;
const STYLES: readonly Style[] = ["roman", "italic"];

/** The fonts in a page, by their style. */
const fontsIn = ({ $ }: BuiltPage): Partial<Record<Style, Font>> =>
  Object.fromEntries(
    [
      ...$("#letters")
        .text()
        .matchAll(/@font-face\{([^}]*)base64,([^)]+)\)/g),
    ].map(([, properties = "", data = ""]) => [
      properties.includes("font-style:italic") ? "italic" : "roman",
      create(Buffer.from(data, "base64")) as Font,
    ]),
  );

const isOf =
  (style: Style) =>
  (url: string): boolean =>
    path.basename(url).startsWith(`display-${style}-`);

const lettered = OF_WORDS.map((route) => pageAt(route)).filter(hasLetters);
const others = builtPages.filter((page) => !hasLetters(page));

describe("letters in the HTML", () => {
  it("are in every page of words that has room", () => {
    const pages = OF_WORDS.map((route) => pageAt(route));
    const full = pages.filter((page) => STYLES.some((style) => !fontsIn(page)[style]));
    for (const { file } of full) {
      expect(brotliCompressSync(readFileSync(fileAt(`/${file}`))).length).toBeGreaterThan(
        ROOMY_BYTES,
      );
    }
    expect(full.length).toBeLessThan(pages.length);
  });

  it.each(lettered.map((page) => [page.path, page] as const))(
    "of %s set its headline and the name above it as the display face does",
    (_, page) => {
      const { $ } = page;
      const marked = $("[data-letters]");
      expect(marked.filter("h1, header a > span, main p").length).toBe(marked.length);
      expect(marked.filter("h1, header a > span")).toHaveLength(2);
      expect(marked.text().length).toBeGreaterThan(10);
      const upright = marked.clone();
      upright.find("em").remove();
      const words = { roman: upright, italic: marked.find("em") };
      const fonts = fontsIn(page);
      const setting = (font: Font, text: string) => {
        const run = font.layout(text);
        return run.glyphs.map((glyph, at) => [glyph.path.toSVG(), run.positions[at]?.xAdvance]);
      };
      for (const style of STYLES) {
        const font = fonts[style];
        if (!font) continue;
        const whole = create(readFileSync(fileAt(displayFonts[style]))) as Font;
        const texts = words[style]
          .toArray()
          .map((element) => $(element).text())
          .filter(Boolean);
        expect(texts.join("")).not.toBe("");
        for (const text of texts) expect(setting(font, text)).toEqual(setting(whole, text));
      }
    },
  );

  it("are asked for ahead where they are in the page by those alone who see more at once", () => {
    expect(lettered.length).toBeGreaterThan(0);
    for (const page of lettered) {
      const inPage = STYLES.filter((style) => fontsIn(page)[style]);
      const isInPage = (url: string) => inPage.some((style) => isOf(style)(url));
      expect(preloadsOf(page, REST_AT_ONCE_QUERY)).toEqual(preloadedFonts.filter(isInPage));
      expect(preloadsOf(page)).toEqual(preloadedFonts.filter((url) => !isInPage(url)));
    }
  });

  it("are left to the files that every page shows on all other pages", () => {
    expect(others.length).toBeGreaterThan(OF_WORDS.length);
    for (const page of others) expect(preloadsOf(page)).toEqual(preloadedFonts);
  });
});
