import { statSync } from "node:fs";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import { threadId } from "node:worker_threads";
import { charactersBetween, combiningMarks, nairaSign, nigerianLetters } from "../../lib/letters";
import { facesIn, fontFiles } from "./fonts";

/*
 * The renderer reads a font's whole file again for nearly every letter that it draws, 137 times for a card
 * (thx/resvg-js#367), and whole files have 96 to 445 kB. What most cards are written with fits into 33 to 43.
 */

const WRITTEN =
  charactersBetween(0x20, 0x7e) +
  charactersBetween(0xa0, 0xff) +
  nigerianLetters +
  combiningMarks +
  nairaSign +
  "–—‘’“”…";

/** Letters and marks that a font may hold as one: the renderer looks for that first. */
const composed = [...WRITTEN]
  .flatMap((letter) => [...combiningMarks].map((mark) => (letter + mark).normalize("NFC")))
  .filter((letter) => [...letter].length === 1);

/** The characters that cards are written with as a rule. */
const letters = new Set([...WRITTEN, ...composed]);

/** Those, and what they are composed of: a letter with two marks may be drawn as another letter with one. */
const GLYPHS = [...letters].join("") + [...letters].join("").normalize("NFD");

/** What the renderer sets texts with; glyphs of other features are a good part of a font. */
const FEATURES = ["calt", "ccmp", "clig", "kern", "liga", "locl", "mark", "mkmk", "rclt", "rlig"];

/** Goes with the rest of `.cache`; not relative to this file, which Gatsby runs from there. */
const FOLDER = path.resolve(process.cwd(), ".cache", "card-fonts");

const cut = async (source: string): Promise<Buffer> => {
  // Only where a card is drawn: it brings two machines for WebAssembly.
  const { default: subsetFont } = await import("subset-font");
  const options = { targetFormat: "truetype", keepFeatures: FEATURES, noHinting: true } as const;
  return subsetFont(await readFile(source), GLYPHS, options);
};

/** By the whole font: cut once in a process, which takes some milliseconds. */
const cuts = new Map<string, Promise<Buffer>>();

const cutOnce = (source: string): Promise<Buffer> => {
  const known = cuts.get(source);
  if (known) return known;
  const font = cut(source);
  cuts.set(source, font);
  // Whoever asks next tries again.
  font.catch(() => cuts.delete(source));
  return font;
};

/** The files that this process has written. */
const written = new Set<string>();

let parts = 0;

/** Writes a font where this process has not done so yet, or its file has been touched since. */
const fileOf = async (source: string, folder: string): Promise<string> => {
  const file = path.join(folder, path.basename(source));
  const font = await cutOnce(source);
  // The renderer misses no font: it would draw cards without words.
  const isWhole = statSync(file, { throwIfNoEntry: false })?.size === font.length;
  if (written.has(file) && isWhole) return file;
  parts += 1;
  const part = `${file}.${process.pid}-${threadId}-${parts}`;
  await mkdir(folder, { recursive: true });
  await writeFile(part, font);
  await rename(part, file);
  written.add(file);
  return file;
};

/**
 * The font files that a drawing needs: cut down to what most cards are written with, where it holds nothing else,
 * and else whole. It looks the same with either.
 *
 * @param svg the drawing
 * @param folder where the cut fonts are put
 * @returns absolute paths
 * @throws Error when a font cannot be read, or what was cut out of it cannot be written
 */
export const fontFilesFor = async (svg: string, folder = FOLDER): Promise<string[]> => {
  const whole = fontFiles(facesIn(svg));
  const isWrittenAsMost = [...svg].every((character) => letters.has(character));
  return isWrittenAsMost ? Promise.all(whole.map((source) => fileOf(source, folder))) : whole;
};
