import { readFile } from "node:fs/promises";
import path from "node:path";
import { create, type Font } from "fontkit";
import { inPage, LETTERS_FAMILY, LETTERS_ID, LETTERS_PROPERTY } from "../../lib/opening-letters";
import { displayFonts } from "../../theme/display-fonts";
import { preloadedFonts } from "../../theme/font-faces";
import { REST_AT_ONCE_QUERY } from "../../theme/media";

/*
 * A page of words is painted when its fonts are there, and those are a round trip after the HTML, on a slow
 * line the longest there is. The few letters of a headline can be in the HTML itself; then a telephone neither
 * waits for the two files of the display face nor shows its headline in another one first. Where there is room for
 * the italic letters alone, that is so of one of the files and of the italic words.
 *
 * As elsewhere a page is read as the text that React writes. No marked element has one of its kind in it.
 */

type Style = keyof typeof displayFonts;

const [MARK = ""] = Object.keys(inPage);
const MARKED = new RegExp(`<(h1|span|p)\\b[^>]*\\b${MARK}=""[^>]*>(.*?)</\\1>`, "gs");
const MARKED_HEADLINE = new RegExp(`<h1\\b[^>]*\\b${MARK}=""`, "y");
const ITALIC = /<em\b[^>]*>(.*?)<\/em>/gs;

/** What a browser ends a line with where it divides a word. */
const HYPHEN = "-";

/** What React writes in place of some characters. */
const ENTITIES: Record<string, string> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#x27;": "'",
};

const textOf = (html: string): string =>
  html.replace(/<[^>]*>/g, "").replace(/&[^;]+;/g, (one) => ENTITIES[one] ?? one);

/** The words of all that is marked in a page, by the style that sets them, where its headline is marked. */
const wordsOf = (html: string): Record<Style, string> | undefined => {
  // Most are not; a page, which has one headline, is gone through only where they are.
  MARKED_HEADLINE.lastIndex = html.indexOf("<h1");
  if (!MARKED_HEADLINE.test(html)) return undefined;
  const marked = [...html.matchAll(MARKED)];
  const all = marked.map(([, , content = ""]) => content).join(" ");
  const italic = [...all.matchAll(ITALIC)].map(([, content = ""]) => content).join(" ");
  return { roman: textOf(all.replace(ITALIC, " ")), italic: textOf(italic) };
};

/** Whether each character of some words has a shape of its own: then no other glyph is needed. */
const isPlain = (font: Buffer, words: string): boolean => {
  const face = create(font) as Font;
  const idsOf = (glyphs: readonly { id: number }[]) => glyphs.map(({ id }) => id).join();
  return idsOf(face.layout(words).glyphs) === idsOf(face.glyphsForString(words));
};

/** A font of the display face that sets some words, and may divide them. */
const cut = async (font: Buffer, words: string): Promise<Buffer> => {
  // At the end of a build, and only there: it brings two machines for WebAssembly.
  const { default: subsetFont } = await import("subset-font");
  const letters = [...new Set(words + HYPHEN)].sort().join("");
  return subsetFont(font, letters, {
    targetFormat: "woff2",
    noLayoutClosure: isPlain(font, words),
    // It tells programs that list fonts of weights and widths; nothing is drawn by it.
    dropTables: ["STAT"],
  });
};

/**
 * What asks ahead for the files of the display face, which stand together in the head.
 *
 * @param lettered styles whose letters are in the page: their files are for those alone to whom what else
 *   is set in them is shown nearly at once
 */
const preloads = (...lettered: readonly Style[]): string =>
  preloadedFonts
    .filter((url) => path.basename(url).startsWith("display-"))
    .map((url) => {
      const isInPage = lettered.some((style) => path.basename(url).startsWith(`display-${style}-`));
      const media = isInPage ? ` media="${REST_AT_ONCE_QUERY}"` : "";
      return `<link rel="preload" href="${url}" as="font" type="font/woff2" crossorigin=""${media}/>`;
    })
    .join("");

const PRELOADS = preloads();

const LETTERS_START = `<style id="${LETTERS_ID}">`;
const LETTERS = new RegExp(
  `${LETTERS_START}[^<]*</style>(<link rel="preload" href="/fonts/[^"/]+/display-[^>]*>)*`,
);

/** A page that asks for the files of the display face, also where it did not when it was finished before. */
export const withoutLetters = (html: string): string =>
  html.includes(LETTERS_START) ? html.replace(LETTERS, PRELOADS) : html;

/** The families of marked elements with letters, those behind the letters in the order of the display face. */
const FAMILIES = `${LETTERS_FAMILY},var(--font-display)`;

/**
 * Makes what puts letters into pages.
 *
 * @param folder the built site, with its fonts
 * @returns a function of a page's HTML as `withoutLetters` gives it. It gives the page with letters, first
 *   those of both styles, then the italic ones alone, which are fewer; nothing for a page whose headline is
 *   not marked. It throws when the page does not ask for the files that the letters stand in for.
 */
export const openingLetters = (folder: string): ((html: string) => Promise<string[]>) => {
  const ruleOf = async (style: Style, words: string): Promise<string> => {
    const font = await cut(await readFile(path.join(folder, displayFonts[style])), words);
    const slope = style === "italic" ? "font-style:italic;" : "";
    const data = `data:font/woff2;base64,${font.toString("base64")}`;
    return `@font-face{font-family:${LETTERS_FAMILY};${slope}src:url(${data})}`;
  };
  return async (html) => {
    const words = wordsOf(html);
    if (!words) return [];
    if (!html.includes(PRELOADS)) throw new Error("The page does not ask for the display face");
    const roman = await ruleOf("roman", words.roman);
    const italic = await ruleOf("italic", words.italic);
    const page = (rules: string, links: string) =>
      html.replace(PRELOADS, () => `${LETTERS_START}${rules}</style>${links}`);
    return [
      page(`${roman}${italic}:root{${LETTERS_PROPERTY}:${FAMILIES}}`, preloads("roman", "italic")),
      // By themselves: upright words would be set in an italic font that is the only one of its family.
      page(`${italic}[${MARK}] em{font-family:${FAMILIES}}`, preloads("italic")),
    ];
  };
};
