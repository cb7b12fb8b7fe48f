import { readFileSync } from "node:fs";
import { parseAs } from "../support/content";

const FILE = "articles/new-piece/index.mdx";
const SOURCE = `---
title: "A new piece"
altTitle: "A sheet of paper"
excerpt: "On sheets."
topic: AI
publishDate: "2025-03-04"
featuredImage: ./cover.jpg
---

First words.
`;
const site = readFileSync("__tests__/fixtures/content/site.json", "utf8");
const { data: plain } = parseAs(FILE, SOURCE);

describe("reading an MDX file", () => {
  it("gives its fields, with what is left out filled in", () => {
    expect(plain).toMatchObject({ title: "A new piece", publishDate: "2025-03-04", draft: false });
  });

  it("keeps the lines of the body where they are in the file", () => {
    const { body } = parseAs(FILE, SOURCE);
    expect(body.trim()).toBe("First words.");
    expect(body.split("\n").indexOf("First words.")).toBe(9);
  });

  it.each([
    ["a byte-order mark", `\uFEFF${SOURCE}`],
    ["the line ends of Windows", SOURCE.replace(/\n/g, "\r\n")],
    ["both", `\uFEFF${SOURCE.replace(/\n/g, "\r\n")}`],
    ["the line ends of old Macs", SOURCE.replace(/\n/g, "\r")],
    ["blanks after the dashes", SOURCE.replace(/---\n/g, "---  \n")],
  ])("copes with %s", (_what, source) => {
    const { data, body, problems } = parseAs(FILE, source);
    expect(problems).toEqual([]);
    expect(data).toEqual(plain);
    expect(body).not.toMatch(/[\r\uFEFF]/);
    expect(body.trim()).toBe("First words.");
  });

  it.each(["Just words.\n", "", "--\ntitle: x\n--\n", "---\ntitle: never closed\n"])(
    "reports missing frontmatter: %j",
    (source) => {
      const { data, problems } = parseAs(FILE, source);
      expect(data).toBeUndefined();
      expect(problems).toEqual([
        expect.objectContaining({ file: FILE, line: 1, found: "no fields at its beginning" }),
      ]);
    },
  );

  it.each([
    ["an open quote", 'title: "A new piece"', 'title: "A new piece'],
    ["a colon in a bare value", 'title: "A new piece"', "title: A new: piece: again"],
    ["an asterisk before a bare value", 'title: "A new piece"', "title: *new* piece"],
    ["one name twice", "topic: AI", "topic: AI\ntopic: AI"],
  ])("reports broken YAML, never throws: %s", (_what, good, bad) => {
    const { data, problems } = parseAs(FILE, SOURCE.replace(good, bad));
    expect(data).toBeUndefined();
    expect(problems.length).toBeGreaterThan(0);
    problems.forEach(({ file, line, expected }) => {
      expect(file).toBe(FILE);
      expect(line).toBeGreaterThan(1);
      expect(expected).toMatch(/name: value/);
    });
  });

  it("ends the fields at a line of dashes, not at dashes within a value", () => {
    const source = SOURCE.replace('"On sheets."', "On sheets ---");
    expect(parseAs(FILE, source).data?.excerpt).toBe("On sheets ---");
  });
});

describe("reading a JSON file", () => {
  it("gives its fields and no body", () => {
    const { data, body, problems } = parseAs("site.json", site);
    expect(problems).toEqual([]);
    expect(data).toMatchObject({ name: "Creative Designer" });
    expect(body).toBe("");
  });

  it("copes with a byte-order mark and the line ends of Windows", () => {
    const { problems } = parseAs("site.json", `\uFEFF${site.replace(/\n/g, "\r\n")}`);
    expect(problems).toEqual([]);
  });

  it.each([
    ["a brace that is missing", site.replace(/\}\s*$/, "")],
    ["a text that is not closed", site.replace('"Creative Designer",', '"Creative Designer,')],
  ])("reports broken JSON: %s", (_what, source) => {
    const { data, problems } = parseAs("site.json", source);
    expect(data).toBeUndefined();
    expect(problems[0]).toMatchObject({ file: "site.json", line: expect.any(Number) });
    expect(problems[0]?.expected).toMatch(/JSON/);
  });
});
