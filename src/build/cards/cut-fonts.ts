import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import { threadId } from "node:worker_threads";
import { combiningMarks, nairaSign, nigerianLetters } from "../../lib/letters";
import { facesIn, fontFiles } from "./fonts";

/*
 * The renderer reads a font's whole file again for nearly every letter that it draws, 137 times for a card
 * (thx/resvg-js#367), and whole files have up to 445 kB. What most cards are written with fits into a tenth of that.
 */

const range = (first: number, last: number): string =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));

const WRITTEN =
  range(0x20, 0x7e) + range(0xa0, 0xff) + nigerianLetters + combiningMarks + nairaSign + "–—‘’“”…";

/** Letters and marks that a font may hold as one: the renderer looks for that first. */
const composed = [...WRITTEN]
  .flatMap((letter) => [...combiningMarks].map((mark) => (letter + mark).normalize("NFC")))
  .filter((letter) => [...letter].length === 1);

/** The characters that cards are drawn with as a rule. */
const LETTERS = [...new Set([...WRITTEN, ...composed])].sort().join("");

const letters = new Set(LETTERS);

/** What the renderer sets texts with; glyphs of other features are a good part of a font. */
const FEATURES = ["calt", "ccmp", "clig", "kern", "liga", "locl", "mark", "mkmk", "rclt", "rlig"];

/** Goes with the rest of `.cache`; not relative to this file, which Gatsby runs from there. */
const FOLDER = path.resolve(process.cwd(), ".cache", "card-fonts");

const cut = async (source: string): Promise<string> => {
  const font = await readFile(source);
  const key = createHash("sha256").update(font).update(`${LETTERS} ${FEATURES.join()}`);
  const file = path.join(FOLDER, `${key.digest("hex").slice(0, 16)}.ttf`);
  if (existsSync(file)) return file;
  // Only where a card is drawn: it brings two machines for WebAssembly.
  const { default: subsetFont } = await import("subset-font");
  const options = { targetFormat: "truetype", keepFeatures: FEATURES, noHinting: true } as const;
  const part = `${file}.${process.pid}-${threadId}`;
  await mkdir(FOLDER, { recursive: true });
  await writeFile(part, await subsetFont(font, LETTERS, options));
  await rename(part, file);
  return file;
};

/** By the whole font, which is cut once; each who asks waits for the one before. */
const cuts = new Map<string, Promise<string>>();

const cutOnce = (source: string): Promise<string> => {
  const file = (cuts.get(source) ?? cut(source)).then((known) =>
    // Whoever empties the cache meanwhile would have cards without words: the renderer misses no font.
    existsSync(known) ? known : cut(source),
  );
  cuts.set(source, file);
  return file;
};

/**
 * The font files that a drawing needs: cut down to what most cards are written with, where it holds nothing else,
 * and else whole. It looks the same with either.
 *
 * @param svg the drawing
 * @returns absolute paths
 * @throws Error when a font cannot be read, or what was cut out of it cannot be written
 */
export const fontFilesFor = async (svg: string): Promise<string[]> => {
  const whole = fontFiles(facesIn(svg));
  const isWrittenAsMost = [...svg].every((character) => letters.has(character));
  return isWrittenAsMost ? Promise.all(whole.map(cutOnce)) : whole;
};
