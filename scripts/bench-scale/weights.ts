import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";

export interface Weight {
  raw: number;
  brotli: number;
}

/** What a visitor of one page is sent, in bytes. */
export interface Weights {
  html: Weight;
  scripts: Weight;
  /** Its own data, and what it shares with other pages. */
  pageData: Weight;
}

const weightOf = (files: readonly string[]): Weight => {
  const contents = files.map((file) => readFileSync(file));
  const sum = (sizes: readonly number[]) => sizes.reduce((total, size) => total + size, 0);
  return {
    raw: sum(contents.map((content) => content.length)),
    brotli: sum(contents.map((content) => brotliCompressSync(content).length)),
  };
};

interface Stats {
  namedChunkGroups: Record<string, { assets: { name: string }[] }>;
}

interface PageData {
  componentChunkName: string;
  /** Of queries whose answers are the same on all pages; a plain site may have none. */
  staticQueryHashes?: string[];
}

const readJson = <T>(file: string): T => JSON.parse(readFileSync(file, "utf8")) as T;

/** Weighs a page of a built site; its scripts are those that its template and the application need. */
export const weigh = (publicDir: string, route: string): Weights => {
  const inPublic = (file: string) => path.join(publicDir, file);
  const html = [`${route}/index.html`, `${route}.html`].map(inPublic).filter(existsSync);
  const data = inPublic(`page-data/${route}/page-data.json`);
  const { componentChunkName, staticQueryHashes = [] } = readJson<PageData>(data);
  const shared = staticQueryHashes.map((hash) => inPublic(`page-data/sq/d/${hash}.json`));
  const { namedChunkGroups } = readJson<Stats>(inPublic("webpack.stats.json"));
  const assets = ["app", componentChunkName].flatMap(
    (name) => namedChunkGroups[name]?.assets ?? [],
  );
  // The map of chunks is a script of its own here, and in the HTML of a plain site.
  const maps = readdirSync(publicDir).filter((name) => /^chunks-.*\.js$/.test(name));
  const scripts = [...new Set([...assets.map(({ name }) => name), ...maps])].filter((name) =>
    name.endsWith(".js"),
  );
  return {
    html: weightOf(html),
    scripts: weightOf(scripts.map(inPublic)),
    pageData: weightOf([data, inPublic("page-data/app-data.json"), ...shared]),
  };
};
