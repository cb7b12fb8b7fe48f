import { spawnSync } from "node:child_process";

/** What a thread says of its room for new objects, in bytes. */
const THREAD = `
  const { Worker } = require("node:worker_threads");
  const code = \`
    const spaces = require("node:v8").getHeapSpaceStatistics();
    console.log(spaces.find((space) => space.space_name === "new_space").space_size);
  \`;
  new Worker(code, { eval: true });
`;

const run = (...options: string[]) =>
  spawnSync(process.execPath, [...options, "-e", THREAD], { encoding: "utf8" });

const roomOfThread = (...options: string[]): number => Number(run(...options).stdout);

describe("a thread of a build", () => {
  it("has as much room for new objects when it starts as others have later", () => {
    const usual = roomOfThread();
    expect(usual).toBeGreaterThan(0);
    expect(roomOfThread("--import", "./scripts/gatsby/lean.mjs")).toBeGreaterThan(4 * usual);
  });

  it("is told nothing that this Node does not know", () => {
    expect(run("--import", "./scripts/gatsby/lean.mjs").stderr).toBe("");
  });
});
