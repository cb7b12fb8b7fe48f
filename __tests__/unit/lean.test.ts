import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/* The processes of a build, as they are started, in a project that has been built before or has not. */

/** Says what V8 is told. */
const LISTEN = `require("node:v8").setFlagsFromString = (flag) => console.log(flag);`;

let project: string;
let lean: string;

beforeEach(() => {
  project = mkdtempSync(path.join(tmpdir(), "lean-"));
  lean = path.join(project, "scripts", "gatsby", "lean.mjs");
  cpSync("scripts/gatsby/lean.mjs", lean);
  writeFileSync(path.join(project, "listen.cjs"), LISTEN);
});
afterEach(() => rmSync(project, { recursive: true }));

/** What a build does: it makes webpack's cache, and then starts a worker. */
const build = (): string => `
  require("node:fs").mkdirSync(${JSON.stringify(path.join(project, ".cache", "webpack"))}, { recursive: true });
  const options = ["--require", "./listen.cjs", "--import", ${JSON.stringify(lean)}, "-e", "0"];
  require("node:child_process").spawnSync(process.execPath, options, { stdio: "inherit" });
`;

/** What is told to V8 in a build and then, when webpack's cache is there, in a worker. */
const told = (): string[] => {
  const options = ["--require", "./listen.cjs", "--import", lean, "-e", build()];
  const env = { ...process.env, SITE_SPARES_MEMORY: undefined };
  const { stdout } = spawnSync(process.execPath, options, { cwd: project, encoding: "utf8", env });
  return stdout.trim().split("\n").filter(Boolean);
};

describe("the memory of a build", () => {
  it("is looked through often where all is made from nothing, in its workers, too", () => {
    expect(told()).toEqual(["--heap-growing-percent=40", "--heap-growing-percent=40"]);
  });

  it("is left to V8 where webpack has a cache", () => {
    mkdirSync(path.join(project, ".cache", "webpack"), { recursive: true });
    expect(told()).toEqual([]);
  });
});
