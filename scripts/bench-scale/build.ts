import { spawn } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { GATSBY_COMMAND } from "../site-copy";
import { watchMemory } from "./memory";
import { phasesOf, type Phase } from "./phases";

export interface Built {
  /** From start to end, by the clock. */
  seconds: number;
  /** What the processors worked for it, all processes together; Linux alone tells. */
  cpuSeconds: number | undefined;
  peakMegabytes: number;
  phases: Partial<Record<Phase, number>>;
}

/** Clock ticks of all processes that this one has waited for, and that these have waited for. */
const childTicks = (): number | undefined => {
  try {
    const stat = readFileSync("/proc/self/stat", "utf8");
    // The name of the process, in brackets, may hold spaces.
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return Number(fields[13]) + Number(fields[14]);
  } catch {
    return undefined;
  }
};

const TICKS_PER_SECOND = 100;

/** The command of a copy of the project; a plain site has Gatsby's own. */
const commandOf = (dir: string): string => {
  const ours = path.join(dir, GATSBY_COMMAND);
  return existsSync(ours) ? ours : path.join(dir, "node_modules", "gatsby", "cli.js");
};

/**
 * Builds the site in a folder and measures it. What Gatsby said is left there in `build.log`.
 *
 * @throws Error with the end of what Gatsby said, when the build fails.
 */
export const build = async (dir: string, extra: NodeJS.ProcessEnv = {}): Promise<Built> => {
  const env = {
    ...process.env,
    ...extra,
    CI: "true",
    NO_COLOR: "1",
    GATSBY_TELEMETRY_DISABLED: "1",
  };
  const ticks = childTicks();
  const start = performance.now();
  const child = spawn(process.execPath, [commandOf(dir), "build"], { cwd: dir, env });
  const peak = watchMemory(child.pid ?? 0);
  let output = "";
  child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const code = await new Promise((resolve) => child.on("close", resolve));
  const seconds = (performance.now() - start) / 1000;
  const peakMegabytes = peak();
  writeFileSync(path.join(dir, "build.log"), output);
  if (code !== 0) throw new Error(`The build in ${dir} failed:\n${output.slice(-4000)}`);
  const after = childTicks();
  const cpuSeconds =
    ticks === undefined || after === undefined ? undefined : (after - ticks) / TICKS_PER_SECOND;
  return { seconds, cpuSeconds, peakMegabytes, phases: phasesOf(output) };
};
