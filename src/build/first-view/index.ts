import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { pageDataPath, pagePathOf, startLate } from "./late-scripts";

/* The scripts of a page start late: none is on the way to its first view. */

interface WebpackStats {
  assetsByChunkName: Record<string, string[]>;
}

const readJson = async <T>(file: string): Promise<T> =>
  JSON.parse(await readFile(file, "utf8")) as T;

/**
 * Writes the map of chunks, by which Gatsby's loader finds what to prefetch, into a script of its
 * own: it grows with the site, and no page needs it before somebody turns to a link.
 *
 * @returns the script's address
 */
const writeChunkMap = async (folder: string): Promise<string> => {
  const map = await readFile(path.join(folder, "chunk-map.json"), "utf8");
  const text = `window.___chunkMapping=${map.trim()};`;
  const name = `chunks-${createHash("sha256").update(text).digest("hex").slice(0, 10)}.js`;
  await writeFile(path.join(folder, name), text);
  return `/${name}`;
};

/** Of Gatsby's pages, by their paths, the part that is used here. */
export type Pages = ReadonlyMap<string, { componentChunkName: string }>;

/**
 * Makes what lets the scripts of a page start late. It can be applied again: a page that a warm build
 * left as it was is brought up to date with the scripts of this build. A file that Gatsby did not make
 * (a redirect) has no scripts and stays as it is.
 *
 * @param folder the built site
 * @returns a function of a page's HTML; it throws when Gatsby does not know the page, or has left no marks in it
 */
export const lateStart = async (
  folder: string,
  compilationHash: string,
  pages: Pages,
): Promise<(html: string) => string> => {
  const stats = await readJson<WebpackStats>(path.join(folder, "webpack.stats.json"));
  const chunkMap = await writeChunkMap(folder);
  const scriptsOf = (chunk: string): string[] =>
    (stats.assetsByChunkName[chunk] ?? [])
      .filter((name) => name.endsWith(".js"))
      .map((name) => `/${name}`);
  return (html) => {
    const pagePath = pagePathOf(html);
    if (pagePath === undefined) return html;
    const page = pages.get(pagePath);
    if (!page) throw new Error(`Gatsby has no page at ${pagePath}`);
    return startLate(html, compilationHash, {
      scripts: [...scriptsOf("app"), ...scriptsOf(page.componentChunkName), chunkMap],
      data: [pageDataPath(pagePath), "/page-data/app-data.json"],
    });
  };
};
