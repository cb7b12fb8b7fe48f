/** @jest-environment node */
import { readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { filesBelow } from "../../src/build/files-below";
import { foldersWithoutQueries, passOver } from "../../src/build/query-files";

/** Where a file holds a query, or could hold one under another name. */
const queriesIn = (file: string, source: string): string[] => {
  const found: string[] = [];
  const look = (node: ts.Node): void => {
    const isTagged = ts.isTaggedTemplateExpression(node) && /\bgraphql\b/.test(node.tag.getText());
    const isImported =
      ts.isImportSpecifier(node) &&
      (node.propertyName ?? node.name).text === "graphql" &&
      /["']gatsby["']/.test(node.parent.parent.parent.moduleSpecifier.getText());
    if (isTagged || isImported) found.push(node.getText());
    ts.forEachChild(node, look);
  };
  look(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true));
  return found;
};

describe("the files in which queries are looked for", () => {
  it("are not those of folders that hold none", () => {
    const files = foldersWithoutQueries()
      .flatMap(filesBelow)
      .filter((file) => /\.[cm]?[jt]sx?$/.test(file));
    expect(files.length).toBeGreaterThan(100);
    for (const file of files) {
      expect({ file, queries: queriesIn(file, readFileSync(file, "utf8")) }).toEqual({
        file,
        queries: [],
      });
    }
    // What the test looks for, as it is written and as Babel leaves it in packages.
    expect(queriesIn("a.ts", "const query = graphql`{ site { id } }`;")).toHaveLength(1);
    expect(queriesIn("a.js", "(0, gatsby_1.graphql)`{ site { id } }`;")).toHaveLength(1);
    expect(queriesIn("a.ts", 'import { graphql as ask } from "gatsby";')).toHaveLength(1);
  });

  it("are read by a parser of Gatsby's, found where it is looked for", () => {
    const { default: FileParser } = jest.requireActual<{ default: { prototype: object } }>(
      "gatsby/dist/query/file-parser",
    );
    expect(FileParser.prototype).toHaveProperty("parseFile", expect.any(Function));
  });

  it("are all others, which the parser reads as before", async () => {
    const parser = {
      parseFile: (file: string, ...others: unknown[]) => Promise.resolve({ file, others }),
    };
    const folder = path.resolve("src", "build");
    passOver(parser, [folder]);
    expect(await parser.parseFile(path.join(folder, "mdx", "check.ts"))).toBeNull();
    for (const other of ["src/pages/index.tsx", "src/builder.tsx", "src/templates/build/a.tsx"]) {
      const file = path.resolve(other);
      expect(await parser.parseFile(file, "addError")).toEqual({ file, others: ["addError"] });
    }
  });
});
