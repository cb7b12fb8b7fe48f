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
import { faces, isText, type Face, type Part } from "./fonts/faces";
import { unicodeRange } from "./fonts/unicode-range";

/*
 * `npm run fonts`: cuts the fonts down to the letters the site needs, proves that none of the
 * Nigerian ones was lost, and writes them to static/fonts, in a folder named after what is in it, so
 * that they can be cached for ever (a hash in each name would be said sixteen times in every page). Their
 * rules, with metric-matched fallbacks, go to src/theme.
 *
 * Each font comes in parts, and a browser asks for one when a text holds a character of it: everyday
 * characters, which every page shows and asks for ahead; the letters of names in Nigeria's languages; and
 * the rest, which for the display face is the whole font, since a headline takes a letter and the mark on
 * it from one file.
 */

const SOURCE = "node_modules/@expo-google-fonts";
const TARGET = "static/fonts";

const WRITTEN = "// Written by `npm run fonts`; change scripts/fonts.ts instead.";

/**
 * The display face is the picture of many pages and always comes; the text face stays away when
 * it is late, since a row of words cannot change its font without moving. What no page asks ahead for
 * does come, for it would always be late: it sets single letters, or the few words that a text stresses.
 */
const displayOf = ({ family, isPreloaded }: Built): string =>
  isText(family) && isPreloaded ? "optional" : "swap";

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

const isFont = (font: ReturnType<typeof create>): font is Font => "characterSet" in font;

/** @throws Error that names the letters a font ought to have and does not. */
const proveLetters = ({ file, required = "" }: Face, subsets: readonly Buffer[]): void => {
  const held = new Set(
    subsets.flatMap((subset) => {
      const font = create(subset);
      if (!isFont(font)) throw new Error(`${file} is a collection, not a font.`);
      return font.characterSet;
    }),
  );
  const missing = [...required].filter((letter) => !held.has(letter.codePointAt(0) ?? 0));
  if (missing.length > 0) throw new Error(`${file} lacks ${missing.join(" ")}`);
};

interface Built extends Face {
  /** The name of its file. */
  written: string;
  subset: Buffer;
  /** The characters that the file is asked for. */
  range: string;
  isPreloaded: boolean;
}

/** Cuts a part out of a font. */
const cut = async ({ source, file }: Face, { name, characters }: Part) => {
  const subset = await subsetFont(await readFile(path.join(SOURCE, source)), characters, {
    targetFormat: "woff2",
    keepFeatures: FEATURES,
    noHinting: true,
  });
  return { subset, written: [file, name].filter(Boolean).join("-") + ".woff2" };
};

const build = async (face: Face): Promise<Built[]> => {
  const parts = await Promise.all(
    face.parts.map(async (part) => ({ ...part, ...(await cut(face, part)) })),
  );
  proveLetters(
    face,
    parts.map(({ subset }) => subset),
  );
  return parts.map(
    ({ written, subset, characters, asked = characters, barred, isPreloaded = false }) => ({
      ...face,
      written,
      subset,
      // What a file lacks of its range is looked for in those before it.
      range: unicodeRange(asked, barred),
      isPreloaded,
    }),
  );
};

const fallbackFaces = async (face: Face, fallbacks: Parameters<typeof createFontStack>[0]) => {
  const metrics = await fromBuffer(await readFile(path.join(SOURCE, face.source)));
  const [, ...others] = fallbacks;
  return createFontStack([{ ...metrics, familyName: face.family }, ...others], {
    fontFaceProperties: { fontStyle: face.style },
  }).fontFaces;
};

/**
 * Writes the fonts into a folder whose name changes with them.
 *
 * @returns the address of the folder
 */
const writeAll = async (fonts: readonly Built[]): Promise<string> => {
  const hash = createHash("sha256");
  // By name, so that the order of the rules has no part in it.
  for (const { written, subset } of fonts.toSorted((a, b) => (a.written < b.written ? -1 : 1))) {
    hash.update(written).update(subset);
  }
  const name = hash.digest("hex").slice(0, 6);
  const folder = path.join(TARGET, name);
  await rm(TARGET, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await Promise.all(
    fonts.map(({ written, subset }) => writeFile(path.join(folder, written), subset)),
  );
  return `/fonts/${name}`;
};

const main = async (): Promise<void> => {
  const ofFaces: Built[][] = [];
  for (const face of faces) ofFaces.push(await build(face));
  // Every page carries the rules: what goes without saying is left out, and they stand in the order in
  // which they compress best, with like beside like.
  const families = [...new Set(faces.map(({ family }) => family))];
  const built = families.flatMap((name) => {
    const ofFamily = ofFaces.filter(([first]) => first?.family === name);
    const most = Math.max(...ofFamily.map((parts) => parts.length));
    return Array.from({ length: most }, (_, place) =>
      ofFamily.flatMap((parts) => parts[place - (most - parts.length)] ?? []),
    ).flat();
  });
  const folder = await writeAll(built);
  const urlOf = ({ written }: Built): string => `${folder}/${written}`;
  const [roman, italic, text] = faces as [Face, Face, Face];
  const serif = [timesNewRoman, timesNewRoman] as const;
  const sans = [arial, arial, roboto] as const;
  const fallbacks = [
    await fallbackFaces(roman, [...serif]),
    await fallbackFaces(italic, [...serif]),
    await fallbackFaces(text, [...sans]),
  ];
  const ruleOf = (file: Built): string =>
    `@font-face{font-family:"${file.family}";` +
    (file.style === "normal" ? "" : `font-style:${file.style};`) +
    `font-weight:${file.weight};font-display:${displayOf(file)};src:url(${urlOf(file)});` +
    `unicode-range:${file.range}}`;
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
  const rules = [
    ...built.filter(({ family }) => !isText(family)).map(ruleOf),
    minified,
    ...built.filter(({ family }) => isText(family)).map(ruleOf),
  ];
  const facesModule = [
    WRITTEN,
    "",
    "/** The fonts of the site, and system fonts stretched to their measures for the time before. */",
    `export const fontFaces = \`${rules.join("\n")}\`;`,
    "",
    "/** The fonts that every first view shows. */",
    "export const preloadedFonts = [",
    ...ofFaces.flatMap((parts) =>
      parts.filter(({ isPreloaded }) => isPreloaded).map((file) => `  "${urlOf(file)}",`),
    ),
    "];",
    "",
  ].join("\n");
  const displayModule = [
    WRITTEN,
    "",
    "/** The display face, for what has to be measured while building. */",
    "export const displayFonts = {",
    ...ofFaces
      .filter(([first]) => first && !isText(first.family))
      .flatMap(([whole]) => whole ?? [])
      .map((part) => `  ${part.file.replace("display-", "")}: "${urlOf(part)}",`),
    "};",
    "",
  ].join("\n");
  await writeFile("src/theme/font-faces.ts", facesModule);
  await writeFile("src/theme/display-fonts.ts", displayModule);
  for (const { written, subset } of built)
    console.log(`${written.padEnd(40)} ${subset.length} bytes`);
};

void main();
