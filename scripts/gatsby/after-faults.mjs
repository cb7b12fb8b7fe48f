import { constants } from "node:os";
import { callAgain } from "./call-again.mjs";

/*
 * Whoever writes has `npm start` running for hours. The libraries in C that Gatsby works with (for pictures, and
 * for what it keeps) can end its process with a fault, at once and without a word (docs/reliability.md). Nothing
 * that was saved is lost, so it is started again.
 */

/**
 * How the system ends a process with a fault; V8 ends itself by SIGABRT where it has no memory left. Who is killed
 * has been ended on purpose, or by a system that has none.
 */
const FAULTS = ["SIGSEGV", "SIGBUS", "SIGILL", "SIGFPE", "SIGABRT", "SIGTRAP"];

/** From here on Windows, which has no signals, numbers faults. */
const FIRST_FAULT_OF_WINDOWS = 0xc0000000;
/** Where V8 has no memory left there, and where Node has ended itself as by SIGABRT. */
const OTHER_FAULTS_OF_WINDOWS = [0x80000003, 134];
/** What is no fault among them: Ctrl+C, and the end of a session. */
const NO_FAULTS_OF_WINDOWS = [0xc000013a, 0xc0000142];

/** So many faults within so long are no chance, and starting again is no help. */
const MOST = 4;
const WITHIN_MS = 10 * 60 * 1000;

/** When the last faults were, in ms since 1970. */
const faults = [];

const tell = (...lines) => console.error(`\n${lines.join("\n")}\n`);

/** Whether a process that has ended with a code, or else by a signal, has ended by a fault. */
export const isFault = (code, signal) =>
  FAULTS.includes(signal) ||
  OTHER_FAULTS_OF_WINDOWS.includes(code) ||
  (code >= FIRST_FAULT_OF_WINDOWS && !NO_FAULTS_OF_WINDOWS.includes(code));

/** Whether a command that has ended so goes on; it tells of what nobody wanted in any case. */
const goesOn = (code, signal) => {
  if (signal === "SIGKILL") {
    tell(
      "npm start was ended from outside. Where nobody has done so, the computer had no memory left.",
      "What you have saved is all there. Close what you do not need, and start it again.",
    );
  }
  if (!isFault(code, signal)) return false;
  const name = signal ?? `0x${code.toString(16)}`;
  faults.push(Date.now());
  if (faults.length >= MOST && Date.now() - faults.at(-MOST) < WITHIN_MS) {
    tell(
      `npm start has ended ${MOST} times in a few minutes, by a fault in a program that it works with (${name}) or for want of memory.`,
      "What you have written is all there. Where it began with a file that you had saved, a picture above all, take that out for a try.",
      "`npm ci` fetches those programs anew; then try `npm start` again.",
    );
    return false;
  }
  tell(
    `npm start has ended by a fault in a program that it works with (${name}) or for want of memory.`,
    "What you have saved is all there. It starts again by itself.",
  );
  return true;
};

/** The names of a signal, which has two in some cases: SIGABRT is SIGIOT, too. */
const namesOf = (signal) => {
  const names = Object.keys(constants.signals);
  return names.filter((name) => constants.signals[name] === constants.signals[signal]);
};

/**
 * Sees that this process ends by a fault where its work did. Gatsby ends itself as the process ended that it has
 * started, but libraries listen to SIGABRT and SIGTRAP, and then it ends as if all were well.
 */
export const passFaultsOn = () => {
  const kill = process.kill.bind(process);
  process.kill = (pid, signal) => {
    if (pid === process.pid && FAULTS.includes(signal)) {
      for (const name of namesOf(signal)) process.removeAllListeners(name);
    }
    return kill(pid, signal);
  };
};

/** Runs the command of this process, and again when it has ended by a fault. */
export const runAfterFaults = () => callAgain({}, goesOn);
