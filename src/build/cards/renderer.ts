import { createHash } from "node:crypto";
import { createRequire } from "node:module";
import path from "node:path";
import sharp from "sharp";
import { bundle } from "../bundle";
import { digestOf } from "../digest";
import { fontFiles } from "./fonts";

const { resolve } = createRequire(path.resolve(process.cwd(), "package.json"));

/** All of the project's code that has a part in drawing a card, wherever it lies. */
const drawingCode = (): string => bundle("src/build/cards/render.ts");

/** What measures and draws beside sharp, which tells its versions itself. */
const PACKAGES = ["@resvg/resvg-js/package.json", "fontkit"];

let digest: string | undefined;

/**
 * Stands for all that a card looks like beside its words and pictures: the code that sets and crops
 * it, its fonts, the packages that measure and draw it. Part of every card's hash, so that a card of
 * an earlier build is never taken for one that would be drawn otherwise now.
 */
export const rendererDigest = (): string => {
  digest ??= createHash("sha256")
    .update(drawingCode())
    .update(digestOf([...fontFiles(), ...PACKAGES.map((name) => resolve(name))]))
    .update(JSON.stringify(sharp.versions))
    .digest("hex");
  return digest;
};
