import { z } from "zod";
import { collections, singleFiles, type ContentKind } from "./kinds";

export interface SchemaFile {
  /** Name below `.vscode/schemas/`. */
  name: string;
  /** Content files that it governs, as a pattern relative to the project. */
  pattern: string;
  isMdx: boolean;
  schema: JsonSchema;
}

/** As much of JSON Schema as is looked into here. */
export interface JsonSchema extends Record<string, unknown> {
  properties?: Record<string, JsonSchema>;
  required?: string[];
}

export interface Chips {
  projects: string[];
  articles: string[];
}

/** Fields whose choices are in chips.json. */
const CHIPS: Record<string, [field: string, list: keyof Chips]> = {
  Article: ["topic", "articles"],
  Project: ["category", "projects"],
};

const nameOf = (type: string): string =>
  type.replace(/([a-z])([A-Z])/g, "$1-$2").toLowerCase() + ".json";

/** The pattern of a kind as editors write it: one star for a folder. */
const globOf = ({ pattern }: ContentKind): string =>
  `content/${pattern.source.replace(/[\^$\\]/g, "").replace("([/]+)", "*")}`;

const schemaOf = (kind: ContentKind, chips: Chips): JsonSchema => {
  // `input`: what the designer writes, before defaults are filled in.
  const schema = z.toJSONSchema(kind.schema, {
    target: "draft-7",
    io: "input",
    unrepresentable: "any",
  }) as JsonSchema;
  const [field, list] = CHIPS[kind.type] ?? [];
  const choices = field && schema.properties?.[field];
  if (choices && list) choices.enum = chips[list];
  return { ...schema, title: kind.type };
};

/**
 * What editors need to complete and check the fields of every content file, made from the schemas
 * that the build checks with.
 */
export const editorSchemas = (chips: Chips): SchemaFile[] =>
  [...singleFiles, ...collections].map((kind) => ({
    name: nameOf(kind.type),
    pattern: globOf(kind),
    isMdx: kind.pattern.source.includes("mdx"),
    schema: schemaOf(kind, chips),
  }));
