import { existsSync } from "node:fs";
import path from "node:path";
import { filesBelow } from "../files-below";

/** Every file below a folder, relative to it, with `/`; hidden ones are nobody's content. */
export const listFiles = (dir: string): string[] => {
  // A folder that has gone lacks each of its files, and that is what is said.
  if (!existsSync(dir)) return [];
  return filesBelow(dir)
    .map((file) => path.relative(dir, file).split(path.sep).join("/"))
    .filter((file) => !file.split("/").some((part) => part.startsWith(".")))
    .sort();
};
