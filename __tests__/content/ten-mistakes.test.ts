import { rename } from "node:fs/promises";
import { formatProblems, isError, type Problem } from "../../src/build/content/problems";
import { ContentCopy } from "../support/content";

/** Ten different mistakes in ten files: what was done, and what is to be said about it. */
const MISTAKES: {
  what: string;
  make: (copy: ContentCopy) => Promise<void>;
  said: { [Key in keyof Problem]?: unknown };
}[] = [
  {
    what: "a date that does not exist",
    make: (copy) =>
      copy.replace("articles/minimalist-design/index.mdx", "2025-03-04", "2025-02-30"),
    said: {
      file: "articles/minimalist-design/index.mdx",
      line: 7,
      field: "publishDate",
      found: "“2025-02-30”",
      expected: expect.stringContaining("a real date"),
    },
  },
  {
    what: "a topic that no chip has",
    make: (copy) =>
      copy.replace("articles/maximizing-efficiency/index.mdx", "topic: AI", "topic: IA"),
    said: {
      file: "articles/maximizing-efficiency/index.mdx",
      field: "topic",
      found: "“IA”, which is not one of your topics",
      expected: expect.stringMatching(/Design Trends.*AI/),
    },
  },
  {
    what: "a dead link",
    make: (copy) => copy.append("articles/benin-city-designer/index.mdx", "\n[here](/project)\n"),
    said: {
      file: "articles/benin-city-designer/index.mdx",
      line: expect.any(Number),
      field: "link",
      found: "“/project”",
      expected: expect.stringContaining("a page of this site"),
    },
  },
  {
    what: "an unknown component",
    make: (copy) => copy.append("articles/design-is-a-process/index.mdx", "\n<Galery />\n"),
    said: {
      file: "articles/design-is-a-process/index.mdx",
      line: expect.any(Number),
      field: "<Galery>",
      found: "an unknown component",
      expected: expect.stringContaining("Figure, Gallery"),
    },
  },
  {
    what: "a category that no chip has",
    make: (copy) =>
      copy.replace("projects/dust-and-dawn/index.json", "Marketing Design", "Posters"),
    said: {
      file: "projects/dust-and-dawn/index.json",
      field: "category",
      found: "“Posters”, which is not one of your categories",
      expected: expect.stringContaining("Marketing Design"),
    },
  },
  {
    what: "a case study that is not there",
    make: (copy) =>
      copy.replace("projects/frauwa-roofs/index.json", /("caseStudySlug": )"[^"]+"/, '$1"frauwa"'),
    said: {
      file: "projects/frauwa-roofs/index.json",
      field: "caseStudySlug",
      found: "“frauwa”, which is no case study",
      expected: expect.stringMatching(/frauwa-roofs/),
    },
  },
  {
    what: "a picture whose name has other capitals",
    make: (copy) =>
      rename(
        copy.path("partnerships/hearth/plate.jpg"),
        copy.path("partnerships/hearth/Plate.jpg"),
      ),
    said: {
      file: "partnerships/hearth/index.json",
      field: "image",
      found: expect.stringMatching(/“\.\/plate\.jpg”.*“Plate\.jpg”/),
      expected: expect.stringContaining("exact name"),
    },
  },
  {
    what: "a required field that is missing",
    make: (copy) => copy.replace("contact.json", /,\s*"quote": "[^"]+"/, ""),
    said: {
      file: "contact.json",
      field: "quote",
      found: "nothing: the field is missing",
      expected: "some text",
    },
  },
  {
    what: "broken JSON",
    make: (copy) => copy.write("about.json", '{ "label": "ABOUT", "heading": "Made'),
    said: {
      file: "about.json",
      line: 1,
      found: expect.stringContaining("cannot be read"),
      expected: expect.stringContaining("correct JSON"),
    },
  },
  {
    what: "an address that is none",
    make: (copy) => copy.replace("site.json", "https://chat.example", "chat.example"),
    said: {
      file: "site.json",
      line: 17,
      field: "chat › url",
      found: "“chat.example/2340000000000”",
      expected: expect.stringContaining('"https://"'),
    },
  },
];

describe("ten different mistakes in one content folder", () => {
  let problems: Problem[] = [];

  beforeAll(async () => {
    const copy = await ContentCopy.make();
    for (const { make } of MISTAKES) await make(copy);
    problems = (await copy.check()).problems.filter(isError);
    await copy.remove();
  });

  it.each(MISTAKES)("one run reports $what: file, field, found and expected", ({ said }) => {
    expect(problems).toContainEqual(expect.objectContaining(said));
  });

  it("reports nothing about files without a mistake", () => {
    const wrong = new Set(MISTAKES.map(({ said }) => said.file));
    expect(problems.filter(({ file }) => !wrong.has(file))).toEqual([]);
  });

  it("says it all in one message without a word of the machinery", () => {
    const report = formatProblems(problems);
    for (const { said } of MISTAKES) expect(report).toContain(`content/${String(said.file)}`);
    expect(report).not.toMatch(/GraphQL|webpack|zod|undefined|\[object|node_modules|\n\s+at /i);
  });
});
