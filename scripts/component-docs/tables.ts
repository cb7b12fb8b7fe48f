import { z } from "zod";
import { vocabulary } from "../../src/build/mdx/vocabulary";

interface Property {
  type?: string;
  enum?: string[];
  description?: string;
}

interface Described {
  properties?: Record<string, Property>;
  required?: string[];
}

const valueOf = ({ type, enum: choices }: Property): string => {
  if (choices) return choices.map((choice) => `\`${choice}\``).join(" ");
  if (type === "integer") return "a number, `{1}`";
  return type === "boolean" ? "the word alone" : "text";
};

/** The properties of a component as a Markdown table, made of the schema that checks them. */
export const propertiesTable = (name: string): string => {
  const schema = vocabulary[name];
  if (!schema) throw new Error(`There is no component ${name}.`);
  const { properties = {}, required = [] } = z.toJSONSchema(schema) as Described;
  const rows = Object.entries(properties).map(([property, described]) => [
    `\`${property}\`${required.includes(property) ? "" : " (optional)"}`,
    valueOf(described),
    described.description ?? "",
  ]);
  if (rows.length === 0) return "It takes no properties.";
  const heads = ["Property", "Value", "What it says"];
  const widths = heads.map((head, column) =>
    Math.max(head.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(" | ")} |`;
  return [line(heads), line(widths.map((width) => "-".repeat(width))), ...rows.map(line)].join(
    "\n",
  );
};

const MARKED = /<!-- properties of (\w+) -->\n[\s\S]*?<!-- end -->/g;

/** A document in which every marked table is as the vocabulary has it today. */
export const withTables = (document: string): string =>
  document.replace(
    MARKED,
    (_, name: string) =>
      `<!-- properties of ${name} -->\n\n${propertiesTable(name)}\n\n<!-- end -->`,
  );
