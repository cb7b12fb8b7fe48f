import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { badPictures, goodPictures } from "../../__tests__/support/odd-pictures";
import { badTexts, goodTexts } from "../../__tests__/support/odd-texts";
import { checkContent } from "../../src/build/content/check";
import { formatProblems, isError, type Problem } from "../../src/build/content/problems";
import { tryEach, type Row } from "./rows";

const CONTENT = "__tests__/fixtures/content";
const FOLDER = "articles/minimalist-design";
const TEXT = `${FOLDER}/index.mdx`;

type Check = (change: (dir: string) => Promise<void>) => Promise<Problem[]>;

/** What is said of one article after it was changed in a copy of the content. */
const check: Check = async (change) => {
  const dir = await mkdtemp(path.join(tmpdir(), "odd-"));
  try {
    await cp(CONTENT, dir, { recursive: true });
    await change(dir);
    return (await checkContent(dir)).problems.filter(({ file }) => file === TEXT);
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
};

const checkText = (text: string | Buffer) => check((dir) => writeFile(path.join(dir, TEXT), text));

const checkPicture = ({ name, data }: (typeof goodPictures)[number]) =>
  check(async (dir) => {
    const text = await readFile(path.join(dir, TEXT), "utf8");
    await writeFile(path.join(dir, FOLDER, name), await data());
    await writeFile(
      path.join(dir, TEXT),
      text.replace(/featuredImage: .*/, () => `featuredImage: "./${name}"`),
    );
  });

const wordsOf = ({ line, field, found, expected, suggestion = "" }: Problem): string =>
  [line, field, found, expected, suggestion].join(" ");

/** What is wrong when a file should be in order and is not. */
const refused = (problems: readonly Problem[]): string | undefined => {
  const errors = problems.filter(isError);
  return errors.length > 0 ? formatProblems(errors) : undefined;
};

/** What is wrong when something should be said, at a line where it is known, and is not. */
const unsaid = (problems: readonly Problem[], words: RegExp, line?: number): string | undefined => {
  const [said, ...others] = problems;
  if (!said) return "not a word was said";
  const isRight = words.test(wordsOf(said)) && (line === undefined || said.line === line);
  return isRight && others.length === 0 ? undefined : formatProblems(problems);
};

const nameOf = ({ name }: { name: string }): string => name;

/** Pictures and texts as people have them: the good ones are in order, the bad ones told. */
export const tryOddContent = async (): Promise<Row[]> => [
  await tryEach("odd pictures, good", goodPictures, nameOf, async (picture) =>
    refused(await checkPicture(picture)),
  ),
  await tryEach("odd pictures, bad", badPictures, nameOf, async (picture) =>
    unsaid(
      (await checkPicture(picture)).filter(({ field }) => field === "featuredImage"),
      picture.found,
    ),
  ),
  await tryEach("odd texts, good", goodTexts, nameOf, async ({ text }) =>
    refused(await checkText(text)),
  ),
  await tryEach("odd texts, bad", badTexts, nameOf, async ({ text, line, said }) =>
    unsaid((await checkText(text)).filter(isError), said, line),
  ),
];
