import { checkContent } from "../src/build/content/check";
import { contentDir } from "../src/build/content/directory";
import { countProblems, formatProblems, isError, isWarning } from "../src/build/content/problems";
import { TextReader } from "../src/build/mdx/read-texts";

/**
 * `npm run check`: reads the content alone, in seconds, and says all that is wrong with it.
 * Ends with 1 when something has to be put right, with 0 when there are warnings at most;
 * `--json` gives the list to other programs, `--lines` one line for each to editors.
 */
const main = async (): Promise<void> => {
  const texts = new TextReader();
  const { files, problems } = await checkContent(contentDir(), texts.read);
  await texts.close();
  const errors = problems.filter(isError);
  process.exitCode = errors.length > 0 ? 1 : 0;

  if (process.argv.includes("--json")) {
    const all = problems.map((problem) => ({
      ...problem,
      level: problem.level ?? "error",
      file: `content/${problem.file}`,
    }));
    const counts = { errors: errors.length, warnings: problems.length - errors.length };
    console.log(JSON.stringify({ files: files.length, ...counts, problems: all }, null, 2));
    return;
  }
  if (process.argv.includes("--lines")) {
    for (const {
      level = "error",
      file,
      line = 1,
      field,
      found,
      expected,
      suggestion,
    } of problems) {
      const words = [field && `${field}:`, `found ${found}, expected ${expected}.`, suggestion];
      console.log(`content/${file}:${line}: ${level}: ${words.filter(Boolean).join(" ")}`);
    }
    return;
  }
  if (errors.length > 0) console.error(formatProblems(problems));
  else if (problems.length > 0) console.log(formatProblems(problems));
  const warnings = problems.filter(isWarning);
  const end = errors.length > 0 ? countProblems(problems) : `no problems${warnings.length > 0 ? `, ${countProblems(warnings)}` : ""}`; // prettier-ignore
  console.log(`${files.length} content files, ${end}.`);
};

void main();
