import { copyFileSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { filesBelow } from "../../src/build/files-below";
import { build } from "../bench-scale/build";
import { copySite } from "../site-copy";

/*
 * The same site by other means than ours, to be measured beside it:
 *
 * - unfinished: the same pages as Gatsby leaves them. Without the steps that come after a build,
 *   scripts, chunk map and page data are where Gatsby itself puts them.
 * - stock: the same routes, content and looks as somebody builds them who follows Gatsby's
 *   documentation. Besides, pictures are `GatsbyImage`s, none is asked for in the head, and fonts are
 *   whole, as their packages give them.
 *
 * What else of ours is woven into the sources stays; what waits for the script that the last step
 * writes into pages does nothing.
 */

/** Folders with the files that stand in for the project's own. */
export const STAND_INS = {
  unfinished: ["scripts/bench/unfinished"],
  stock: ["scripts/bench/unfinished", "scripts/bench/stock"],
} as const;

export type Kind = keyof typeof STAND_INS;

/**
 * The styles of the fonts' packages: all that Google offers of a font, in the parts that it divides it
 * into, shown when they come (`swap`).
 */
export const FONT_STYLES = [
  "@fontsource-variable/noto-serif-display",
  "@fontsource-variable/noto-serif-display/wght-italic.css",
  "@fontsource-variable/onest",
];

const isThere = (file: string): string => {
  if (!existsSync(file)) throw new Error(`${file} is not there: it goes by another name`);
  return file;
};

/**
 * Puts the files of a folder in the place of a project's own.
 *
 * @throws Error when one of them would stand in for nothing.
 */
export const standIn = (folder: string, project: string): void => {
  for (const file of filesBelow(folder)) {
    copyFileSync(file, isThere(path.join(project, path.relative(folder, file))));
  }
};

/** Imports the fonts where Gatsby's documentation does ("Self-host Google Fonts with Fontsource"). */
const importFonts = (project: string): void => {
  const browser = isThere(path.join(project, "gatsby-browser.tsx"));
  const imports = FONT_STYLES.map((styles) => `import "${styles}";\n`).join("");
  writeFileSync(browser, imports + readFileSync(browser, "utf8"));
};

/**
 * Builds the site in a copy of the project.
 *
 * @returns the folder with the built site.
 * @throws Error with the end of what Gatsby said, when the build fails, or with the name of a file
 *   that is to be changed and is not there any more.
 */
export const buildStockSite = async (kind: Kind): Promise<string> => {
  const dir = path.resolve(".artifacts", `bench-${kind}`);
  copySite(dir, `bench-${kind}`);
  for (const folder of STAND_INS[kind]) standIn(folder, dir);
  if (kind === "stock") importFonts(dir);
  await build(dir, { CONTENT_DIR: process.env.CONTENT_DIR ?? path.resolve("content") });
  return path.join(dir, "public");
};
