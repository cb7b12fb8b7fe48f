import { existsSync } from "node:fs";
import path from "node:path";
import { filesBelow, linksBelow } from "../files-below";

/** Relative to the folder, with `/`; what is hidden is nobody's content. */
const shown = (dir: string, paths: readonly string[]): string[] =>
  paths
    .map((file) => path.relative(dir, file).split(path.sep).join("/"))
    .filter((file) => !file.split("/").some((part) => part.startsWith(".")))
    .sort();

/** Every file below a folder; a folder that has gone lacks each of its files, and that is what is said. */
export const listFiles = (dir: string): string[] =>
  existsSync(dir) ? shown(dir, filesBelow(dir)) : [];

/** Every link below a folder. */
export const listLinks = (dir: string): string[] =>
  existsSync(dir) ? shown(dir, linksBelow(dir)) : [];
