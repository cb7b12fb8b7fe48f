import { availableParallelism } from "node:os";

/*
 * Gatsby encodes pictures with as many processors as it counts, and has one worker less for queries and for
 * pages, of which each takes seconds of a processor and 230 MB to start, once for either. So a build answers
 * queries itself, while threads of ours draw cards and encode pictures on the other processors: a thousand
 * articles take less time and half the memory (docs/performance.md). A number that somebody has set still
 * wins, and has Gatsby answer queries with workers, which may be worth it on a machine of many processors.
 */

const { env } = process;

/** Says that the number is this module's, to gatsby-node.ts and scripts/gatsby/late-workers.mjs. */
const OURS = "SITE_CHOOSES_WORKERS";

/** gatsby-plugin-sharp takes one less, and asks when it is loaded. */
if (env.GATSBY_CPU_COUNT === undefined) {
  env.GATSBY_CPU_COUNT = String(availableParallelism() + 1);
  env[OURS] = "1";
}

/** With one processor Gatsby answers queries itself. It asks for the number when it has bundled the scripts. */
export const answerQueriesHere = (): void => {
  if (env[OURS] !== undefined) env.GATSBY_CPU_COUNT = "1";
};
