import { callAgain, canCallAgain } from "./call-again.mjs";

/*
 * glibc gives the threads of a process up to eight stores of memory for each processor, and what is freed in
 * one serves no other: 300 MB of a large build lay there unused (docs/build-speed.md). How many there are is
 * said to a process before it begins.
 */
const NAME = "MALLOC_ARENA_MAX";

/** Whether this process could do with one store: other systems do not know the name, and one that is set counts. */
export const wantsOneArena = () =>
  process.platform === "linux" && process.env[NAME] === undefined && canCallAgain();

/** Runs the command of this process again with one store, and ends as it does. */
export const runWithOneArena = () => callAgain({ [NAME]: "1" });
