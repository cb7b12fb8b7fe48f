import { mkdir } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { formatProblems, isWarning, type Problem } from "../../src/build/content/problems";
import { ContentCopy } from "../support/content";
import type { Broken, Picture } from "../support/corpus/article";
import { brokenFields } from "../support/corpus/fields";
import { brokenFiles } from "../support/corpus/files";
import { brokenMarkdown } from "../support/corpus/markdown";
import { brokenTags } from "../support/corpus/tags";
import { brokenTexts } from "../support/corpus/texts";

const corpus: Broken[] = [
  ...brokenFields,
  ...brokenTexts,
  ...brokenMarkdown,
  ...brokenTags,
  ...brokenFiles,
];

const picture = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: "#b4532a" } })
    .jpeg({ quality: 20 })
    .toBuffer();

const makePictures = async (): Promise<Record<Picture, Buffer>> => ({
  good: await picture(1800, 1200),
  tall: await picture(1200, 1800),
  small: await picture(300, 200),
  huge: await picture(8200, 100),
  cut: (await picture(1800, 1200)).subarray(0, 3000),
  empty: Buffer.from("no picture"),
});

const wordsOf = ({ field, found, expected, suggestion = "" }: Problem): string =>
  [field, found, expected, suggestion].join(" ");

let problems: Problem[] = [];

beforeAll(async () => {
  const copy = await ContentCopy.make();
  const pictures = await makePictures();
  for (const { file, text, beside = {} } of corpus) {
    await mkdir(path.dirname(copy.path(file)), { recursive: true });
    await copy.write(file, text);
    for (const [name, kind] of Object.entries(beside)) await copy.write(name, pictures[kind]);
  }
  ({ problems } = await copy.check());
  await copy.remove();
});

const ofFile = (file: string): Problem[] =>
  problems.filter((problem) => problem.file === file).sort((a, b) => (a.line ?? 0) - (b.line ?? 0));

describe("a corpus of broken content, in one run", () => {
  it("holds at least sixty files, each in a place of its own", () => {
    expect(corpus.length).toBeGreaterThanOrEqual(60);
    expect(new Set(corpus.map(({ file }) => file)).size).toBe(corpus.length);
  });

  it.each(corpus.map((broken) => [broken.what, broken] as const))("%s", (_what, { file, said }) => {
    const found = ofFile(file);
    const told = found.map((problem) => ({ line: problem.line, words: wordsOf(problem) }));
    expect(told).toEqual(
      said.map(({ line, words }) => ({ line, words: expect.stringMatching(words) as string })),
    );
    expect(found.map(isWarning)).toEqual(said.map(({ warning = false }) => warning));
  });

  it("is reported without a word of the machinery", () => {
    const report = formatProblems(problems);
    expect(report).not.toMatch(
      /acorn|micromark|mdast|zod|YAML|GraphQL|undefined|\[object|node_modules|\n\s+at |U\+00/,
    );
  });

  it("leaves the files that are in order alone", () => {
    const broken = new Set(
      corpus.flatMap(({ file, beside = {} }) => [file, ...Object.keys(beside)]),
    );
    const others = problems.filter((problem) => !broken.has(problem.file) && !isWarning(problem));
    expect(others).toEqual([]);
  });
});
