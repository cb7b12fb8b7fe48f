import type { GatsbyNode } from "gatsby";
import { checkContent } from "./content/check";
import { contentDir } from "./content/directory";
import { TextReader } from "./mdx/read-texts";
import { countProblems, formatProblems, isError, isWarning } from "./content/problems";

/**
 * Checks all content before anything else is done with it. A production build stops here with
 * the whole list; while writing, the list is shown and the last good state of a file stays.
 */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = async ({ reporter }) => {
  // While writing, the same check runs after every change (develop-check.ts), and at once.
  if (process.env.NODE_ENV !== "production") return;
  const texts = new TextReader();
  const { problems } = await checkContent(contentDir(), texts.read);
  await texts.close();
  const warnings = problems.filter(isWarning);
  if (warnings.length > 0) {
    reporter.warn(`${countProblems(warnings)} in content; \`npm run check\` shows them.`);
  }
  const errors = problems.filter(isError);
  if (errors.length === 0) return;
  // First in plain words: what panics is headed “ERROR UNKNOWN”.
  reporter.log(`\n${formatProblems(errors)}`);
  reporter.panic(`The content has to be put right first: ${countProblems(errors)}, listed above.`);
};
