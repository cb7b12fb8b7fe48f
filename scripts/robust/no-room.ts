import { spawnSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import path from "node:path";
import { tryEach, type Row } from "./rows";
import { endOf, runBuild, siteCopy } from "./run-build";

/* Disks that are too small or can only be read, made in memory: for the administrator of a Linux alone. */

const PLACE = path.resolve(".artifacts", "robust", "disk");

const mount = (...args: string[]): boolean =>
  spawnSync("mount", [...args, PLACE], { stdio: "ignore" }).status === 0;

interface Disk {
  tried: string;
  /** Options of the disk that the build finds. */
  options: string;
  said: RegExp;
}

const DISKS: Disk[] = [
  { tried: "a disk that is too full", options: "size=50m", said: /disk is too full: \d+ MB are free/ },
  { tried: "a folder that can only be read", options: "ro,size=2g", said: /the disk can only be read/ },
]; // prettier-ignore

const tryDisk = async ({ tried, options, said }: Disk): Promise<Row> => {
  mkdirSync(PLACE, { recursive: true });
  if (process.platform !== "linux" || !mount("-t", "tmpfs", "-o", "size=2g", "tmpfs")) {
    const notTried = "as only the administrator of a Linux can make such a disk";
    return { tried, cases: 0, held: 0, failures: [], notTried };
  }
  try {
    const dir = siteCopy("site", "__tests__/fixtures/content", PLACE);
    if (!mount("-o", `remount,${options}`)) throw new Error(`${PLACE} could not be changed`);
    return await tryEach(tried, [dir], String, async () => {
      const ended = await runBuild(dir);
      const isPlain = said.test(ended.said) && !/\n\s+at |Error:|node_modules/.test(ended.said);
      return ended.code === 1 && isPlain ? undefined : endOf(ended);
    });
  } finally {
    // What has ended there may still hold it for a moment.
    spawnSync("umount", ["--lazy", PLACE], { stdio: "ignore" });
  }
};

/** Builds where nothing, or not enough, can be written: each stops with words about that. */
export const tryWithoutRoom = async (): Promise<Row[]> => {
  const rows: Row[] = [];
  for (const disk of DISKS) rows.push(await tryDisk(disk));
  return rows;
};
