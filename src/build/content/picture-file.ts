import { closeSync, openSync, readSync, statSync } from "node:fs";
import sharp from "sharp";

export interface PictureFacts {
  /** In px, as the picture is seen: turned when its camera says so. */
  width: number;
  height: number;
  megabytes: number;
  /** Whether the end of the file is missing, as after a copy that was broken off. */
  isCutOff: boolean;
  /** Whether it is made of several pictures, one after the other. */
  isMoving: boolean;
}

const TAIL_BYTES = 64;

const read = (descriptor: number, position: number, length: number): Buffer => {
  const buffer = Buffer.alloc(length);
  return buffer.subarray(0, readSync(descriptor, buffer, 0, length, position));
};

/** Whether the boxes that an AVIF file is made of fill it to its end. */
const fillsBoxes = (descriptor: number, bytes: number): boolean => {
  let at = 0;
  while (at + 8 <= bytes) {
    const head = read(descriptor, at, 16);
    const short = head.readUInt32BE(0);
    // 0: the box goes on to the end. 1: its size is the number after its name.
    if (short === 0) return true;
    at += short === 1 ? Number(head.readBigUInt64BE(8)) : short;
  }
  return at === bytes;
};

/** Whether the file has the end that its format asks for; false also where that cannot be told. */
const hasEnd = (file: string, bytes: number): boolean => {
  const descriptor = openSync(file, "r");
  try {
    const start = read(descriptor, 0, 12);
    const tail = read(descriptor, Math.max(0, bytes - TAIL_BYTES), TAIL_BYTES);
    if (start.readUInt16BE(0) === 0xffd8) return tail.includes(Buffer.from([0xff, 0xd9]));
    if (start.includes("PNG")) return tail.includes("IEND");
    if (start.includes("WEBP")) return start.readUInt32LE(4) + 8 <= bytes;
    return start.includes("ftyp") ? fillsBoxes(descriptor, bytes) : false;
  } finally {
    closeSync(descriptor);
  }
};

const SMALL = 64;

/**
 * Reads a picture to its end, which takes a hundred times as long as to look for the end. It makes a
 * small one of it: sharp's `stats()` takes one of three pictures that are cut off for whole, where it
 * reads several at once.
 */
export const canBeDecoded = async (picture: string | Buffer): Promise<boolean> => {
  try {
    await sharp(picture, { failOn: "truncated" }).resize(SMALL).raw().toBuffer();
    return true;
  } catch {
    return false;
  }
};

const readFacts = async (file: string, bytes: number): Promise<PictureFacts | undefined> => {
  try {
    const { width, height, orientation = 1, pages = 1, format } = await sharp(file).metadata();
    const lies = orientation >= 5;
    return {
      width: lies ? height : width,
      height: lies ? width : height,
      megabytes: bytes / 1e6,
      // The pages of a TIFF are sheets, not moments.
      isMoving: pages > 1 && format !== "tiff",
      isCutOff: !hasEnd(file, bytes) && !(await canBeDecoded(file)),
    };
  } catch {
    return undefined;
  }
};

/** What was looked at, by the state of its file. */
const known = new Map<string, Promise<PictureFacts | undefined>>();

/** What pictures were found to be in an earlier process, by the states of their files. */
export type KeptFacts = Record<string, PictureFacts>;

let recalled: KeptFacts = {};

/** Spares pictures that are as they were then from being looked at again. */
export const recallFacts = (kept: KeptFacts): void => {
  recalled = kept;
};

/** What all pictures that were asked for are, for a later process; without those that cannot be read. */
export const factsToKeep = async (): Promise<KeptFacts> => {
  const kept: KeptFacts = {};
  for (const [key, looked] of known) {
    const facts = await looked;
    if (facts) kept[key] = facts;
  }
  return kept;
};

/**
 * Stands for what a file holds without reading it. A copy that is given the time of another file has one of its own
 * at which that was done (`ctime`). Undefined for a file that is not there.
 */
const stateOf = (file: string): { key: string; size: number } | undefined => {
  try {
    const { mtimeMs, ctimeMs, size } = statSync(file);
    return { key: `${file} ${mtimeMs} ${ctimeMs} ${size}`, size };
  } catch {
    return undefined;
  }
};

/** Size and state of a picture; undefined for a file that is none, or that has just gone. */
export const pictureFacts = async (file: string): Promise<PictureFacts | undefined> => {
  const state = stateOf(file);
  if (!state) return undefined;
  const { key, size } = state;
  const facts = known.get(key) ?? Promise.resolve(recalled[key] ?? readFacts(file, size));
  known.set(key, facts);
  return facts;
};
