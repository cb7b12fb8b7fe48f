import { readFileSync } from "node:fs";
import path from "node:path";
import { propertiesTable, withTables } from "../../scripts/component-docs/tables";
import { checkContent } from "../../src/build/content/check";
import { kitchenSinkDir } from "../../src/build/content/directory";
import { checkBody } from "../../src/build/mdx/check";
import { vocabulary } from "../../src/build/mdx/vocabulary";

// The first test compiles the whole of MDX.
jest.setTimeout(60_000);

const DOCS = readFileSync("docs/writing-components.md", "utf8");
const names = Object.keys(vocabulary);

describe("the kitchen sink", () => {
  const source = ["articles", "case-studies"]
    .map((kind) => readFileSync(`kitchen-sink/${kind}/kitchen-sink/index.mdx`, "utf8"))
    .join("\n");

  it.each(names)("shows %s", (name) => {
    expect(source).toContain(`<${name}`);
  });

  it("has no mistake", async () => {
    const { problems } = await checkContent(path.resolve("kitchen-sink"));
    expect(problems.filter(({ file }) => file.endsWith(".mdx"))).toEqual([]);
  });

  describe("is part of the site", () => {
    const { env } = process;
    afterEach(() => {
      process.env = env;
    });
    it.each([
      ["while writing", { NODE_ENV: "development" }, true],
      ["in a build for tests", { NODE_ENV: "production", KITCHEN_SINK: "1" }, true],
      ["never in a build that is published", { NODE_ENV: "production" }, false],
      ["never beside content that a test brings", { CONTENT_DIR: "x" }, false],
    ])("%s", (_when, changes, isShown) => {
      process.env = { ...env, KITCHEN_SINK: "", CONTENT_DIR: "", ...changes };
      expect(kitchenSinkDir() !== undefined).toBe(isShown);
    });
  });
});

describe("the description of the components", () => {
  it.each(names)("tells of %s and its properties", (name) => {
    expect(DOCS).toContain(`<${name}`);
    if (propertiesTable(name).startsWith("|")) {
      expect(DOCS).toContain(`<!-- properties of ${name} -->`);
    }
  });

  it("is as the schemas are; otherwise run npm run component-docs", () => {
    const columns = (text: string) => text.replace(/[ -]+\|/g, " |").replace(/\n{2,}/g, "\n");
    expect(columns(DOCS)).toBe(columns(withTables(DOCS)));
  });

  it("gives examples without a mistake", async () => {
    const examples = [...DOCS.matchAll(/^(`{3,4})mdx\n([\s\S]*?)^\1$/gm)].map(
      ([, , body = ""]) => body,
    );
    expect(examples.length).toBeGreaterThan(10);
    for (const example of examples) {
      expect((await checkBody("docs", example)).problems).toEqual([]);
    }
  });
});
