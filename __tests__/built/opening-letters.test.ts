import { readFileSync } from "node:fs";
import path from "node:path";
import { create, type Font } from "fontkit";
import { preloadedFonts } from "../../src/theme/font-faces";
import { MEDIUM_QUERY } from "../../src/theme/media";
import { builtPages, fileAt, pageAt, type BuiltPage } from "../support/built-site";

/** The pages that open with words alone. */
const OF_WORDS = ["/about", "/career", "/contact", "/404"];

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

/** The characters of some text that a font does not hold. */
const missingIn = (font: Font | undefined, text: string): string[] =>
  [...text].filter((letter) => !font?.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));

describe.each(OF_WORDS)("%s", (route) => {
  const page = pageAt(route);
  const { $ } = page;

  it("holds the letters of its headline and of the name above it", () => {
    const [roman, italic, ...others] = fontsIn(page);
    expect(others).toEqual([]);
    const marked = $("h1, header a:has(> svg + span)");
    expect(marked).toHaveLength(2);
    const italics = marked.find("em");
    expect(italics.text().length).toBeGreaterThan(10);
    expect(missingIn(italic, italics.text())).toEqual([]);
    const upright = marked.clone();
    upright.find("em").remove();
    expect(missingIn(roman, upright.text())).toEqual([]);
  });

  it("sets them as the files of the display face would: with the same shapes and distances", () => {
    const [roman] = fontsIn(page);
    const name = readFileSync("src/theme/display-fonts.ts", "utf8").match(/roman: "([^"]+)"/)?.[1];
    const whole = create(readFileSync(fileAt(name ?? ""))) as Font;
    const text = $("h1").contents().first().text();
    const setting = (font?: Font) =>
      font?.layout(text).glyphs.map((glyph, at) => ({
        outline: glyph.path.toSVG(),
        advance: font.layout(text).positions[at]?.xAdvance,
      }));
    expect(setting(roman)).toEqual(setting(whole));
  });

  it("asks ahead for the text face alone, and on wider screens for the display face", () => {
    const isText = (url: string) => path.basename(url).startsWith("text-");
    expect(preloadsOf(page)).toEqual(preloadedFonts.filter(isText));
    expect(preloadsOf(page, MEDIUM_QUERY)).toEqual(preloadedFonts.filter((url) => !isText(url)));
  });
});

it("leaves the letters of all other pages to the files that every page shows", () => {
  const others = builtPages.filter(({ path: at }) => !OF_WORDS.includes(at));
  expect(others.length).toBeGreaterThan(OF_WORDS.length);
  expect(others.filter(({ $ }) => $("#letters").length > 0)).toEqual([]);
  for (const page of others) expect(preloadsOf(page)).toEqual(preloadedFonts);
});
