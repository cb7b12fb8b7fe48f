import { readFile } from "node:fs/promises";
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
