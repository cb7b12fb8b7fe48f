import { z } from "zod";
import type { JsonSchema, SchemaFile } from "../../src/build/content/json-schema";
import { vocabulary } from "../../src/build/mdx/vocabulary";

interface Snippet {
  scope: string;
  prefix: string;
  description: string;
  body: string[];
}

const SCOPE = "mdx,markdown";

/** A place to fill in, number `index`: a choice where there is one, else words to write over. */
const place = (index: number, name: string, { enum: choices, default: fallback }: JsonSchema) => {
  if (Array.isArray(choices)) {
    const escaped = choices.map((choice) => String(choice).replace(/([,|\\])/g, "\\$1"));
    return `\${${index}|${escaped.join(",")}|}`;
  }
  return `\${${index}:${fallback === undefined ? name : String(fallback)}}`;
};

const EXAMPLES: Record<string, string> = {
  publishDate: "$CURRENT_YEAR-$CURRENT_MONTH-$CURRENT_DATE",
  featuredImage: "./cover.jpg",
};

/** Values of the kind that is asked for, where a word would be none. */
const SAMPLES: Record<string, string> = { hex: "#B4532A" };

const field = (name: string, schema: JsonSchema, index: number): string[] => {
  if (schema.type === "array") {
    const item = (schema.items ?? {}) as JsonSchema;
    const keys = Object.keys(item.properties ?? {});
    const entry = keys.map(
      (key, at) => `${at === 0 ? "  - " : "    "}${key}: "${SAMPLES[key] ?? key}"`,
    );
    const entries = Array.from({ length: Number(schema.minItems ?? 1) }, () => entry);
    return [`${name}:`, ...entries.flat()];
  }
  const example = EXAMPLES[name];
  if (example) return [`${name}: ${example}`];
  const filled = place(index, name, schema);
  return [Array.isArray(schema.enum) ? `${name}: ${filled}` : `${name}: "${filled}"`];
};

/** The required fields of a text between their lines of dashes. */
const frontmatter = ({ name, schema }: SchemaFile): Snippet => {
  const required = schema.required ?? [];
  const lines = required.flatMap((key, at) => field(key, schema.properties?.[key] ?? {}, at + 1));
  const kind = name.replace(".json", "");
  return {
    scope: SCOPE,
    prefix: kind,
    description: `The fields of a new ${kind.replace("-", " ")}`,
    body: ["---", ...lines, "---", "", "$0"],
  };
};

const picture = (at: number): string => `![\${${at}:What one sees}](./\${${at + 1}:picture.jpg})`;

/** What a component has to hold, from the place with this number on, where it cannot be just words. */
const SKELETONS: Record<string, (at: number) => string[]> = {
  Gallery: (at) => [picture(at), picture(at + 2)],
  Compare: (at) => [picture(at), picture(at + 2)],
  Palette: (at) => [`<Colour name="\${${at}:name}" hex="\${${at + 1}:#B4532A}" />`],
  DoDont: () => ["<Do>", "", "$1", "", "</Do>", "", "<Dont>", "", "$2", "", "</Dont>"],
  Tiles: (at) => [
    `<Tile kind="mark" tone={1} title="\${${at}:title}" caption="\${${at + 1}:caption}" />`,
  ],
  Steps: () => ["1. $0"],
};

/** Properties that are needed as the snippet stands, though not always. */
const ALSO: Record<string, string> = { Video: " silent" };

/** A component with its required properties; what takes words or other components goes around them. */
const component = (name: string, type: z.ZodType): Snippet => {
  const { properties = {}, required = [] } = z.toJSONSchema(type, {
    io: "input",
    unrepresentable: "any",
  }) as JsonSchema;
  const props = required.map((key, at) => {
    const schema = properties[key] ?? {};
    const filled = place(at + 1, key, schema);
    return schema.type === "string" ? ` ${key}="${filled}"` : ` ${key}={${filled}}`;
  });
  const skeleton = SKELETONS[name]?.(required.length + 1);
  const isEmpty = required.length > 0 && !skeleton;
  const tag = `<${name}${props.join("")}${ALSO[name] ?? ""}`;
  const body = isEmpty ? [`${tag} />`] : [`${tag}>`, "", ...(skeleton ?? ["$0"]), "", `</${name}>`];
  return { scope: SCOPE, prefix: name, description: `The component ${name}`, body };
}; // prettier-ignore

/** What VS Code offers while a text is written, by the name it is shown with. */
export const snippets = (schemas: readonly SchemaFile[]): Record<string, Snippet> => ({
  ...Object.fromEntries(
    schemas
      .filter(({ isMdx }) => isMdx)
      .map((file) => [`Fields: ${file.name.replace(".json", "")}`, frontmatter(file)]),
  ),
  ...Object.fromEntries(
    Object.entries(vocabulary).map(([name, type]) => [`Component: ${name}`, component(name, type)]),
  ),
});
