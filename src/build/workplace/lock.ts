import { constants, readFileSync, rmSync } from "node:fs";
import { copyFile, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { uptime } from "node:os";
import path from "node:path";
import { setTimeout } from "node:timers/promises";

/* One build, or one `npm start`, at a time in one folder: both write into .cache and public. */

/** What works in a folder. */
export type Work = "build" | "npm start";

export interface Holder {
  pid: number;
  work: Work;
  /** When it began, in ms since 1970. */
  since: number;
}

/** Not in `.cache`, which Gatsby empties, nor in `public`, which is published. */
export const LOCK = path.join(".artifacts", "at-work.json");

const parse = (text: string): Holder | undefined => {
  try {
    return JSON.parse(text) as Holder;
  } catch {
    return undefined;
  }
};

/** In ms: to write the few words of a lock takes less. */
const WRITING_MS = 200;

/** In ms: a process of 1 GB is gone in less. */
const DYING_MS = 1000;
const LOOK_EVERY_MS = 50;

const holderOf = async (file: string): Promise<Holder | undefined> => {
  const read = () => readFile(file, "utf8").then(parse, () => undefined);
  const holder = await read();
  if (holder) return holder;
  // It may be about to be written. What a power cut left empty stays so.
  await setTimeout(WRITING_MS);
  return read();
};

/** Whether a process has ended and waits for its parent to notice, which not every parent does. */
const isZombie = async (pid: number): Promise<boolean> => {
  // Only Linux has this file. What follows the name, which is in brackets, is the state.
  const stat = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "");
  return stat.slice(stat.lastIndexOf(")")).startsWith(") Z");
};

const isAlive = async ({ pid, since }: Holder): Promise<boolean> => {
  // After a restart of the computer the number belongs to another process, or to none.
  if (since < Date.now() - uptime() * 1000) return false;
  try {
    process.kill(pid, 0);
    return !(await isZombie(pid));
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
};

/** Whether a holder goes on living: one that was just killed needs a moment to give its memory back. */
const isAtWork = async (holder: Holder): Promise<boolean> => {
  for (let waited = 0; waited < DYING_MS; waited += LOOK_EVERY_MS) {
    if (!(await isAlive(holder))) return false;
    await setTimeout(LOOK_EVERY_MS);
  }
  return true;
};

/** `npm start` is two processes: the one that was called, and its child, which does the work. */
const isOurs = ({ pid }: Holder): boolean => pid === process.pid || pid === process.ppid;

const release = (file: string): void => {
  try {
    const { pid } = JSON.parse(readFileSync(file, "utf8")) as Holder;
    if (pid === process.pid) rmSync(file);
  } catch {
    // It is gone, and that is all that was wanted.
  }
};

/**
 * Removes a lock that was left behind. Whoever else wants the folder may have removed it in the same moment and put
 * one of their own in its place: so it is looked at once more where nobody else removes it, and given back if it is
 * another.
 */
const removeLeft = async (file: string, left: Holder | undefined): Promise<void> => {
  const aside = `${file}.${process.pid}`;
  try {
    await rename(file, aside);
  } catch {
    // Somebody has.
    return;
  }
  const found = await readFile(aside, "utf8").then(parse, () => undefined);
  if (found?.pid !== left?.pid || found?.since !== left?.since) {
    await copyFile(aside, file, constants.COPYFILE_EXCL).catch(() => undefined);
  }
  await rm(aside, { force: true });
};

/**
 * Takes a folder for this process until it ends. One that another left behind, which was broken off,
 * is taken over.
 *
 * @param dir of the project.
 * @returns who works there, when it is another, and undefined when the folder is taken.
 */
export const takeFolder = async (dir: string, work: Work): Promise<Holder | undefined> => {
  const file = path.join(dir, LOCK);
  const own: Holder = { pid: process.pid, work, since: Date.now() };
  await mkdir(path.dirname(file), { recursive: true });
  const put = (flag: "w" | "wx") => writeFile(file, JSON.stringify(own), { flag });
  for (;;) {
    try {
      await put("wx");
      break;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
      const holder = await holderOf(file);
      if (holder && isOurs(holder)) {
        await put("w");
        break;
      }
      if (holder && (await isAtWork(holder))) return holder;
      await removeLeft(file, holder);
    }
  }
  process.once("exit", () => release(file));
  return undefined;
};
