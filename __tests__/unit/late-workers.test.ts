/** @jest-environment node */
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
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

/** Stands in for what a worker does, here for the one that renders pages. */
const WORK = `
  exports.renderHTMLProd = async (lot) => {
    console.log("here", lot);
    await new Promise((resolve) => setTimeout(resolve, 5));
    if (lot === "a fault") throw Object.assign(new Error("not rendered"), { context: { path: "/" } });
    console.log("done", lot);
    return "here " + lot;
  };
`;

/** Counts a machine's processors for the process that is started with it. */
const processors = (count: number) =>
  `require("node:os").availableParallelism = () => ${count}; require("node:module").syncBuiltinESMExports();`;

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
  writeFileSync(path.join(folder, "worker", "child.js"), WORK);
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
        ${processors(3)}
        ${LOAD}
        pool.single.renderHTMLProd("a lot").then((answer) => {
          console.log("answer:", answer);
          pool.single.renderHTMLProd("a third");
          console.log(...pool.end());
        });
        pool.single.renderHTMLProd("another");
      `),
    ).toEqual([
      "created for 3",
      "single renderHTMLProd a lot",
      "single renderHTMLProd another",
      "answer: single a lot",
      "single renderHTMLProd a third",
      "ended",
    ]);
  });

  it("are no more than there are lots of pages, nor than processors but one", () => {
    const renderEach = (lots: number) =>
      `for (let lot = 0; lot < ${lots}; lot += 1) pool.single.renderHTMLProd(lot);`;
    const created = (lots: number) => saidBy(`${processors(5)} ${renderEach(lots)}`)[0];
    expect(created(3)).toBe("created for 4");
    expect(created(9)).toBe("created for 5");
  });
});

describe("a build in which one worker would do", () => {
  it.each([
    ["two processors", 2, ["a lot", "another"]],
    ["many processors, and few pages", 8, ["a lot"]],
  ])("renders pages itself, lot by lot, with %s", (_, count, lots) => {
    expect(
      saidBy(`
        ${processors(count)}
        ${LOAD}
        const lots = ${JSON.stringify(lots)};
        Promise.all(lots.map((lot) => pool.single.renderHTMLProd(lot))).then((answers) => {
          console.log(...answers);
          console.log(pool.end().length);
        });
      `),
    ).toEqual([
      ...lots.flatMap((lot) => [`here ${lot}`, `done ${lot}`]),
      lots.map((lot) => `here ${lot}`).join(" "),
      "0",
    ]);
  });

  it("tells of a page that cannot be rendered as a worker would, and goes on", () => {
    expect(
      saidBy(`
        ${processors(2)}
        const tell = (error) => console.log(error.message, error.context.path);
        pool.single.renderHTMLProd("a fault").catch(tell);
        pool.single.renderHTMLProd("a lot").then(console.log);
      `).sort(),
    ).toEqual(["done a lot", "here a fault", "here a lot", "here a lot", "not rendered /"]);
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
  it("has what a worker does beside its pool", () => {
    const { resolve } = createRequire(path.resolve("package.json"));
    const pool = readFileSync(resolve("gatsby/dist/utils/worker/pool.js"), "utf8");
    expect(pool).toContain("require.resolve(`./child`)");
    const work = readFileSync(resolve("gatsby/dist/utils/worker/child/index.js"), "utf8");
    expect(work).toContain("exports.renderHTMLProd = _renderHtml.renderHTMLProd");
  });

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
