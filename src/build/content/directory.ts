import { existsSync } from "node:fs";
import { readdir } from "node:fs/promises";
import path from "node:path";

/**
 * The folder with everything the designer edits. `CONTENT_DIR` names another one, for tests
 * and benchmarks that bring content of their own.
 */
export const contentDir = (): string =>
  path.resolve(process.cwd(), process.env.CONTENT_DIR ?? "content");

/**
 * The files that a content file can name: those of its own folder and below, relative to `dir`.
 * For a file of the content folder itself, those beside it.
 */
export const filesBeside = async (dir: string, file: string): Promise<Set<string>> => {
  const folder = path.posix.dirname(file);
  const recursive = folder !== ".";
  const names = await readdir(path.join(dir, folder), { recursive });
  return new Set(names.map((name) => path.posix.join(folder, name.split(path.sep).join("/"))));
};

/**
 * The folder with the article that shows every component, or undefined where it is no part of
 * the site: it is while writing and in builds for tests, never in a build that is published.
 */
export const kitchenSinkDir = (): string | undefined => {
  const isShown = process.env.NODE_ENV !== "production" || process.env.KITCHEN_SINK === "1";
  const dir = path.resolve(process.cwd(), "kitchen-sink");
  // A copy of the project, such as a test makes, may be without it.
  return isShown && !process.env.CONTENT_DIR && existsSync(dir) ? dir : undefined;
};

/** The folders whose files become nodes: the content, and the example article where it is shown. */
export const contentRoots = (): string[] =>
  [contentDir(), kitchenSinkDir()].filter((dir) => dir !== undefined);
