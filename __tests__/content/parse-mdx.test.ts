import type { parseMdx } from "../../src/build/mdx/parse";

type Parse = typeof parseMdx;

// The first test compiles the whole of MDX.
jest.setTimeout(60_000);

const TEXT =
  "## Ọ̀rọ̀ 😀 ink\n\n- *Brass*, `bronze` and https://www.behance.net\n\n<Aside>\n\nWords.\n\n</Aside>\n";

const READERS = ["@mdx-js/mdx", "satteri"] as const;

/** The parser as it is where one of its two readers cannot be had. */
const without = async (reader: (typeof READERS)[number]): Promise<Parse> => {
  jest.doMock(reader, () => {
    // As Sätteri says it.
    throw new Error(`Cannot find native binding of ${reader}`);
  });
  const { parseMdx } = await import("../../src/build/mdx/parse");
  return parseMdx;
};

afterEach(() => {
  jest.resetModules();
  for (const reader of READERS) jest.dontMock(reader);
});

const withoutMdx = () => without("@mdx-js/mdx");
const withoutSatteri = () => without("satteri");

describe("parseMdx", () => {
  it("asks MDX’s own parser for nothing where a text has no code", async () => {
    const parse = await withoutMdx();
    const { children } = await parse(TEXT);
    expect(children).toMatchObject([
      {
        type: "heading",
        position: { start: { line: 1 }, end: { column: TEXT.indexOf("\n") + 1 } },
      },
      { type: "list" },
      { type: "mdxJsxFlowElement", name: "Aside", position: { start: { line: 5 } } },
    ]);
  });

  it.each([
    ["braces", "Made in {2020 + 5}."],
    ["a property in braces", "<Aside title={`a`}>\n\nWords.\n\n</Aside>"],
    ["an export", "export const ink = 1;"],
    ["a mistake", "Words.\n\n<Aside>\n\nWords."],
  ])("asks it where a text has %s", async (_what, source) => {
    const parse = await withoutMdx();
    await expect(parse(source)).rejects.toThrow("native binding of @mdx-js/mdx");
  });

  it("says where a mistake is", async () => {
    const parse = await withoutSatteri();
    const mistake = { ruleId: "unexpected-closing-slash", line: 3, column: 2 };
    await expect(parse("Words.\n\n</Aside>\n")).rejects.toMatchObject(mistake);
  });

  it("reads the same on a machine that Sätteri is not made for", async () => {
    // Which of the two says where in a line an address stands, is another matter.
    const partsOf = (tree: unknown) => JSON.stringify(tree).match(/"(type|value|url)":"[^"]*"/g);
    const slow = partsOf(await (await withoutSatteri())(TEXT));
    jest.resetModules();
    jest.dontMock("satteri");
    expect(partsOf(await (await withoutMdx())(TEXT))).toEqual(slow);
  });
});
