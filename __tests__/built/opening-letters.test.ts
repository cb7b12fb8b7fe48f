import { readFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { create, type Font } from "fontkit";
import { displayFonts } from "../../src/theme/display-fonts";
import { preloadedFonts } from "../../src/theme/font-faces";
import { REST_AT_ONCE_QUERY } from "../../src/theme/media";
import { builtPages, fileAt, pageAt, type BuiltPage } from "../support/built-site";

/** The pages that open with words. */
const OF_WORDS = ["/about", "/career", "/contact", "/404"];

/** Letters take less, so that a smaller page has room for them, whatever its content. */
const ROOMY_BYTES = 10_000;

const hasLetters = ({ $ }: BuiltPage): boolean => $("#letters").length > 0;

/** The fonts that a page asks for ahead, on all screens or on some. */
const preloadsOf = ({ $ }: BuiltPage, media?: string): string[] =>
  $('link[rel="preload"][as="font"]')
    .toArray()
    .filter((link) => $(link).attr("media") === media)
    .map((link) => $(link).attr("href") ?? "");

const fontsIn = ({ $ }: BuiltPage): Font[] =>
  [
    ...$("#letters")
      .text()
      .matchAll(/base64,([^)]+)\)/g),
  ].map(([, data = ""]) => create(Buffer.from(data, "base64")) as Font);

const isText = (url: string): boolean => path.basename(url).startsWith("text-");

const lettered = OF_WORDS.map((route) => pageAt(route)).filter(hasLetters);
const others = builtPages.filter((page) => !hasLetters(page));

describe("letters in the HTML", () => {
  it("are in every page of words that has room", () => {
    const bare = others.filter(({ path: at }) => OF_WORDS.includes(at));
    for (const { file } of bare) {
      expect(brotliCompressSync(readFileSync(fileAt(`/${file}`))).length).toBeGreaterThan(
        ROOMY_BYTES,
      );
    }
    expect(lettered.length + new Set(bare.map(({ path: at }) => at)).size).toBe(OF_WORDS.length);
  });

  it.each(lettered.map((page) => [page.path, page] as const))(
    "of %s set its headline and the name above it as the display face does",
    (_, page) => {
      const { $ } = page;
      const marked = $("h1, header a:has(> svg + span)");
      expect(marked).toHaveLength(2);
      const upright = marked.clone();
      upright.find("em").remove();
      const words = [upright, marked.find("em")].map((set) =>
      set.toArray().map((element) => $(element).text()).filter(Boolean)); // prettier-ignore
      const fonts = fontsIn(page);
      expect(fonts).toHaveLength(2);
      [displayFonts.roman, displayFonts.italic].forEach((url, at) => {
        const whole = create(readFileSync(fileAt(url))) as Font;
        const setting = (font: Font | undefined, text: string) => {
          const run = font?.layout(text);
          return run?.glyphs.map((glyph, place) => [
            glyph.path.toSVG(),
            run.positions[place]?.xAdvance,
          ]);
        };
        for (const text of words[at] ?? [])
          expect(setting(fonts[at], text)).toEqual(setting(whole, text));
      });
      expect(words.flat().join("").length).toBeGreaterThan(10);
    },
  );

  it("are asked for ahead where they are in the page by those alone who see more at once", () => {
    expect(lettered.length).toBeGreaterThan(0);
    for (const page of lettered) {
      expect(preloadsOf(page)).toEqual(preloadedFonts.filter(isText));
      expect(preloadsOf(page, REST_AT_ONCE_QUERY)).toEqual(
        preloadedFonts.filter((url) => !isText(url)),
      );
    }
  });

  it("are left to the files that every page shows on all other pages", () => {
    expect(others.length).toBeGreaterThan(OF_WORDS.length);
    for (const page of others) expect(preloadsOf(page)).toEqual(preloadedFonts);
  });
});
