import { mkdirSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import path from "node:path";
import { Worker } from "jest-worker";
import { bundle } from "../bundle";
import type * as cards from "./cards";
import type * as texts from "./texts";

/** What threads can be asked for, by the file that they start from. */
interface Work {
  texts: typeof texts;
  cards: typeof cards;
}

const METHODS: { [Name in keyof Work]: (keyof Work[Name])[] } = {
  texts: ["readTexts"],
  cards: ["writeCards"],
};

/** Nothing else goes on while texts are read; while cards are drawn, Gatsby bundles the scripts. */
const THREADS: Record<keyof Work, number> = {
  texts: availableParallelism(),
  cards: Math.max(1, availableParallelism() - 1),
};

/**
 * Threads start from a file, and Gatsby puts all code of the build into one that no thread could
 * start from, so theirs is put together here; the packages stay where they are. One file for both kinds of
 * work would load the packages of both into each thread.
 */
const entryOf = (name: keyof Work): string => {
  const file = path.resolve(process.cwd(), ".cache", "threads", `${name}.mjs`);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, bundle(`src/build/threads/${name}.ts`));
  return file;
};

/** Threads for one kind of work; `end` ends them. */
export type Threads<Name extends keyof Work> = Work[Name] & Pick<Worker, "end">;

/** Starts threads for work that many pages need, one for each processor that has nothing else to do. */
export const openThreads = <Name extends keyof Work>(name: Name): Threads<Name> =>
  new Worker(entryOf(name), {
    enableWorkerThreads: true,
    exposedMethods: METHODS[name] as string[],
    numWorkers: THREADS[name],
  }) as unknown as Threads<Name>;
