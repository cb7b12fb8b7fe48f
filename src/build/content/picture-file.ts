import { open, stat, type FileHandle } from "node:fs/promises";
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

const read = async (handle: FileHandle, position: number, length: number): Promise<Buffer> => {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
};

/** Whether the boxes that an AVIF file is made of fill it to its end. */
const fillsBoxes = async (handle: FileHandle, bytes: number): Promise<boolean> => {
  let at = 0;
  while (at + 8 <= bytes) {
    const head = await read(handle, at, 16);
    const short = head.readUInt32BE(0);
    // 0: the box goes on to the end. 1: its size is the number after its name.
    if (short === 0) return true;
    at += short === 1 ? Number(head.readBigUInt64BE(8)) : short;
  }
  return at === bytes;
};

/** Whether the file has the end that its format asks for; false also where that cannot be told. */
const hasEnd = async (file: string, bytes: number): Promise<boolean> => {
  const handle = await open(file);
  try {
    const start = await read(handle, 0, 12);
    const tail = await read(handle, Math.max(0, bytes - TAIL_BYTES), TAIL_BYTES);
    if (start.readUInt16BE(0) === 0xffd8) return tail.includes(Buffer.from([0xff, 0xd9]));
    if (start.includes("PNG")) return tail.includes("IEND");
    if (start.includes("WEBP")) return start.readUInt32LE(4) + 8 <= bytes;
    return start.includes("ftyp") ? await fillsBoxes(handle, bytes) : false;
  } finally {
    await handle.close();
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
      isCutOff: !(await hasEnd(file, bytes)) && !(await canBeDecoded(file)),
    };
  } catch {
    return undefined;
  }
};

/** What was looked at before, by path, time and size of the file. */
const known = new Map<string, Promise<PictureFacts | undefined>>();

/** Size and state of a picture; undefined for a file that is none, or that has just gone. */
export const pictureFacts = async (file: string): Promise<PictureFacts | undefined> => {
  const state = await stat(file).catch(() => undefined);
  if (!state) return undefined;
  const { mtimeMs, size } = state;
  const key = `${file} ${mtimeMs} ${size}`;
  const facts = known.get(key) ?? readFacts(file, size);
  known.set(key, facts);
  return facts;
};
