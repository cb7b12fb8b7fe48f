import { articleText } from "../../scripts/bench-scale/articles";
import { bodyOf, parseAs, realFiles } from "../support/content";
import { brokenFields } from "../support/corpus/fields";
import { brokenMarkdown } from "../support/corpus/markdown";
import { brokenTags } from "../support/corpus/tags";
import { brokenTexts } from "../support/corpus/texts";
import { badTexts, goodTexts } from "../support/odd-texts";

jest.setTimeout(120_000);

const FILE = "articles/minimalist-design/index.mdx";

const TEXT =
  "## Ọ̀rọ̀ 😀 ink\n\n- *Brass*, `bronze` and https://www.behance.net\n\n<Aside>\n\nWords.\n\n</Aside>\n";

/** Loads modules anew, among them a package that cannot be loaded, as its error says. */
const failing = (name: string, message: string) => {
  jest.resetModules();
  jest.doMock(name, () => {
    throw new Error(message);
  });
};

/** As Sätteri says it where there is none for a machine. */
const withoutSatteri = () => failing("satteri", "Cannot find native binding.");

afterEach(() => {
  jest.resetModules();
  jest.dontMock("satteri");
  jest.dontMock("@mdx-js/mdx");
});

/** The parser, with a count of the texts that MDX's own had to read. */
const counted = async () => {
  const { mdxProcessor } = await import("../../src/build/mdx/processor");
  const slow = jest.spyOn(await mdxProcessor(), "parse");
  const { mdxParser } = await import("../../src/build/mdx/parse");
  return { parse: await mdxParser(), slow };
};

describe("mdxParser", () => {
  it("reads a text without anything in braces by Sätteri alone", async () => {
    const { parse, slow } = await counted();
    expect(parse(TEXT).children).toMatchObject([
      {
        type: "heading",
        position: { start: { line: 1 }, end: { column: TEXT.indexOf("\n") + 1 } },
      },
      { type: "list" },
      { type: "mdxJsxFlowElement", name: "Aside", position: { start: { line: 5 } } },
    ]);
    expect(slow).not.toHaveBeenCalled();
  });

  it.each([
    ["braces", "Made in {2020 + 5}."],
    ["braces of their own", "{2020 + 5}"],
    ["braces in a component", "<Aside>\n\n- {1}\n\n</Aside>"],
    ["a note", "Words.\n\n{/* not shown */}"],
    ["a property in braces", "<Aside title={`a`}>\n\nWords.\n\n</Aside>"],
    ["properties that are put in together", "<Aside {...{}}>\n\nWords.\n\n</Aside>"],
    ["an export", "export const ink = 1;"],
  ])("leaves a text to MDX’s own parser that has %s", async (_what, source) => {
    const { parse, slow } = await counted();
    parse(source);
    expect(slow).toHaveBeenCalledTimes(1);
  });

  it("has that one say what is wrong, and where", async () => {
    const { parse } = await counted();
    const mistake = { ruleId: "unexpected-closing-slash", line: 3, column: 2 };
    expect(() => parse("Words.\n\n</Aside>\n")).toThrow(expect.objectContaining(mistake));
  });

  it("reads all where a machine has no Sätteri", async () => {
    withoutSatteri();
    const { parse, slow } = await counted();
    expect(parse(TEXT).children).toHaveLength(3);
    expect(slow).toHaveBeenCalledTimes(1);
  });

  it.each([
    ["satteri", "Cannot find package 'satteri'"],
    ["@mdx-js/mdx", "Cannot find package '@mdx-js/mdx'"],
  ])("does not take a broken installation for a mistake in a text: %s", async (name, message) => {
    failing(name, message);
    const { checkBody } = await import("../../src/build/mdx/check");
    await expect(checkBody(FILE, "Words.")).rejects.toThrow(message);
  });
});

describe("the check of a text", () => {
  it("says so of a text that goes down however far", async () => {
    const { checkBody } = await import("../../src/build/mdx/check");
    const { problems } = await checkBody(FILE, `${">".repeat(40_000)} words`);
    expect(problems).toMatchObject([
      { line: 1, found: expect.stringContaining("within each other") },
    ]);
  });

  const bodies = async (): Promise<[string, string][]> => {
    const real = [...(await realFiles("Article")), ...(await realFiles("CaseStudy"))];
    const odd = [...goodTexts, ...badTexts].map(({ name, text }) => ({ what: name, text }));
    const broken = [...brokenMarkdown, ...brokenTags, ...brokenTexts, ...brokenFields, ...odd];
    return [
      ["an article to measure with", parseAs(FILE, articleText(0, ["AI"])).body],
      ...(await Promise.all(
        real.map(async (file): Promise<[string, string]> => [file.file, await bodyOf(file)]),
      )),
      ...broken.map(({ what, text }): [string, string] => [what, parseAs(FILE, String(text)).body]),
    ];
  };

  const findings = async () => {
    const { checkBody } = await import("../../src/build/mdx/check");
    const found: [string, unknown][] = [];
    for (const [what, body] of await bodies()) {
      found.push([what, await checkBody(FILE, body)]);
    }
    return found;
  };

  it("finds the same with and without Sätteri", async () => {
    const withIt = await findings();
    withoutSatteri();
    expect(await findings()).toEqual(withIt);
  });
});
