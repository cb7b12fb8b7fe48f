import { readdir, rm } from "node:fs/promises";
import path from "node:path";

/** Removes the files of a folder that nothing asks for any more, such as those of a topic or a page that has gone. */
export const sweep = async (folder: string, wanted: ReadonlySet<string>): Promise<void> => {
  const names = await readdir(folder);
  const stale = names.filter((name) => !wanted.has(name));
  await Promise.all(stale.map((name) => rm(path.join(folder, name))));
};
