import { createHash } from "node:crypto";
import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { BuildArgs } from "gatsby";
import { pageDataPath, pagePathOf, startLate } from "./late-scripts";

/* The last step of a build: no script is on the way to the first view of a page. */

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
  const name = `chunks-${createHash("sha256").update(text).digest("hex").slice(0, 20)}.js`;
  await writeFile(path.join(folder, name), text);
  return `/${name}`;
};

/** Every HTML file of the build that Gatsby made; redirects have no scripts and no page path. */
const pagesIn = async (folder: string): Promise<{ file: string; html: string; path: string }[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const pages = entries
    .filter((entry) => entry.isFile() && entry.name.endsWith(".html"))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .map(async (file) => {
      const html = await readFile(file, "utf8");
      const pagePath = pagePathOf(html);
      return pagePath === undefined ? [] : [{ file, html, path: pagePath }];
    });
  return (await Promise.all(pages)).flat();
};

/**
 * Lets the scripts of every page start late. Can be repeated: pages that a warm build left as they
 * were are brought up to date with the scripts of this build.
 *
 * @throws Error when a page's data or Gatsby's marks in it are missing
 */
export const startScriptsLate = async ({ store }: Pick<BuildArgs, "store">): Promise<void> => {
  const { program, webpackCompilationHash } = store.getState() as {
    program: { directory: string };
    webpackCompilationHash: string;
  };
  const folder = path.join(program.directory, "public");
  const stats = await readJson<WebpackStats>(path.join(folder, "webpack.stats.json"));
  const scriptsOf = (chunk: string): string[] =>
    (stats.assetsByChunkName[chunk] ?? [])
      .filter((name) => name.endsWith(".js"))
      .map((name) => `/${name}`);
  const chunkMap = await writeChunkMap(folder);
  for (const { file, html, path: pagePath } of await pagesIn(folder)) {
    const data = pageDataPath(pagePath);
    const { componentChunkName } = await readJson<{ componentChunkName: string }>(
      path.join(folder, data),
    );
    const scripts = [...scriptsOf("app"), ...scriptsOf(componentChunkName), chunkMap];
    const late = startLate(html, webpackCompilationHash, {
      scripts,
      data: [data, "/page-data/app-data.json"],
    });
    if (late !== html) await writeFile(file, late);
  }
};
