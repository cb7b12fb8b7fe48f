import { spawnSync } from "node:child_process";

/* Gatsby's own count of processors, in a process that was started like that of a build. */

const COUNT = `
  const programs = [];
  const processes = require("node:child_process");
  processes.execSync = (program) => { programs.push(program); return "3\\n"; };
  const { cpuCoreCount } = require("gatsby-core-utils/dist/cpu-core-count");
  const { getPhysicalCpuCount } = require("gatsby-core-utils/dist/physical-cpu-count");
  const counts = [cpuCoreCount(), cpuCoreCount(true), getPhysicalCpuCount()];
  console.log(JSON.stringify({ counts, programs: programs.length }));
`;

const counted = (...options: string[]): unknown => {
  const { stdout } = spawnSync(process.execPath, [...options, "-e", COUNT], {
    encoding: "utf8",
    env: { ...process.env, GATSBY_CPU_COUNT: undefined },
  });
  return JSON.parse(stdout);
};

describe("the processors of a machine", () => {
  it("are counted once, and are as many as Gatsby counts", () => {
    const { counts, programs } = counted() as { counts: number[]; programs: number };
    expect(programs).toBe(3);
    expect(counted("--import", "./scripts/gatsby/count-once.mjs")).toEqual({ counts, programs: 1 });
  });
});
