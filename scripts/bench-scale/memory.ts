import { execFile } from "node:child_process";

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

/** Memory of a process and of all that it started, in MB; pages that they share count for each. */
export const treeMegabytes = (processes: readonly Process[], root: number): number => {
  const members = new Set([root]);
  // Children may be listed before their parents.
  for (let known = 0; known !== members.size;) {
    known = members.size;
    for (const { pid, parent } of processes) if (members.has(parent)) members.add(pid);
  }
  const ours = processes.filter(({ pid }) => members.has(pid));
  return ours.reduce((sum, { kilobytes }) => sum + kilobytes, 0) / 1024;
};

const INTERVAL_MS = 500;

/** Watches a process and all that it starts. The function returned ends it and gives the peak in MB. */
export const watchMemory = (root: number): (() => number) => {
  let peak = 0;
  const sample = () =>
    execFile("ps", ["-A", "-o", "pid=,ppid=,rss="], (error, stdout) => {
      if (!error) peak = Math.max(peak, treeMegabytes(parseProcesses(stdout), root));
    });
  const timer = setInterval(sample, INTERVAL_MS);
  return () => {
    clearInterval(timer);
    return peak;
  };
};
