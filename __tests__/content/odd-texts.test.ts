import { isError, type Problem } from "../../src/build/content/problems";
import { evaluateMdx } from "../../src/build/mdx/evaluate";
import { ContentCopy, parseAs } from "../support/content";
import { badTexts, goodTexts } from "../support/odd-texts";

const TEXT = "articles/minimalist-design/index.mdx";

/** In ms, for a machine that is slow and busy; on a quiet one none takes a twentieth of it. */
const BOUND = 50_000;

const problemsWith = async (text: string | Buffer): Promise<Problem[]> => {
  const copy = await ContentCopy.make();
  try {
    await copy.write(TEXT, text);
    const { problems } = await copy.check();
    return problems.filter(({ file }) => file === TEXT);
  } finally {
    await copy.remove();
  }
};

const wordsOf = ({ field, found, expected, suggestion = "" }: Problem): string =>
  [field, found, expected, suggestion].join(" ");

describe("a text as people have them", () => {
  it.each(goodTexts)("can be published: $name", async ({ text, holds, remarks }) => {
    const start = performance.now();
    const problems = await problemsWith(text);
    expect(problems.filter(isError)).toEqual([]);
    expect(problems.length > 0).toBe(remarks !== undefined);
    for (const problem of problems) expect(wordsOf(problem)).toMatch(remarks ?? /^$/);
    const evaluated = await evaluateMdx(parseAs(TEXT, String(text)).body);
    expect(JSON.stringify(evaluated)).toMatch(holds);
    expect(performance.now() - start).toBeLessThan(BOUND);
  });

  it.each(badTexts)("is told by file, line and words: $name", async ({ text, line, said }) => {
    const start = performance.now();
    const [problem, ...others] = (await problemsWith(text)).filter(isError);
    expect(others).toEqual([]);
    expect(problem && wordsOf(problem)).toMatch(said);
    expect(problem?.line).toBe(line);
    expect(performance.now() - start).toBeLessThan(BOUND);
  });
});
