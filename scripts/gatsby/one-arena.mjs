import { spawn } from "node:child_process";
import { Socket } from "node:net";
import { constants } from "node:os";

/*
 * glibc gives the threads of a process up to eight stores of memory for each processor, and what is freed in
 * one serves no other: 300 MB of a large build lay there unused (docs/performance.md). How many there are is
 * said to a process before it begins.
 */
const NAME = "MALLOC_ARENA_MAX";

/** Tells the process that does the work of the one that was called. */
const CALLED_BY_US = "SITE_CALLED_BY_COMMAND";

/** A pipe between the two. Nothing is sent: it ends when the process that was called does. */
const PIPE = 3;

/**
 * Whether this process could do with one store: other systems do not know the name, one that is set counts,
 * and who looks into this process (`--inspect`) wants to see the build.
 */
export const wantsOneArena = () =>
  process.platform === "linux" &&
  process.env[NAME] === undefined &&
  !process.execArgv.some((option) => option.startsWith("--inspect"));

/** What whoever started a command sends it, to end it. */
const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"];

/** Runs the command of this process again with one store, and ends as it does. */
export const runWithOneArena = () => {
  const args = [...process.execArgv, ...process.argv.slice(1)];
  const env = { ...process.env, [NAME]: "1", [CALLED_BY_US]: "1" };
  const stdio = ["inherit", "inherit", "inherit", "pipe"];
  const child = spawn(process.execPath, args, { env, stdio });
  for (const signal of SIGNALS) process.on(signal, () => child.kill(signal));
  child.on("exit", (code, signal) => {
    // The first process of a container cannot end itself by a signal.
    process.exitCode = code ?? 128 + constants.signals[signal];
    SIGNALS.forEach((name) => process.removeAllListeners(name));
    if (signal !== null) process.kill(process.pid, signal);
  });
};

/** Ends this process when the one that was called is killed, which cannot pass that on. */
export const endWithCaller = () => {
  if (process.env[CALLED_BY_US] === undefined) return;
  delete process.env[CALLED_BY_US];
  const pipe = new Socket({ fd: PIPE });
  pipe.on("close", () => process.exit(1));
  pipe.resume().unref();
};
