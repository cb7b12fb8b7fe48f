import { cpSync, mkdirSync, rmSync } from "node:fs";
import path from "node:path";
import { copySite, linkPackages, writeManifest } from "../site-copy";

export type SiteName = "ours" | "stock";

const STOCK = "scripts/bench-scale/stock-site";
const PICTURE_TEMPLATE = "src/templates/article-with-picture.tsx";

/**
 * Puts a site into a folder of its own, without anything of a build before.
 *
 * @returns the environment in which it builds the content folder.
 */
export const makeSite = (
  name: SiteName,
  dir: string,
  content: string,
  withPictures: boolean,
): NodeJS.ProcessEnv => {
  rmSync(dir, { recursive: true, force: true });
  if (name === "ours") {
    copySite(dir, "bench-ours");
  } else {
    mkdirSync(dir, { recursive: true });
    cpSync(STOCK, dir, { recursive: true });
    // Gatsby reads the queries of all templates, and there is nothing that could answer this one.
    if (!withPictures) rmSync(path.join(dir, PICTURE_TEMPLATE));
    writeManifest(dir, "bench-stock");
    linkPackages(dir);
  }
  return { CONTENT_DIR: content, ...(withPictures && { STOCK_PICTURES: "1" }) };
};
