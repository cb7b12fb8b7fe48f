import { copyFile, mkdir, readFile } from "node:fs/promises";
import { evaluateMdx } from "../../src/build/mdx/evaluate";
import { isError, type Problem } from "../../src/build/content/problems";
import { textOf, walk } from "../../src/lib/tree";
import { ContentCopy } from "../support/content";

/*
 * Texts that were written for other systems. Each either becomes a page, or is told line by line
 * with what to write instead; nothing of them stops the check.
 */

const FIELDS = `---
title: "From elsewhere"
altTitle: "A folded sheet of paper"
excerpt: "Words that were written for another system."
topic: AI
publishDate: 2025-03-04
featuredImage: ./cover.jpg
---
`;
const OFFSET = FIELDS.split("\n").length - 1;

const read = (name: string) => readFile(`__tests__/support/foreign/${name}.md`, "utf8");

const check = async (name: string): Promise<Problem[]> => {
  const copy = await ContentCopy.make();
  const folder = "articles/from-elsewhere";
  try {
    await mkdir(copy.path(folder));
    const cover = copy.path("articles/minimalist-design/cover.jpg");
    await copyFile(cover, copy.path(`${folder}/cover.jpg`));
    await copy.write(`${folder}/index.mdx`, FIELDS + (await read(name)));
    const { problems } = await copy.check();
    return problems.filter(({ file }) => file.startsWith(folder));
  } finally {
    await copy.remove();
  }
};

/** Line in the text and its remedy, in order. */
const told = (problems: Problem[]): string[] =>
  problems
    .sort((a, b) => (a.line ?? 0) - (b.line ?? 0))
    .map(({ line = 0, found, suggestion }) => `${line - OFFSET}: ${found} → ${suggestion ?? ""}`);

describe("a long style guide with every feature of Markdown", () => {
  it("is a page as it is", async () => {
    expect(await check("style-guide")).toEqual([]);
    const tree = await evaluateMdx(await read("style-guide"));
    const types = new Set<string>();
    walk(tree, ({ type }) => types.add(type));
    for (const type of ["h2", "h6", "table", "blockquote", "del", "details", "abbr", "kbd", "dl"]) {
      expect(types).toContain(type);
    }
    expect(textOf(tree)).toContain("☃");
  });
});

describe("a post with inline HTML", () => {
  it("is told line by line, with what to write instead", async () => {
    const problems = await check("inline-html");
    const lines = told(problems).join("\n");
    expect(problems.filter(isError).length).toBeGreaterThan(8);
    expect(lines).toMatch(/^1: an HTML comment.*→ Write \{\/\* published 2019/m);
    expect(lines).toMatch(/^2: a look of its own.*→ Take style out/m);
    expect(lines).toMatch(/^2: HTML that a text may not hold.*→ Take it out/m);
    expect(lines).toMatch(/^4: “<br>”.*→ Write <br \/>/m);
    expect(lines).toMatch(
      /^4: “<img src="\.\/cover\.jpg">”.*→ Write <img src="\.\/cover\.jpg" \/>/m,
    );
    expect(lines).toMatch(/^4: a picture without a description/m);
    expect(lines).toMatch(/^8: HTML that a text may not hold/m);
    expect(lines).toMatch(/^12: <li>.*→ /m);
    expect(lines).toMatch(/^14: HTML that a text may not hold.*→ .*no code/m);
  });
});

describe("a post exported from a word processor", () => {
  it("is told line by line, with what to write instead", async () => {
    const lines = told(await check("word-processor")).join("\n");
    expect(lines).toMatch(/^1: a heading of the first level.*→ Write ## The Title Again/m);
    expect(lines).toMatch(/^3: settings in braces/m);
    expect(lines).toMatch(/^3: stars that make nothing bold/m);
    expect(lines).toMatch(/^5: a bullet of a word processor.*→ Begin the line with “- ”/m);
    expect(lines).toMatch(/^8: a sign that cannot be seen/m);
    expect(lines).toMatch(/^10: .*settings in braces/m);
    expect(lines).toMatch(/^10: .*without a description/m);
    expect(lines).toMatch(/^12: a leftover of a word processor/m);
    expect(lines).toMatch(/^14: settings in braces/m);
    expect(lines).toMatch(/^16: a table drawn with \+ signs.*→ Write a table with bars/m);
    expect(lines).toMatch(/^20: “www\.a\.example”.*https:\/\//m);
  });
});
