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
import { combiningMarks, nairaSign, nigerianLetters, shippedCharacters } from "../src/lib/letters";

/*
 * `npm run fonts`: cuts the fonts down to the letters the site needs, proves that none of the
 * Nigerian ones was lost, and writes them to static/fonts (a hash in each name, so that they can
 * be cached for ever) and their rules, with metric-matched fallbacks, to src/theme.
 */

const SOURCE = "node_modules/@expo-google-fonts";
const TARGET = "static/fonts";

/**
 * The display face is the picture of many pages and always comes; the text face stays away when
 * it is late, since a row of words cannot change its font without moving.
 */
const displayOf = (family: string): string => (family === "Onest" ? "optional" : "swap");

/** Fonts of other systems that have the measures of a fallback, by the name they are added to. */
const SAME_MEASURES = {
  "local('ArialMT')": ["Liberation Sans", "Arimo"],
  "local('TimesNewRomanPSMT')": ["Liberation Serif", "Tinos"],
  "local('Roboto-Regular')": ["Roboto"],
};

/**
 * What a text is set with: kerning, marks on their letters, ligatures, and the figures of tables. The
 * glyphs of all other features (small capitals, fractions, old figures) are a third of a font, and no
 * rule of the site asks for them.
 */
const FEATURES = ["kern", "mark", "mkmk", "ccmp", "locl", "liga", "calt", "tnum", "lnum"];

interface Face {
  file: string;
  source: string;
  family: string;
  style: "normal" | "italic";
  weight: number;
  /** Characters to keep; all shipped ones when absent. */
  only?: string;
  /** Characters that the font is known not to have. */
  lacks?: string;
}

const faces: Face[] = [
  {
    file: "display-roman",
    source: "noto-serif-display/400Regular/NotoSerifDisplay_400Regular.ttf",
    family: "Noto Serif Display",
    style: "normal",
    weight: 400,
  },
  {
    file: "display-italic",
    source: "noto-serif-display/400Regular_Italic/NotoSerifDisplay_400Regular_Italic.ttf",
    family: "Noto Serif Display",
    style: "italic",
    weight: 400,
  },
  {
    file: "text-regular",
    source: "onest/400Regular/Onest_400Regular.ttf",
    family: "Onest",
    style: "normal",
    weight: 400,
    lacks: nairaSign,
  },
  {
    file: "text-semibold",
    source: "onest/600SemiBold/Onest_600SemiBold.ttf",
    family: "Onest",
    style: "normal",
    weight: 600,
    lacks: nairaSign,
  },
  // Onest has no naira sign; a price would fall back to whatever the phone has.
  {
    file: "naira",
    source: "noto-sans/400Regular/NotoSans_400Regular.ttf",
    family: "Onest",
    style: "normal",
    weight: 400,
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

const unicodeRange = (characters: string): string =>
  [...characters].map((character) => `U+${character.codePointAt(0)?.toString(16)}`).join(",");

interface Built extends Face {
  url: string;
  bytes: number;
}

const build = async (face: Face): Promise<Built> => {
  const source = await readFile(path.join(SOURCE, face.source));
  const subset = await subsetFont(source, face.only ?? shippedCharacters, {
    targetFormat: "woff2",
    keepFeatures: FEATURES,
    noHinting: true,
  });
  proveLetters(face, subset);
  const hash = createHash("sha256").update(subset).digest("hex").slice(0, 8);
  const name = `${face.file}-${hash}.woff2`;
  await writeFile(path.join(TARGET, name), subset);
  return { ...face, url: `/fonts/${name}`, bytes: subset.length };
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
  const built: Built[] = [];
  for (const face of faces) built.push(await build(face));
  const [roman, italic, text] = faces as [Face, Face, Face];
  const serif = [timesNewRoman, timesNewRoman] as const;
  const sans = [arial, arial, roboto] as const;
  const fallbacks = [
    await fallbackFaces(roman, [...serif]),
    await fallbackFaces(italic, [...serif]),
    await fallbackFaces(text, [...sans]),
  ];
  const rules = built.map(
    ({ family, style, weight, only, url }) =>
      `@font-face{font-family:"${family}";font-style:${style};font-weight:${weight};font-display:${displayOf(family)};` +
      `src:url(${url}) format("woff2")${only ? `;unicode-range:${unicodeRange(only)}` : ""}}`,
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
    ...built.slice(0, 4).map(({ url }) => `  "${url}",`),
    "];",
    "",
    "/** The display face, for what has to be measured while building. */",
    "export const displayFonts = {",
    ...built.slice(0, 2).map(({ url, file }) => `  ${file.replace("display-", "")}: "${url}",`),
    "};",
    "",
  ].join("\n");
  await writeFile("src/theme/font-faces.ts", module);
  for (const { file, bytes } of built) console.log(`${file.padEnd(16)} ${bytes} bytes`);
};

void main();
