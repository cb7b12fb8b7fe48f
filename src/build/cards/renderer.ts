import { createRequire } from "node:module";
import path from "node:path";
import sharp from "sharp";
import { digestOf } from "../digest";
import { fontFiles } from "./fonts";

const { resolve } = createRequire(path.resolve(process.cwd(), "package.json"));

let digest: string | undefined;

/**
 * Stands for all that a card looks like beside its words and pictures: the code that sets and crops
 * it, its fonts, the packages that draw it. Part of every card's hash, so that a card of an earlier
 * build is never taken for one that would be drawn otherwise now.
 */
export const rendererDigest = (): string => {
  const renderer = resolve("@resvg/resvg-js/package.json");
  digest ??= `${digestOf(["src/build/cards", ...fontFiles(), renderer])} ${JSON.stringify(sharp.versions)}`;
  return digest;
};
