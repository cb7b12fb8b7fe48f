import type { GatsbyNode } from "gatsby";
import { checkContent } from "./content/check";
import { contentDir } from "./content/directory";
import { formatProblems } from "./content/problems";

/**
 * Checks all content before anything else is done with it. A production build stops here with
 * the whole list; while writing, the list is shown and the last good state of a file stays.
 */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = async ({ reporter }) => {
  const { problems } = await checkContent(contentDir());
  if (problems.length === 0) return;
  const report = formatProblems(problems);
  if (process.env.NODE_ENV === "production") reporter.panic(report);
  else reporter.error(report);
};
