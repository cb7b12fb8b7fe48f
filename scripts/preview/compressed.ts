import type { Stats } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** Files of text; pictures, fonts and films are compressed by their formats. */
const TEXT = new Set([
  ".css",
  ".html",
  ".js",
  ".json",
  ".svg",
  ".txt",
  ".webmanifest",
  ".xml",
  ".xsl",
]);

/** Shorter ones fit a packet as they are. */
const MINIMUM_BYTES = 512;

const encoders = {
  br: (content: Buffer) =>
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  gzip: promisify(gzip),
};

export type Encoding = keyof typeof encoders;

/** The best encoding that a request's `Accept-Encoding` allows, if any. */
export const encodingFor = (accepted: string | string[] | undefined): Encoding | undefined => {
  const names = String(accepted ?? "")
    .split(",")
    .filter((name) => !/;\s*q=0(\.0*)?\s*$/.test(name))
    .map((name) => name.split(";")[0]?.trim());
  return (["br", "gzip"] as const).find((encoding) => names.includes(encoding));
};

/** Whether a file is sent compressed to those who read that. */
export const isCompressible = (file: string, { size }: Pick<Stats, "size">): boolean =>
  TEXT.has(path.extname(file)) && size >= MINIMUM_BYTES;

const kept = new Map<string, Promise<Buffer>>();

/**
 * A file's content, compressed as small as it gets. That takes a tenth of a second, so it is done
 * once for each version of a file, as a host does that compresses what is published.
 *
 * @throws Error when the file cannot be read
 */
export const compressed = (file: string, stats: Stats, encoding: Encoding): Promise<Buffer> => {
  const version = [encoding, stats.mtimeMs, stats.size, file].join(" ");
  const content = kept.get(version) ?? readFile(file).then(encoders[encoding]);
  content.catch(() => kept.delete(version));
  kept.set(version, content);
  return content;
};
