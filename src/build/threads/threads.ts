import { availableParallelism } from "node:os";
import path from "node:path";
import { buildSync } from "esbuild";
import { Worker } from "jest-worker";
import type { Tasks } from "./worker";

export interface Threads {
  readText: Tasks["readText"];
  writeCards: Tasks["writeCards"];
  close(): Promise<void>;
}

/**
 * Threads start from a file, and Gatsby puts all code of the build into one that no thread could
 * start from, so theirs is put together here; the packages stay where they are.
 */
const bundleWorker = (): string => {
  const outfile = path.resolve(process.cwd(), ".cache", "threads", "worker.mjs");
  buildSync({
    entryPoints: [path.resolve(process.cwd(), "src/build/threads/worker.ts")],
    outfile,
    bundle: true,
    packages: "external",
    platform: "node",
    format: "esm",
  });
  return outfile;
};

/** Starts threads for work that many pages need, one for each processor. */
export const openThreads = (): Threads => {
  const worker = new Worker(bundleWorker(), {
    enableWorkerThreads: true,
    exposedMethods: ["readText", "writeCards"],
    numWorkers: availableParallelism(),
  }) as Worker & Tasks;
  return {
    readText: (text) => worker.readText(text),
    writeCards: (cards) => worker.writeCards(cards),
    close: async () => {
      await worker.end();
    },
  };
};
