import type { z } from "zod";

/** Something in `content/` that the designer has to put right. */
export interface Problem {
  /** Path relative to `content/`, with `/`. */
  file: string;
  /** 1-based line, where it is known. */
  line?: number | undefined;
  /** Where in the file, such as `jobs › entry 2 › role`; empty when it is about the whole file. */
  field: string;
  found: string;
  expected: string;
}

const MAX_QUOTED = 60;

/** A value as it is quoted to a person: short, on one line. */
export const quote = (value: unknown): string => {
  if (value === undefined) return "nothing";
  const shown = typeof value === "string" ? `“${value}”` : JSON.stringify(value);
  const line = shown.replace(/\s+/g, " ");
  return line.length > MAX_QUOTED ? `${line.slice(0, MAX_QUOTED - 1)}…` : line;
};

const fieldPath = (path: readonly PropertyKey[]): string =>
  path.map((key) => (typeof key === "number" ? `entry ${key + 1}` : String(key))).join(" › ");

const valueAt = (data: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, key) =>
      typeof value === "object" && value !== null
        ? (value as Record<PropertyKey, unknown>)[key]
        : undefined,
    data,
  );

/**
 * One problem for each thing that the schema refused.
 * `lineOf` gives the 1-based line of a path within the file, where it is known.
 */
export const problemsOf = (
  file: string,
  data: unknown,
  error: z.ZodError,
  lineOf: (path: readonly PropertyKey[]) => number | undefined,
): Problem[] =>
  error.issues.flatMap((issue) => {
    if (issue.code === "unrecognized_keys") {
      return issue.keys.map((key) => ({
        file,
        line: lineOf([...issue.path, key]),
        field: fieldPath([...issue.path, key]),
        found: "a field of a name that is not known here",
        expected: "no such field, or its right spelling",
      }));
    }
    const value = valueAt(data, issue.path);
    const missing = value === undefined;
    return [
      {
        file,
        line: lineOf(issue.path),
        field: fieldPath(issue.path),
        found: missing ? "nothing: the field is missing" : quote(value),
        expected: issue.message,
      },
    ];
  });

/** All problems as one message, grouped by file, in words for a person who does not program. */
export const formatProblems = (problems: readonly Problem[]): string => {
  const count = problems.length === 1 ? "1 problem" : `${problems.length} problems`;
  const files = [...new Set(problems.map((problem) => problem.file))].sort();
  const blocks = files.map((file) => {
    const lines = problems
      .filter((problem) => problem.file === file)
      .map(({ line, field, found, expected }) => {
        const where = [line ? `line ${line}` : "", field].filter(Boolean).join(", ");
        return `  ${where || "the file"}\n    found     ${found}\n    expected  ${expected}`;
      });
    return `content/${file}\n${lines.join("\n")}`;
  });
  return `${count} in content:\n\n${blocks.join("\n\n")}\n`;
};
