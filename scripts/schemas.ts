import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { format, resolveConfig } from "prettier";
import { editorFiles } from "./schemas/files";

/** `npm run schemas`: writes what editors complete and check content with, from the one schema. */
const main = async (): Promise<void> => {
  const settings = await readFile(".vscode/settings.json", "utf8").catch(() => "{}");
  const files = await editorFiles(settings);
  const options = await resolveConfig("package.json");
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, await format(text, { ...options, parser: "json" }));
  }
  console.log(`${Object.keys(files).length} files written below .vscode/.`);
};

void main();
