import type { Reporter } from "gatsby";
import { checkContent, type CheckedContent } from "./content/check";
import { contentDir } from "./content/directory";
import { singleFiles } from "./content/kinds";
import { PictureStore } from "./content/picture-store";
import { TextReader } from "./mdx/read-texts";
import { countProblems, formatProblems, isError, isWarning } from "./content/problems";
import { stop } from "./stop";

const stopBuild = ({ problems }: CheckedContent, reporter: Reporter): void => {
  const warnings = problems.filter(isWarning);
  if (warnings.length > 0) {
    reporter.warn(`${countProblems(warnings)} in content; \`npm run check\` shows them.`);
  }
  const errors = problems.filter(isError);
  if (errors.length === 0) return;
  const end = `The content has to be put right first: ${countProblems(errors)}, listed above.`;
  stop(reporter, `${formatProblems(errors)}\n\n${end}`);
};

/** Without one of the single files there is no page to show, and no former state of it to keep. */
const stopWriting = ({ files, problems }: CheckedContent, reporter: Reporter): void => {
  const unread = singleFiles.filter(({ type }) => !files.some((file) => file.type === type));
  const reasons = problems.filter(({ file }) => unread.some(({ pattern }) => pattern.test(file)));
  if (reasons.length === 0) return;
  const end = "Nothing can be shown before this is put right. Then run npm start again.";
  stop(reporter, `${formatProblems(reasons)}\n\n${end}`);
};

/**
 * Checks all content before anything else is done with it. A production build stops here with
 * the whole list. While writing the same check runs after every change, and at once
 * (develop-check.ts): it stops here only when there would be nothing to begin with.
 */
export const checkFirst = async (reporter: Reporter): Promise<void> => {
  if (process.env.NODE_ENV !== "production") {
    stopWriting(await checkContent(contentDir()), reporter);
    return;
  }
  const texts = new TextReader();
  const pictures = new PictureStore();
  pictures.recall();
  try {
    stopBuild(await checkContent(contentDir(), texts.read), reporter);
  } finally {
    await Promise.all([texts.close(), pictures.keep()]);
  }
};
