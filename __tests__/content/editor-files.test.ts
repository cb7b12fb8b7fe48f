import { readFile } from "node:fs/promises";
import { isError } from "../../src/build/content/problems";
import { checkBody } from "../../src/build/mdx/check";
import { editorFiles } from "../../scripts/schemas/files";

const read = async (file: string): Promise<unknown> => JSON.parse(await readFile(file, "utf8"));

describe("what editors complete content with", () => {
  it("is what the schemas say today; if not, run npm run schemas", async () => {
    const files = await editorFiles(await readFile(".vscode/settings.json", "utf8"));
    for (const [file, text] of Object.entries(files)) {
      expect({ file, is: await read(file) }).toEqual({ file, is: JSON.parse(text) as unknown });
    }
  });

  it("governs every kind of content file", async () => {
    const settings = (await read(".vscode/settings.json")) as {
      "json.schemas": { fileMatch: string[] }[];
    };
    const patterns = settings["json.schemas"].flatMap(({ fileMatch }) => fileMatch);
    expect(patterns).toContain("/content/site.json");
    expect(patterns).toContain("/content/projects/*/index.json");
    expect(patterns).toHaveLength(13);
  });

  it("offers what the check accepts, once the places are filled in", async () => {
    const snippets = (await read(".vscode/content.code-snippets")) as Record<
      string,
      { prefix: string; body: string[] }
    >;
    // What is offered first stands there until something else is written.
    const filled = (body: string[]) =>
      body
        .join("\n")
        .replace(/\$\{\d+\|([^,|]*)[^}]*\}/g, "$1")
        .replace(/\$\{\d+:([^}]*)\}/g, "$1")
        .replace(/\$\d/g, "Words.")
        .replace('src="src"', 'src="./a.mp4"')
        .replace('poster="poster"', 'poster="./a.jpg"')
        .replace('hex="hex"', 'hex="#B4532A"')
        .replace("{tone}", "{1}");
    const parts = Object.values(snippets).filter(
      // A file of its own, and what stands in a file or in another component alone.
      ({ prefix }) => !/^(article|case-study|Figure|Colour|Do|Dont|Tile)$/.test(prefix),
    );
    expect(parts.length).toBeGreaterThan(8);
    for (const { prefix, body } of parts) {
      const { problems } = await checkBody("case-studies/x/index.mdx", filled(body));
      expect([prefix, problems.filter(isError)]).toEqual([prefix, []]);
    }
    expect(snippets["Fields: case-study"]?.body.filter((line) => /hex/.test(line))).toHaveLength(3);
  });

  it("offers the real topics", async () => {
    const schema = await read(".vscode/schemas/article.json");
    expect(schema).toMatchObject({
      properties: { topic: { enum: expect.arrayContaining(["AI", "Typography"]) as string[] } },
      additionalProperties: false,
    });
    const snippets = JSON.stringify(await read(".vscode/content.code-snippets"));
    expect(snippets).toContain("|Branding,Design Systems,");
  });
});
