/*
 * Loaded into the process of a build before Gatsby is: where the build answers queries itself
 * (src/build/workers.ts), has Gatsby start its workers when there are pages to render. Gatsby starts them before
 * it reads the content, and has each load the plugins and make the schema, which only queries need: 230 MB
 * each from then on, while webpack needs the most (docs/build-speed.md).
 */
import { availableParallelism } from "node:os";
import { whenLoaded } from "./when-loaded.mjs";

const { env } = process;

/**
 * Says how many processors Gatsby is to count: it starts one worker less. There are never more than lots
 * of pages, of which each is rendered by one.
 */
const countFor = (lots) => {
  const workers = Math.min(lots, Math.max(1, availableParallelism() - 1));
  env.GATSBY_CPU_COUNT = String(workers + 1);
};

/** An object on which everything can be called by name. */
const byName = (call) =>
  new Proxy({}, { get: (_, name) => (...args) => call(name, args) }); // prettier-ignore

/**
 * A pool that is made when it is first given something to do.
 *
 * @param {() => object} create Gatsby's own function
 */
const lateWorkers = (create) => {
  let pool;
  const waiting = [];
  const start = () => {
    countFor(waiting.length);
    pool = create();
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

whenLoaded("/worker/pool", (exported) => {
  const { create } = exported;
  exported.create = () => (env.SITE_CHOOSES_WORKERS ? lateWorkers(create) : create());
});
