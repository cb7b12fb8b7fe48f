/*
 * Loaded into the process of a build before Gatsby is: has it start its workers when there is something for
 * them to do. Gatsby starts them before it reads the content, and has each load the plugins and make the
 * schema: 230 MB each from then on, while webpack needs the most (docs/performance.md).
 */
import { availableParallelism } from "node:os";
import { whenLoaded } from "./when-loaded.mjs";

const { env } = process;

/**
 * Says how many processors Gatsby may count when it starts its workers. It is one up to then, where
 * src/build/workers.ts has chosen it, so that Gatsby answers queries itself.
 */
const countProcessors = () => {
  if (env.SITE_CHOOSES_WORKERS) env.GATSBY_CPU_COUNT = String(availableParallelism());
};

/** Needs what all workers have been told before; to render pages does not. */
const QUERIES = "runQueries";

/**
 * A pool that is made when it is first given something to do.
 *
 * @param {() => object} create Gatsby's own function
 */
export const lateWorkers = (create) => {
  let pool;
  const toldAll = [];
  const start = () => {
    countProcessors();
    return create();
  };
  const tellAll = (name, args) => {
    if (pool) return pool.all[name](...args);
    toldAll.push([name, args]);
    return [];
  };
  const askOne = (name, args) => {
    if (!pool) {
      pool = start();
      if (name === QUERIES) toldAll.forEach(([told, details]) => pool.all[told](...details));
    }
    return pool.single[name](...args);
  };
  /** Gatsby calls what its workers can do by name. */
  const byName = (call) =>
    new Proxy(
      {},
      {
        get:
          (_, name) =>
          (...args) =>
            call(name, args),
      },
    );
  return {
    all: byName(tellAll),
    single: byName(askOne),
    getWorkerInfo: () => pool?.getWorkerInfo() ?? [],
    restart: async () => pool?.restart(),
    end: () => pool?.end() ?? [],
  };
};

whenLoaded("/worker/pool", (exported) => {
  const { create } = exported;
  exported.create = () => lateWorkers(create);
});
