import { existsSync, readFileSync } from "node:fs";
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

/** Weighs a page of a built site; its scripts are those that its template and the application need. */
export const weigh = (publicDir: string, route: string): Weights => {
  const html = [`${route}/index.html`, `${route}.html`]
    .map((file) => path.join(publicDir, file))
    .filter((file) => existsSync(file));
  const data = path.join(publicDir, "page-data", route, "page-data.json");
  const { componentChunkName } = JSON.parse(readFileSync(data, "utf8")) as { componentChunkName: string }; // prettier-ignore
  const { namedChunkGroups } = JSON.parse(readFileSync(path.join(publicDir, "webpack.stats.json"), "utf8")) as Stats; // prettier-ignore
  const assets = ["app", componentChunkName].flatMap(
    (name) => namedChunkGroups[name]?.assets ?? [],
  );
  const scripts = [...new Set(assets.map(({ name }) => name))].filter((name) =>
    name.endsWith(".js"),
  );
  return {
    html: weightOf(html),
    scripts: weightOf(scripts.map((name) => path.join(publicDir, name))),
    pageData: weightOf([data]),
  };
};
