import { formatProblems, quote } from "../../src/build/content/problems";
import { parseAs } from "../support/content";

describe("a value as it is quoted", () => {
  it.each([
    ["some text", "“some text”"],
    [undefined, "nothing"],
    [5, "5"],
    [["a", "b"], '["a","b"]'],
    ["two\nlines", "“two lines”"],
  ])("%j is %s", (value, quoted) => {
    expect(quote(value)).toBe(quoted);
  });

  it("is short", () => {
    expect(quote("long ".repeat(50))).toHaveLength(60);
    expect(quote("long ".repeat(50))).toMatch(/…”$/);
  });
});

describe("a problem of the schema", () => {
  const problemsOf = (change: (data: { items: unknown[] }) => void) => {
    const data = { items: [{ label: "Home", path: "/" }] };
    change(data);
    return parseAs("navigation.json", JSON.stringify(data, null, 2)).problems;
  };

  it("names the field in the words of a list, and its line", () => {
    const problems = problemsOf(({ items }) => items.push({ label: "About", path: "about" }));
    expect(problems).toEqual([
      {
        file: "navigation.json",
        line: 9,
        field: "items › entry 2 › path",
        found: "“about”",
        expected: expect.stringContaining('such as "/projects"') as string,
      },
    ]);
  });

  it("says that a field is missing", () => {
    const [problem] = problemsOf(({ items }) => items.push({ path: "/about" }));
    expect(problem).toMatchObject({
      field: "items › entry 2 › label",
      found: "nothing: the field is missing",
      expected: "some text",
    });
  });

  it("points at a misspelt name", () => {
    const [problem] = problemsOf(({ items }) => items.push({ label: "A", path: "/", colour: "x" }));
    expect(problem).toMatchObject({
      line: 10,
      field: "items › entry 2 › colour",
      found: "a field that does not exist here",
    });
  });
});

describe("the report", () => {
  const report = formatProblems([
    { file: "site.json", line: 4, field: "url", found: "“x”", expected: "a web address" },
    { file: "about.json", field: "", found: "no such file", expected: "a file" },
    { file: "site.json", field: "email", found: "nothing", expected: "an e-mail address" },
  ]);

  it("counts all problems", () => {
    expect(report).toMatch(/^3 problems in content/);
    expect(formatProblems([{ file: "a", field: "b", found: "c", expected: "d" }])).toMatch(
      /^1 problem in content/,
    );
  });

  it("names each file once, with place, found and expected of each problem", () => {
    expect(report.match(/content\/site\.json/g)).toHaveLength(1);
    expect(report).toMatch(/line 4, url\n\s+found\s+“x”\n\s+expected\s+a web address/);
    expect(report).toMatch(/content\/about\.json\n\s+the file\n\s+found\s+no such file/);
  });
});
