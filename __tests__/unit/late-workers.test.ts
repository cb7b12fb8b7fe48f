/** @jest-environment node */
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import path from "node:path";

/* Gatsby's workers, as a process starts them that was started like that of a build. */

/** Stands in for Gatsby's own pool, and tells what it is asked for. */
const POOL = `
  const say = (kind) => new Proxy({}, { get: (_, name) => (...args) => {
    console.log(kind, name, ...args);
    return kind;
  } });
  exports.create = () => {
    console.log("created for", process.env.GATSBY_CPU_COUNT);
    return {
      all: say("all"),
      single: say("single"),
      getWorkerInfo: () => ["a worker"],
      restart: async () => console.log("restarted"),
      end: () => ["ended"],
    };
  };
`;

/** What a build says that asks a pool for something. */
const saidBy = (asks: string, env: NodeJS.ProcessEnv = {}): string[] => {
  const folder = mkdtempSync(path.join(tmpdir(), "pool-"));
  mkdirSync(path.join(folder, "worker"));
  writeFileSync(path.join(folder, "worker", "pool.js"), POOL);
  const script = `
    const pool = require(${JSON.stringify(path.join(folder, "worker", "pool"))}).create();
    ${asks}
  `;
  const options = ["--import", "./scripts/gatsby/late-workers.mjs", "-e", script];
  const { stdout, stderr } = spawnSync(process.execPath, options, {
    encoding: "utf8",
    env: { ...process.env, GATSBY_CPU_COUNT: "1", ...env },
  });
  rmSync(folder, { recursive: true });
  expect(stderr).toBe("");
  return stdout.trim().split("\n").filter(Boolean);
};

const LOAD = 'pool.all.loadConfigAndPlugins("here"); pool.all.buildSchema();';

describe("the workers of a build", () => {
  it("are not started before there is something for one of them", () => {
    expect(
      saidBy(`
        ${LOAD}
        console.log(pool.getWorkerInfo().length, pool.end().length);
        pool.restart();
      `),
    ).toEqual(["0 0"]);
  });

  it("are told what Gatsby has told all of them, in its order, where they have queries to answer", () => {
    expect(saidBy(`${LOAD} console.log(pool.single.runQueries("some"))`)).toEqual([
      "created for 1",
      "all loadConfigAndPlugins here",
      "all buildSchema",
      "single runQueries some",
      "single",
    ]);
  });

  it("are told nothing of that where they render pages, for which they do not need it", () => {
    expect(saidBy(`${LOAD} pool.single.renderHTMLProd("a page")`)).toEqual([
      "created for 1",
      "single renderHTMLProd a page",
    ]);
  });

  it("are Gatsby's own from then on", () => {
    expect(
      saidBy(`
        pool.single.renderHTMLProd("a page");
        pool.single.renderHTMLProd("another");
        pool.all.saveQueriesDependencies();
        console.log(...pool.getWorkerInfo(), ...pool.end());
        pool.restart();
      `),
    ).toEqual([
      "created for 1",
      "single renderHTMLProd a page",
      "single renderHTMLProd another",
      "all saveQueriesDependencies",
      "a worker ended",
      "restarted",
    ]);
  });

  it("are as many as Gatsby starts by itself, where the build has counted one processor for queries", () => {
    const [first] = saidBy('pool.single.renderHTMLProd("a page")', { SITE_CHOOSES_WORKERS: "1" });
    expect(first).toBe(`created for ${availableParallelism()}`);
  });
});
