import { checkContent } from "../src/build/content/check";
import { contentDir } from "../src/build/content/directory";
import { formatProblems } from "../src/build/content/problems";

/** `npm run check`: reads the content alone, in seconds, and says all that is wrong with it. */
const main = async (): Promise<void> => {
  const { files, problems } = await checkContent(contentDir());
  if (problems.length > 0) {
    console.error(formatProblems(problems));
    process.exitCode = 1;
  } else {
    console.log(`${files.length} content files, no problems.`);
  }
};

void main();
