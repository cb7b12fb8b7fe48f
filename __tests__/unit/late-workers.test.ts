/** @jest-environment node */
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { availableParallelism, tmpdir } from "node:os";
import path from "node:path";

/* Gatsby's workers, as a process starts them that was started like that of a build. */

/** Stands in for Gatsby's own pool, and tells what it is asked for. */
const POOL = `
  const say = (kind) => new Proxy({}, { get: (_, name) => (...args) => {
    console.log(kind, name, ...args);
    return Promise.resolve(kind + " " + args);
  } });
  exports.create = () => {
    console.log("created for", process.env.GATSBY_CPU_COUNT);
    return { all: say("all"), single: say("single"), end: () => ["ended"] };
  };
`;

const run = (script: string, env: NodeJS.ProcessEnv): string[] => {
  const options = ["--import", "./scripts/gatsby/late-workers.mjs", "-e", script];
  const { stdout, stderr } = spawnSync(process.execPath, options, {
    encoding: "utf8",
    env: { ...process.env, GATSBY_CPU_COUNT: "1", ...env },
  });
  expect(stderr).toBe("");
  return stdout.trim().split("\n").filter(Boolean);
};

/** What a build says that asks a pool for something. */
const saidBy = (asks: string, env: NodeJS.ProcessEnv = { SITE_CHOOSES_WORKERS: "1" }): string[] => {
  const folder = mkdtempSync(path.join(tmpdir(), "pool-"));
  mkdirSync(path.join(folder, "worker"));
  writeFileSync(path.join(folder, "worker", "pool.js"), POOL);
  const script = `
    const pool = require(${JSON.stringify(path.join(folder, "worker", "pool"))}).create();
    ${asks}
  `;
  try {
    return run(script, env);
  } finally {
    rmSync(folder, { recursive: true });
  }
};

const LOAD = 'pool.all.loadConfigAndPlugins("here"); pool.all.buildSchema();';

describe("the workers of a build that answers queries itself", () => {
  it("are not started before there is something for one of them", () => {
    expect(saidBy(`${LOAD} console.log(pool.end().length);`)).toEqual(["0"]);
  });

  it("render what Gatsby asks for, and nothing was told to them before", () => {
    expect(
      saidBy(`
        ${LOAD}
        pool.single.renderHTMLProd("a page").then((answer) => {
          console.log("answer:", answer);
          pool.single.renderHTMLProd("another");
          console.log(...pool.end());
        });
      `),
    ).toEqual([
      "created for 2",
      "single renderHTMLProd a page",
      "answer: single a page",
      "single renderHTMLProd another",
      "ended",
    ]);
  });

  it("are no more than there are lots of pages, nor than processors but one", () => {
    const lots = availableParallelism() + 3;
    const [first] = saidBy(
      `for (let lot = 0; lot < ${lots}; lot += 1) pool.single.renderHTMLProd(lot);`,
    );
    expect(first).toBe(`created for ${Math.max(2, availableParallelism())}`);
  });
});

describe("the workers of a build for which somebody has set the number of processors", () => {
  it("are Gatsby's own", () => {
    expect(saidBy(`${LOAD} pool.single.runQueries("some");`, { GATSBY_CPU_COUNT: "5" })).toEqual([
      "created for 5",
      "all loadConfigAndPlugins here",
      "all buildSchema",
      "single runQueries some",
    ]);
  });
});

describe("Gatsby itself", () => {
  it("starts no worker when it makes its pool", () => {
    const script = `
      const { create } = require("gatsby/dist/utils/worker/pool");
      console.log("workers" in create());
      process.exit();
    `;
    expect(run(script, { SITE_CHOOSES_WORKERS: "1" })).toEqual(["false"]);
  });

  it("asks for its pool by a name that is listened for", () => {
    const { resolve } = createRequire(path.resolve("package.json"));
    const initialize = readFileSync(resolve("gatsby/dist/services/initialize.js"), "utf8");
    expect(initialize).toContain('require("../utils/worker/pool")');
    expect(initialize).toContain("WorkerPool.create()");
  });
});
