import { spawn } from "node:child_process";
import { Socket } from "node:net";
import { constants } from "node:os";

/* A command that is called again by itself, in a process that does the work. */

/** Tells the process that does the work of the one that was called. */
const CALLED_BY_US = "SITE_CALLED_BY_COMMAND";

/** A pipe between the two. Nothing is sent: it ends when the process that was called does. */
const PIPE = 3;

/** What whoever started a command sends it, to end it. */
const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"];

/** Whether this process may call itself: it has not been called so, and nobody looks into it (`--inspect`). */
export const canCallAgain = () =>
  process.env[CALLED_BY_US] === undefined &&
  !process.execArgv.some((option) => option.startsWith("--inspect"));

/**
 * Runs the command of this process again, and ends as it does.
 *
 * @param env what its process is told besides what this one is
 * @param goesOn asked when it has ended, unless it was told to, with its code or else its signal: whether it is
 *   to be called anew
 */
export const callAgain = (env = {}, goesOn = () => false) => {
  const args = [...process.execArgv, ...process.argv.slice(1)];
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...env, [CALLED_BY_US]: "1" },
    stdio: ["inherit", "inherit", "inherit", "pipe"],
  });
  let isToEnd = false;
  const passOn = (signal) => {
    isToEnd = true;
    // Windows tells both itself, and would end the other at once, before it has put its things in order.
    if (process.platform !== "win32") child.kill(signal);
  };
  for (const signal of SIGNALS) process.on(signal, passOn);
  child.on("exit", (code, signal) => {
    for (const name of SIGNALS) process.off(name, passOn);
    if (!isToEnd && goesOn(code, signal)) {
      callAgain(env, goesOn);
      return;
    }
    // The first process of a container cannot end itself by a signal.
    process.exitCode = code ?? 128 + constants.signals[signal];
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
