import { readFile } from "node:fs/promises";
import { editorSchemas, type Chips } from "../../src/build/content/json-schema";
import { snippets } from "./snippets";

/*
 * VS Code completes and checks JSON by `json.schemas` without any extension. It knows no schemas
 * for the fields above a text; for those there are snippets, made from the same schemas, and the
 * task “Check the content”, which underlines what `npm run check` finds.
 */

const SCHEMAS = ".vscode/schemas";

/** The files below `.vscode/` that are made from the schemas, by path, as JSON. */
export const editorFiles = async (settings: string): Promise<Record<string, string>> => {
  const chips = JSON.parse(await readFile("content/chips.json", "utf8")) as Chips;
  const schemas = editorSchemas(chips);
  const wired = {
    ...(JSON.parse(settings) as Record<string, unknown>),
    "json.schemas": schemas
      .filter(({ isMdx }) => !isMdx)
      .map(({ name, pattern }) => ({ fileMatch: [`/${pattern}`], url: `./${SCHEMAS}/${name}` })),
  };
  return {
    ".vscode/settings.json": JSON.stringify(wired),
    ".vscode/content.code-snippets": JSON.stringify(snippets(schemas)),
    ...Object.fromEntries(
      schemas.map(({ name, schema }) => [`${SCHEMAS}/${name}`, JSON.stringify(schema)]),
    ),
  };
};
