import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

export interface Difference {
  /** Relative to both folders, with `/`. */
  file: string;
  kind: "only in the first" | "only in the second" | "not the same";
}

const digests = (dir: string): Map<string, string> =>
  new Map(
    readdirSync(dir, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .map((file) => [
        path.relative(dir, file).split(path.sep).join("/"),
        createHash("sha256").update(readFileSync(file)).digest("hex"),
      ]),
  );

/** Every file that two folders do not have in common, byte for byte. */
export const compareFolders = (first: string, second: string): Difference[] => {
  const [one, other] = [digests(first), digests(second)];
  const names = [...new Set([...one.keys(), ...other.keys()])].sort();
  return names.flatMap((file): Difference[] => {
    if (one.get(file) === other.get(file)) return [];
    if (!other.has(file)) return [{ file, kind: "only in the first" }];
    if (!one.has(file)) return [{ file, kind: "only in the second" }];
    return [{ file, kind: "not the same" }];
  });
};
