import { mkdirSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import path from "node:path";
import { Worker } from "jest-worker";
import { bundle } from "../bundle";
import type * as cards from "./cards";

/**
 * Threads start from a file, and Gatsby puts all code of the build into one that no thread could
 * start from, so theirs is put together here; the packages stay where they are.
 */
const entry = (): string => {
  const file = path.resolve(process.cwd(), ".cache", "threads", "cards.mjs");
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, bundle("src/build/threads/cards.ts"));
  return file;
};

/** Threads that draw cards; `end` ends them. */
export type CardThreads = typeof cards & Pick<Worker, "end">;

/** Starts threads that draw cards; Gatsby bundles the scripts meanwhile, and has one processor to itself. */
export const openCardThreads = (): CardThreads =>
  new Worker(entry(), {
    enableWorkerThreads: true,
    exposedMethods: ["writeCards"],
    numWorkers: Math.max(1, availableParallelism() - 1),
  }) as unknown as CardThreads;
