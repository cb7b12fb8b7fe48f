import { readdirSync, type Dirent } from "node:fs";
import path from "node:path";

/** What a folder and all folders below it hold, folders aside; links are not followed. */
const entriesBelow = (folder: string): { at: string; entry: Dirent }[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const at = path.join(folder, entry.name);
    return entry.isDirectory() ? entriesBelow(at) : [{ at, entry }];
  });

/**
 * The paths of all files below a folder, links aside. Like what is read of a thousand small files it is
 * asked for directly: the answers of fs/promises go by way of threads, which take five to ten times as
 * long. Folder by folder, since not all versions of Node agree on links where `recursive` is asked for.
 */
export const filesBelow = (folder: string): string[] =>
  entriesBelow(folder).flatMap(({ at, entry }) => (entry.isFile() ? [at] : []));

/** The paths of all links below a folder, to files and to folders. */
export const linksBelow = (folder: string): string[] =>
  entriesBelow(folder).flatMap(({ at, entry }) => (entry.isSymbolicLink() ? [at] : []));
