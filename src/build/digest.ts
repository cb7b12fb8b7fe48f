import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";

const filesIn = (at: string): string[] => {
  // A copy of the project may be without some of them.
  if (!existsSync(at)) return [];
  if (!statSync(at).isDirectory()) return [at];
  return readdirSync(at)
    .sort()
    .flatMap((name) => filesIn(path.join(at, name)));
};

/**
 * A digest of what files hold, and all files below folders; it is the same wherever the project
 * lies.
 *
 * @param paths absolute, or below the folder that the process runs in.
 */
export const digestOf = (paths: readonly string[]): string => {
  const hash = createHash("sha256");
  for (const file of paths.flatMap(filesIn)) hash.update(readFileSync(file)).update("\0");
  return hash.digest("hex");
};
