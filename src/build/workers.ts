import { availableParallelism } from "node:os";

/*
 * Gatsby has workers answer queries, and others render pages: one less than it counts processors. Each takes
 * seconds of a processor and 230 MB to start. So a build answers queries itself, while a thread draws the cards
 * beside it: a thousand articles take as long, and less memory (docs/build-speed.md). A number that somebody
 * has set still wins, and has Gatsby's workers answer queries, which may be worth it with many processors.
 */

const { env } = process;

/** Says that the number is this module's, to gatsby-node.ts and scripts/gatsby/late-workers.mjs. */
const OURS = "SITE_CHOOSES_WORKERS";

/** For pictures: gatsby-plugin-sharp encodes one less at a time, and asks when it is loaded. */
if (env.GATSBY_CPU_COUNT === undefined) {
  env.GATSBY_CPU_COUNT = String(availableParallelism() + 1);
  env[OURS] = "1";
}

/** With one processor Gatsby answers queries itself. It asks for the number when it has bundled the scripts. */
export const answerQueriesHere = (): void => {
  if (env[OURS] !== undefined) env.GATSBY_CPU_COUNT = "1";
};
