import type { Reporter } from "gatsby";

/** Ends a build with words for a person: what panics is headed “ERROR UNKNOWN” and has a trace. */
export const stop = (reporter: Pick<Reporter, "log">, words: string): never => {
  reporter.log(`\n${words}\n`);
  process.exit(1);
};
