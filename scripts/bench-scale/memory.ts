import { execFile } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";

interface Process {
  pid: number;
  parent: number;
  kilobytes: number;
}

/** Reads what `ps -A -o pid=,ppid=,rss=` prints, on Linux and macOS alike. */
export const parseProcesses = (text: string): Process[] =>
  text
    .trim()
    .split("\n")
    .map((line) => line.trim().split(/\s+/).map(Number))
    .map(([pid = 0, parent = 0, kilobytes = 0]) => ({ pid, parent, kilobytes }));

/** Of the text of `/proc/<pid>/smaps_rollup`: memory in kB, with its share of what others use as well. */
export const proportionalKilobytes = (text: string): number | undefined => {
  const [, kilobytes] = /^Pss:\s+(\d+) kB$/m.exec(text) ?? [];
  return kilobytes === undefined ? undefined : Number(kilobytes);
};

const shareFile = (pid: number | "self"): string => `/proc/${pid}/smaps_rollup`;

/** Linux alone tells what a process shares with others: the code of Node, and files that are mapped. */
const tellsShares = existsSync(shareFile("self"));

const proportional = ({ pid, kilobytes }: Process): number => {
  if (!tellsShares) return kilobytes;
  try {
    return proportionalKilobytes(readFileSync(shareFile(pid), "utf8")) ?? 0;
  } catch {
    // It has ended since it was listed.
    return 0;
  }
};

/**
 * Memory of a process and of all that it started, in MB.
 *
 * @param kilobytesOf how much counts for a process: on Linux what several share counts once.
 */
export const treeMegabytes = (
  processes: readonly Process[],
  root: number,
  kilobytesOf: (process: Process) => number = proportional,
): number => {
  const members = new Set([root]);
  // Children may be listed before their parents.
  for (let known = 0; known !== members.size;) {
    known = members.size;
    for (const { pid, parent } of processes) if (members.has(parent)) members.add(pid);
  }
  const ours = processes.filter(({ pid }) => members.has(pid));
  return ours.reduce((sum, process) => sum + kilobytesOf(process), 0) / 1024;
};

const INTERVAL_MS = 500;

/** All that a process has, also what others have as well. */
const whole = ({ kilobytes }: Process): number => kilobytes;

/**
 * The most of what was seen until now and what is there now. To tell what a process shares, the system goes
 * through all of its memory and holds it up meanwhile, a twentieth of a build; where all of it together is no
 * more than what was seen, that is not asked.
 *
 * @param kilobytesOf how much counts for a process, at most all that it has
 */
export const higherPeak = (
  peak: number,
  processes: readonly Process[],
  root: number,
  kilobytesOf: (process: Process) => number = proportional,
): number =>
  treeMegabytes(processes, root, whole) > peak
    ? Math.max(peak, treeMegabytes(processes, root, kilobytesOf))
    : peak;

/** Watches a process and all that it starts. The function returned ends it and gives the peak in MB. */
export const watchMemory = (root: number): (() => number) => {
  let peak = 0;
  const sample = () =>
    execFile("ps", ["-A", "-o", "pid=,ppid=,rss="], (error, stdout) => {
      if (!error) peak = higherPeak(peak, parseProcesses(stdout), root);
    });
  const timer = setInterval(sample, INTERVAL_MS);
  return () => {
    clearInterval(timer);
    return peak;
  };
};
