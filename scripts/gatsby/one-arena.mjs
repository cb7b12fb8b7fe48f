import { spawn } from "node:child_process";

/*
 * glibc gives the threads of a process up to eight stores of memory for each processor, and what is freed in
 * one serves no other: a quarter of a build's memory lay there unused (docs/performance.md). How many there
 * are is said to a process before it begins.
 */
const NAME = "MALLOC_ARENA_MAX";

/** Whether this process could do with fewer: other systems do not know the name, and one that is set counts. */
export const wantsOneArena = () => process.platform === "linux" && process.env[NAME] === undefined;

/** What whoever started a command sends it, to end it. */
const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"];

/** Runs the command of this process again with one store, and ends as it does. */
export const runWithOneArena = () => {
  const args = [...process.execArgv, ...process.argv.slice(1)];
  const env = { ...process.env, [NAME]: "1" };
  const child = spawn(process.execPath, args, { env, stdio: "inherit" });
  for (const signal of SIGNALS) process.on(signal, () => child.kill(signal));
  child.on("exit", (code, signal) => {
    if (signal === null) process.exit(code);
    SIGNALS.forEach((name) => process.removeAllListeners(name));
    process.kill(process.pid, signal);
  });
};
