import { z } from "zod";
import { dateHint } from "./date-hints";
import { quote, type Problem } from "./problems";
import { didYouMean, nearest } from "./suggest";
import { fieldAt, valueAt } from "./value-at";

/** What is found where a field has a name and no value. */
export const NOTHING_WRITTEN = "nothing after the name of the field";

/** A schema without what wraps it: `optional()`, `default()`. */
const unwrap = (schema: unknown): unknown =>
  schema instanceof z.ZodOptional || schema instanceof z.ZodDefault
    ? unwrap(schema.unwrap())
    : schema;

/** The names of the fields that a schema knows at a path. */
const namesAt = (schema: unknown, path: readonly PropertyKey[]): string[] => {
  const plain = unwrap(schema);
  const [key, ...rest] = path;
  if (plain instanceof z.ZodArray) return namesAt(plain.element, rest);
  if (!(plain instanceof z.ZodObject)) return [];
  const shape = plain.shape as Record<string, unknown>;
  return key === undefined ? Object.keys(shape) : namesAt(shape[String(key)], rest);
};

/** How to write a value of the wrong kind, where that can be told from the value. */
const hintFor = (
  value: unknown,
  expected: string,
  written = String(value),
): { suggestion?: string } => {
  if (expected === "true or false" && typeof value === "string") {
    const yes = /^(yes|y|on|true|1)$/i.test(value.trim());
    const no = /^(no|n|off|false|0)$/i.test(value.trim());
    return yes || no ? { suggestion: `Write ${yes} without quotes.` } : {};
  }
  if (/^some text/.test(expected)) {
    if (typeof value === "number" || typeof value === "boolean") {
      return { suggestion: `Put it in quotes: "${written}".` };
    }
    if (Array.isArray(value)) return { suggestion: "Write one text, without brackets." };
  }
  if (expected === "a whole number" && typeof value === "string" && /^\d+$/.test(value)) {
    return { suggestion: `Write ${value} without quotes.` };
  }
  if (/^a list/.test(expected) && typeof value === "string" && value.trim()) {
    return { suggestion: `Write it in brackets: [${value}].` };
  }
  if (/^a period/.test(expected) && typeof value === "string") {
    const plain = value
      .trim()
      .replace(/\s*[-–—−‑]+\s*/g, " - ")
      .replace(/\u00a0/g, " ");
    return plain === value
      ? {}
      : { suggestion: `Write a plain hyphen between spaces: "${plain}".` };
  }
  if (/slash at the end/.test(expected) && /^https?:.*\/$/.test(String(value))) {
    return { suggestion: `Write "${String(value).replace(/\/+$/, "")}".` };
  }
  if (/year-month-day/.test(expected)) return dateHint(written);
  if (/read time/.test(expected) && /^\d+/.test(String(value))) {
    return { suggestion: `Write "${parseInt(String(value), 10)} min".` };
  }
  if (/a picture beside/.test(expected) && typeof value === "string") return pictureHint(value);
  if (/web address/.test(expected) && /^(www\.)?[\w-]+(\.[\w-]+)+/.test(String(value))) {
    return { suggestion: `Did you mean “https://${String(value)}”?` };
  }
  const choices = /^one of (.+)$/.exec(expected)?.[1]?.split(", ");
  return choices && typeof value === "string" ? didYouMean(value, choices) : {};
};

const pictureHint = (value: string): { suggestion?: string } => {
  if (/\.(heic|heif)$/i.test(value)) {
    return { suggestion: "A picture of an iPhone: export it as JPEG first." };
  }
  return /^[^./\\:][^/\\:]*\.(jpe?g|png|webp|avif|tiff?)$/i.test(value)
    ? { suggestion: `Did you mean “./${value}”?` }
    : {};
};

interface Places {
  /** The 1-based line of a path within the file, where it is known. */
  lineOf: (path: readonly PropertyKey[]) => number | undefined;
  /** What stands there, where it is a value without quotes. */
  writtenAt: (path: readonly PropertyKey[]) => string | undefined;
}

const shown = (value: unknown, written: string | undefined): string => {
  if (value === undefined) return "nothing: the field is missing";
  if (value === null) return written ? `${written}, which means nothing` : NOTHING_WRITTEN;
  return typeof value === "string" ? quote(value) : (written ?? quote(value));
};

/** One problem for each thing that the schema refused. */
export const problemsOf = (
  file: string,
  data: unknown,
  error: z.ZodError,
  { lineOf, writtenAt }: Places,
  schema: z.ZodType,
): Problem[] => {
  // A misspelt name is one mistake, not a strange field and a missing one.
  const misspelt = new Set<string>();
  const unknown = error.issues.flatMap((issue) => {
    if (issue.code !== "unrecognized_keys") return [];
    const names = namesAt(schema, issue.path);
    const present = Object.keys(Object(valueAt(data, issue.path)));
    const free = names.filter((name) => !present.includes(name));
    return issue.keys.map((key): Problem => {
      const meant = nearest(key, free);
      if (meant) misspelt.add(fieldAt([...issue.path, meant]));
      return {
        file,
        line: lineOf([...issue.path, key]),
        field: fieldAt([...issue.path, key]),
        found: "a field that does not exist here",
        expected: `one of ${names.join(", ")}`,
        ...(meant ? { suggestion: `Did you mean “${meant}”?` } : {}),
      };
    });
  });
  const others = error.issues.flatMap((issue): Problem[] => {
    if (issue.code === "unrecognized_keys") return [];
    const value = valueAt(data, issue.path);
    const field = fieldAt(issue.path);
    if (value === undefined && misspelt.has(field)) return [];
    const isEmptyFile = value === null && field === "";
    const written = writtenAt(issue.path);
    const found = isEmptyFile ? quote(value) : shown(value, written);
    const hint = value === undefined ? {} : hintFor(value, issue.message, written);
    return [{ file, line: lineOf(issue.path), field, found, expected: issue.message, ...hint }];
  });
  return [...unknown, ...others];
};
