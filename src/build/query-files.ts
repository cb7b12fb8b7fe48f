import { createRequire } from "node:module";
import path from "node:path";
import type { GatsbyNode } from "gatsby";

/*
 * Gatsby looks for queries in every file of `src` and of the packages named gatsby-… in which it finds a
 * word such as “graphql” or “Head”: it parses them and walks through what it has parsed, some of it
 * twice. The code of the build and some packages hold none, and were the larger part of it.
 */

const PACKAGES = ["gatsby-plugin-image", "gatsby-plugin-mdx", "gatsby-plugin-sharp"];

const load = createRequire(path.resolve(process.cwd(), "package.json"));

/** Folders in which there is no query (tested). */
export const foldersWithoutQueries = (): string[] => [
  path.resolve(process.cwd(), "src", "build"),
  ...PACKAGES.map((name) => path.dirname(load.resolve(`${name}/package.json`))),
];

const isBelow = (folders: readonly string[], file: string): boolean =>
  folders.some((folder) => path.resolve(file).startsWith(folder + path.sep));

interface Parser {
  parseFile: (this: unknown, file: string, ...others: unknown[]) => Promise<unknown>;
}

/** Has a parser pass over the files below some folders, as it does over those without any such word. */
export const passOver = (parser: Parser, folders: readonly string[]): void => {
  const { parseFile } = parser;
  parser.parseFile = function parseOther(file, ...others) {
    return isBelow(folders, file) ? Promise.resolve(null) : parseFile.call(this, file, ...others);
  };
};

let isDone = false;

export const onPreExtractQueries: GatsbyNode["onPreExtractQueries"] = () => {
  // While writing, queries are looked for after every change.
  if (isDone) return;
  isDone = true;
  const { default: FileParser } = load("gatsby/dist/query/file-parser") as {
    default: { prototype: Parser };
  };
  passOver(FileParser.prototype, foldersWithoutQueries());
};
