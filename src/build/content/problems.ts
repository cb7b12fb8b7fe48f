/** Something in `content/` that the designer has to put right, or may want to. */
export interface Problem {
  /** A warning is worth a look and stops nothing; what is not a warning stops a build. */
  level?: "warning";
  /** Path relative to `content/`, with `/`. */
  file: string;
  /** 1-based line, where it is known. */
  line?: number | undefined;
  /** Where in the file, such as `jobs › entry 2 › role`; empty when it is about the whole file. */
  field: string;
  found: string;
  expected: string;
  /** What was probably meant, or how to write it instead: a sentence of its own. */
  suggestion?: string;
}

export const isWarning = ({ level }: Problem): boolean => level === "warning";

export const isError = (problem: Problem): boolean => !isWarning(problem);

const MAX_QUOTED = 60;

/** A value as it is quoted to a person: short, on one line. */
export const quote = (value: unknown): string => {
  if (value === undefined) return "nothing";
  const shown = typeof value === "string" ? `“${value}”` : JSON.stringify(value);
  const line = shown.replace(/\s+/g, " ");
  if (line.length <= MAX_QUOTED) return line;
  const end = typeof value === "string" ? "…”" : "…";
  return line.slice(0, MAX_QUOTED - end.length) + end;
};

const counted = (count: number, word: string): string =>
  `${count} ${word}${count === 1 ? "" : "s"}`;

/** "2 problems and 1 warning" */
export const countProblems = (problems: readonly Problem[]): string => {
  const warnings = problems.filter(isWarning).length;
  const errors = problems.length - warnings;
  const parts = [
    ...(errors > 0 || warnings === 0 ? [counted(errors, "problem")] : []),
    ...(warnings > 0 ? [counted(warnings, "warning")] : []),
  ];
  return parts.join(" and ");
};

const describe = (problem: Problem): string => {
  const { line, field, found, expected, suggestion } = problem;
  const where = [line ? `line ${line}` : "", field].filter(Boolean).join(", ");
  return [
    `  ${where || "the file"}${isWarning(problem) ? " (warning)" : ""}`,
    `    found     ${found}`,
    `    expected  ${expected}`,
    ...(suggestion ? [`    → ${suggestion}`] : []),
  ].join("\n");
};

/** All problems as one message, grouped by file, in words for a person who does not program. */
export const formatProblems = (problems: readonly Problem[]): string => {
  const files = [...new Set(problems.map((problem) => problem.file))].sort();
  const blocks = files.map((file) => {
    const ofFile = problems
      .filter((problem) => problem.file === file)
      .sort((a, b) => (a.line ?? 0) - (b.line ?? 0));
    return `content/${file}\n${ofFile.map(describe).join("\n")}`;
  });
  return `${countProblems(problems)} in content:\n\n${blocks.join("\n\n")}\n`;
};
