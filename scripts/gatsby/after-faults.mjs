import { callAgain } from "./call-again.mjs";

/*
 * Whoever writes has `npm start` running for hours. The libraries in C that Gatsby works with (for pictures, and
 * for what it keeps) can end its process with a fault, at once and without a word (docs/reliability.md). Nothing
 * that was saved is lost, so it is started again.
 */

/** How the system ends a process with a fault. Who is killed has been ended on purpose, or for want of memory. */
const FAULTS = ["SIGSEGV", "SIGBUS", "SIGILL", "SIGFPE", "SIGABRT", "SIGTRAP"];

/** From here on Windows, which has no signals, numbers faults. */
const FIRST_FAULT_OF_WINDOWS = 0xc0000000;

/** So many faults within so long are no chance, and starting again is no help. */
const MOST = 4;
const WITHIN_MS = 10 * 60 * 1000;

/** When the last faults were, in ms since 1970. */
const faults = [];

const tell = (...lines) => console.error(`\n${lines.join("\n")}\n`);

/** Whether a process that has ended with a code, or else by a signal, has ended by a fault. */
export const isFault = (code, signal) => FAULTS.includes(signal) || code >= FIRST_FAULT_OF_WINDOWS;

/** Whether a command that has ended so goes on; it tells of a fault in any case. */
const goesOn = (code, signal) => {
  if (!isFault(code, signal)) return false;
  const name = signal ?? `0x${code.toString(16)}`;
  faults.push(Date.now());
  if (faults.length >= MOST && Date.now() - faults.at(-MOST) < WITHIN_MS) {
    tell(
      `npm start has ended ${MOST} times in a few minutes, by a fault in a program that it works with (${name}).`,
      "What you have written is all there. `npm ci` fetches those programs anew; then try `npm start` again.",
    );
    return false;
  }
  tell(
    `npm start has ended by a fault in a program that it works with (${name}), not by one in what you wrote.`,
    "What you have saved is all there. It starts again by itself.",
  );
  return true;
};

/** Runs the command of this process, and again when it has ended by a fault. */
export const runAfterFaults = () => callAgain({}, goesOn);
