import { existsSync, rmSync } from "node:fs";
import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { SHARE_CARDS_PATH } from "../../lib/constants";
import type { Work } from "./lock";

/*
 * Gatsby writes down at once what it has read, and what it has made of it only later. After a build
 * that was killed in between, the next one takes a changed text for one that it has shown already,
 * and publishes the old page; this was seen. So a mark stands for as long as the two may differ.
 */

const MARK = path.join(".artifacts", "unfinished");

/** Whether the last work in a folder ended before it had written everything down. */
export const wasBrokenOff = (dir: string): boolean => existsSync(path.join(dir, MARK));

/**
 * Empties the folder of the site, but for what is dear and known to be whole: a picture that was not
 * is encoded again, and the file of a share card has its name only when it is complete.
 */
const emptySite = async (site: string): Promise<void> => {
  const cards = path.join(site, SHARE_CARDS_PATH);
  const encoded = /^static\/[^/]+\/[^/]+\/[^/]+$/;
  const entries = await readdir(site, { recursive: true, withFileTypes: true }).catch(() => []);
  for (const entry of entries) {
    const file = path.join(entry.parentPath, entry.name);
    const isKept =
      entry.parentPath === cards ||
      encoded.test(path.relative(site, file).split(path.sep).join("/"));
    if (entry.isFile() && !isKept) await rm(file);
  }
};

/**
 * Marks the work in a folder as unfinished; the mark goes when a build ends well. `npm start` is
 * never known to have written everything down: it is ended at any time.
 *
 * @param dir of the project.
 */
export const markUnfinished = async (dir: string, work: Work): Promise<void> => {
  const mark = path.join(dir, MARK);
  if (work === "build" && wasBrokenOff(dir)) await emptySite(path.join(dir, "public"));
  await mkdir(path.dirname(mark), { recursive: true });
  await writeFile(mark, "");
  if (work === "build") process.once("exit", (code) => code === 0 && rmSync(mark, { force: true }));
};
