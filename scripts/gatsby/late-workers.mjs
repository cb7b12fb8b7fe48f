/*
 * Loaded into the process of a build before Gatsby is: where the build answers queries itself
 * (src/build/workers.ts), has Gatsby start its workers when there are pages to render, and none where one would do.
 * Gatsby starts them before it reads the content, and has each load the plugins and make the schema, which only
 * queries need: 230 MB each from then on, while webpack needs the most (docs/build-speed.md).
 */
import { createRequire } from "node:module";
import { availableParallelism } from "node:os";
import path from "node:path";
import { whenLoaded } from "./when-loaded.mjs";

const { env } = process;
const require = createRequire(import.meta.url);

/**
 * Of how many workers there is use: one less than processors, for which this process is one, and never more than
 * lots of pages, of which each is rendered by one.
 */
const useful = (lots) => Math.min(lots, Math.max(1, availableParallelism() - 1));

/** An object on which everything can be called by name. */
const byName = (call) =>
  new Proxy({}, { get: (_, name) => (...args) => call(name, args) }); // prettier-ignore

/**
 * What a worker does, done by this process, which has nothing to do but wait for it: a worker takes longer to
 * start than to render a hundred pages. One thing after the other, as a worker does them.
 */
const withoutWorkers = (work) => {
  let last = Promise.resolve();
  const single = byName((name, args) => {
    const answer = last.then(() => work[name](...args));
    last = answer.catch(() => {});
    return answer;
  });
  return { all: byName((name, args) => [single[name](...args)]), single, end: () => [] };
};

/**
 * A pool that is made when it is first given something to do.
 *
 * @param {() => object} create Gatsby's own function
 * @param {string} workPath the module of which a worker calls the functions
 */
const lateWorkers = (create, workPath) => {
  let pool;
  const waiting = [];
  const start = () => {
    const workers = useful(waiting.length);
    // Gatsby starts one less than it counts processors.
    env.GATSBY_CPU_COUNT = String(workers + 1);
    pool = workers === 1 ? withoutWorkers(require(workPath)) : create();
    for (const { name, args, answer } of waiting) answer(pool.single[name](...args));
  };
  return {
    // What is told to all is the plugins and the schema.
    all: byName((name, args) => pool?.all[name](...args) ?? []),
    single: byName((name, args) => {
      if (pool) return pool.single[name](...args);
      // Gatsby asks for all lots in one go.
      if (waiting.length === 0) setImmediate(start);
      return new Promise((answer) => waiting.push({ name, args, answer }));
    }),
    end: () => pool?.end() ?? [],
  };
};

whenLoaded("/worker/pool", (exported, file) => {
  const { create } = exported;
  const workPath = path.join(path.dirname(file), "child");
  exported.create = () => (env.SITE_CHOOSES_WORKERS ? lateWorkers(create, workPath) : create());
});
