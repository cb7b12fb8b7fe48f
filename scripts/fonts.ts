import { createHash } from "node:crypto";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { createFontStack } from "@capsizecss/core";
import { fromBuffer } from "@capsizecss/unpack";
import arial from "@capsizecss/metrics/arial";
import roboto from "@capsizecss/metrics/roboto";
import timesNewRoman from "@capsizecss/metrics/timesNewRoman";
import { create, type Font } from "fontkit";
import subsetFont from "subset-font";
import {
  combiningMarks,
  everydayCharacters,
  nairaSign,
  nigerianLetters,
  shippedCharacters,
} from "../src/lib/letters";

/*
 * `npm run fonts`: cuts the fonts down to the letters the site needs, proves that none of the
 * Nigerian ones was lost, and writes them to static/fonts (a hash in each name, so that they can
 * be cached for ever) and their rules, with metric-matched fallbacks, to src/theme.
 *
 * Each font comes as two files: a small one of everyday characters, which is preloaded, and the
 * whole of it, which a browser asks for when a text holds another character.
 */

const SOURCE = "node_modules/@expo-google-fonts";
const TARGET = "static/fonts";

const isText = (family: string): boolean => family.startsWith("Onest");

/**
 * The display face is the picture of many pages and always comes; the text face stays away when
 * it is late, since a row of words cannot change its font without moving. Its whole file does come:
 * it sets single letters, and no page knows that it needs them before it has been laid out.
 */
const displayOf = (family: string, isWhole: boolean): string =>
  isText(family) && !isWhole ? "optional" : "swap";

/** Fonts of other systems that have the measures of a fallback, by the name they are added to. */
const SAME_MEASURES = {
  "local('ArialMT')": ["Liberation Sans", "Arimo"],
  "local('TimesNewRomanPSMT')": ["Liberation Serif", "Tinos"],
  "local('Roboto-Regular')": ["Roboto"],
};

/**
 * What a text is set with: kerning, marks on their letters, ligatures, and the figures of tables. The
 * glyphs of all other features (small capitals, fractions, old figures, letters as other languages
 * write them) are a third of a font, and no text of the site asks for them.
 */
const FEATURES = ["kern", "mark", "mkmk", "ccmp", "liga", "calt", "tnum", "lnum"];

interface Face {
  file: string;
  source: string;
  family: string;
  style: "normal" | "italic";
  weight: number;
  /** Characters to keep; all shipped ones when absent. */
  only?: string;
  /** Characters of the small file that the first view takes. */
  everyday?: string;
  /** Characters that the font is known not to have. */
  lacks?: string;
}

const { words, brackets, figures, imprint, mail, telephone, bullet, back, accents } =
  everydayCharacters;

const faces: Face[] = [
  {
    file: "display-roman",
    source: "noto-serif-display/400Regular/NotoSerifDisplay_400Regular.ttf",
    family: "Noto Serif Display",
    style: "normal",
    weight: 400,
    everyday: words + brackets + figures + imprint + mail + telephone,
  },
  {
    file: "display-italic",
    source: "noto-serif-display/400Regular_Italic/NotoSerifDisplay_400Regular_Italic.ttf",
    family: "Noto Serif Display",
    style: "italic",
    weight: 400,
    everyday: words + brackets,
  },
  {
    file: "text-regular",
    source: "onest/400Regular/Onest_400Regular.ttf",
    family: "Onest",
    style: "normal",
    weight: 400,
    everyday: words + brackets + figures + imprint + mail + bullet + accents,
    lacks: nairaSign,
  },
  {
    file: "text-semibold",
    source: "onest/600SemiBold/Onest_600SemiBold.ttf",
    family: "Onest",
    style: "normal",
    weight: 600,
    everyday: words + brackets + figures + imprint + back,
    lacks: nairaSign,
  },
  // Onest has no naira sign; a price would fall back to whatever the phone has.
  {
    file: "naira-regular",
    source: "noto-sans/400Regular/NotoSans_400Regular.ttf",
    family: "Onest",
    style: "normal",
    weight: 400,
    only: nairaSign,
  },
  {
    file: "naira-semibold",
    source: "noto-sans/600SemiBold/NotoSans_600SemiBold.ttf",
    family: "Onest",
    style: "normal",
    weight: 600,
    only: nairaSign,
  },
];

const isFont = (font: ReturnType<typeof create>): font is Font => "characterSet" in font;

/** @throws Error that names the letters a font ought to have and does not. */
const proveLetters = (face: Face, buffer: Buffer): void => {
  const font = create(buffer);
  if (!isFont(font)) throw new Error(`${face.file} is a collection, not a font.`);
  const held = new Set(font.characterSet);
  const required = face.only ?? nigerianLetters + combiningMarks + nairaSign;
  const missing = [...required].filter(
    (letter) => !held.has(letter.codePointAt(0) ?? 0) && !face.lacks?.includes(letter),
  );
  if (missing.length > 0) throw new Error(`${face.file} lacks ${missing.join(" ")}`);
};

const codePoints = (characters: string): number[] =>
  [...characters]
    .map((character) => character.codePointAt(0) ?? 0)
    .sort((one, other) => one - other);

/** Of characters that lie farther apart no range is made. */
const REACH = 0x100;

/**
 * The value of `unicode-range` for some characters, in as few words as can be, since every page
 * carries them: it has what lies between two of the characters, too, unless some of that is barred.
 */
const unicodeRange = (characters: string, barred = ""): string => {
  const ranges: { first: number; last: number }[] = [];
  const walls = codePoints(barred);
  for (const point of codePoints(characters)) {
    const range = ranges.at(-1);
    const isNear = range && point - range.last <= REACH;
    if (isNear && !walls.some((wall) => wall > range.last && wall < point)) range.last = point;
    else ranges.push({ first: point, last: point });
  }
  const hex = (point: number) => point.toString(16);
  return ranges
    .map(({ first, last }) => `U+${hex(first)}${last > first ? `-${hex(last)}` : ""}`)
    .join(",");
};

const without = (characters: string, others: string): string =>
  [...characters].filter((character) => !others.includes(character)).join("");

interface Built extends Face {
  url: string;
  bytes: number;
  /** The characters that the file is asked for. */
  range: string;
  isWhole: boolean;
}

/** A file for a few characters that its family lacks. */
const isSingle = ({ only }: Face): boolean => only !== undefined;

/** Cuts a font down to some characters and writes it under a name that changes with it. */
const cut = async ({ source, file }: Face, characters: string) => {
  const subset = await subsetFont(await readFile(path.join(SOURCE, source)), characters, {
    targetFormat: "woff2",
    keepFeatures: FEATURES,
    noHinting: true,
  });
  const hash = createHash("sha256").update(subset).digest("hex").slice(0, 6);
  const name = `${file}-${hash}.woff2`;
  await writeFile(path.join(TARGET, name), subset);
  return { subset, url: `/fonts/${name}`, bytes: subset.length };
};

const buildWhole = async (face: Face): Promise<Built> => {
  const { only, family } = face;
  const { subset, ...file } = await cut(face, only ?? shippedCharacters);
  proveLetters(face, subset);
  // A mark is set with its letter from one file, so that of headlines is asked for letters, too. Not
  // that of running text: where the everyday file is too late to be shown, it would be asked for next.
  const left = isText(family) ? without(face.everyday ?? "", accents) : " ";
  const range = unicodeRange(only ?? without(shippedCharacters, left), left);
  return { ...face, ...file, range, isWhole: true };
};

const buildEveryday = async (face: Face, characters: string): Promise<Built> => {
  const { url, bytes } = await cut({ ...face, file: `${face.file}-everyday` }, characters);
  // What it lacks of its range is looked for in the whole file.
  return { ...face, url, bytes, range: unicodeRange(characters), isWhole: false };
};

const fallbackFaces = async (face: Face, fallbacks: Parameters<typeof createFontStack>[0]) => {
  const metrics = await fromBuffer(await readFile(path.join(SOURCE, face.source)));
  const [, ...others] = fallbacks;
  return createFontStack([{ ...metrics, familyName: face.family }, ...others], {
    fontFaceProperties: { fontStyle: face.style },
  }).fontFaces;
};

const main = async (): Promise<void> => {
  await rm(TARGET, { recursive: true, force: true });
  await mkdir(TARGET, { recursive: true });
  const whole: Built[] = [];
  for (const face of faces) whole.push(await buildWhole(face));
  const everyday: Built[] = [];
  for (const face of faces) {
    if (face.everyday) everyday.push(await buildEveryday(face, face.everyday));
  }
  // Of two rules that cover a character the later one counts. Every page carries the rules: what goes
  // without saying is left out, and they stand in the order in which they compress best.
  const families = [...new Set(whole.map(({ family }) => family))].reverse();
  const built = families.flatMap((name) => {
    const ofFamily = [...whole, ...everyday].filter(({ family }) => family === name);
    return ofFamily.sort((one, other) => Number(isSingle(one)) - Number(isSingle(other)));
  });
  const [roman, italic, text] = faces as [Face, Face, Face];
  const serif = [timesNewRoman, timesNewRoman] as const;
  const sans = [arial, arial, roboto] as const;
  const fallbacks = [
    await fallbackFaces(roman, [...serif]),
    await fallbackFaces(italic, [...serif]),
    await fallbackFaces(text, [...sans]),
  ];
  const rules = built.map(
    ({ family, style, weight, range, url, isWhole }) =>
      `@font-face{font-family:"${family}";${style === "normal" ? "" : `font-style:${style};`}` +
      `font-weight:${weight};font-display:${displayOf(family, isWhole)};src:url(${url});` +
      `unicode-range:${range}}`,
  );
  const stretched = Object.entries(SAME_MEASURES).reduce(
    (rules, [name, others]) =>
      rules.replaceAll(name, [name, ...others.map((other) => `local('${other}')`)].join(",")),
    fallbacks.join(""),
  );
  const minified = stretched
    // Every page carries them; a hundredth of a per cent cannot be seen.
    .replace(/[\d.]+(?=%)/g, (share) => String(Number(Number(share).toFixed(2))))
    // A fallback that is the only one is called by no name of its own.
    .replaceAll(`${roman.family} Fallback`, "Display Times New Roman")
    .replaceAll(`${text.family} Fallback: `, "Text ")
    .replace(/\s*([{};:,])\s*/g, "$1")
    .replace(/;}/g, "}")
    .trim();
  const module = [
    "// Written by `npm run fonts`; change scripts/fonts.ts instead.",
    "",
    "/** The fonts of the site, and system fonts stretched to their measures for the time before. */",
    `export const fontFaces = \`${rules.join("\n")}\n${minified}\`;`,
    "",
    "/** The fonts that every first view shows. */",
    "export const preloadedFonts = [",
    ...everyday.map(({ url }) => `  "${url}",`),
    "];",
    "",
    "/** The display face, for what has to be measured while building. */",
    "export const displayFonts = {",
    ...whole.slice(0, 2).map(({ url, file }) => `  ${file.replace("display-", "")}: "${url}",`),
    "};",
    "",
  ].join("\n");
  await writeFile("src/theme/font-faces.ts", module);
  for (const { url, bytes } of built)
    console.log(`${path.basename(url).padEnd(40)} ${bytes} bytes`);
};

void main();
