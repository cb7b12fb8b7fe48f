import { isAlias, isNode, isScalar, LineCounter, parseDocument, visit, type Document } from "yaml";
import type { ContentKind } from "./kinds";
import { quote, type Problem } from "./problems";
import { NOTHING_WRITTEN, problemsOf } from "./schema-problems";
import {
  encodingFinding,
  frontmatterFinding,
  jsonFinding,
  openList,
  yamlSuggestion,
} from "./source-hints";

/** 1-based line of a field, or of the nearest field around it. */
export type LineOf = (path: readonly PropertyKey[]) => number | undefined;

export interface ParsedContent {
  /** The validated fields; absent when there are problems. */
  data?: Record<string, unknown>;
  /** The MDX after the frontmatter, with its lines where they are in the file; "" for JSON. */
  body: string;
  problems: Problem[];
  lineOf: LineOf;
}

const FRONTMATTER = /^---[ \t]*\n(?:([\s\S]*?)\n)?---[ \t]*(?:\n|$)/;

/** Text as every later step expects it: no byte-order mark, lines that end in "\n". */
export const normalise = (source: string): string =>
  source.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n");

interface Split {
  /** The part that holds the fields. */
  fields: string;
  /** Line of the file at which that part begins, counted from 0. */
  offset: number;
  body: string;
}

const split = (source: string): Split | undefined => {
  const match = FRONTMATTER.exec(source);
  if (!match) return undefined;
  const [block, fields = ""] = match;
  // Blank lines stand in for the frontmatter, so that positions in the body are positions in
  // the file.
  const body = "\n".repeat(block.split("\n").length - 1) + source.slice(block.length);
  return { fields, offset: 1, body };
};

/** Values between the curly quotes of a word processor, which YAML takes for a part of them. */
const curlyQuotes = (file: string, fields: unknown, lineOf: LineOf): Problem[] =>
  Object.entries(Object(fields) as Record<string, unknown>).flatMap(([field, value]) =>
    typeof value === "string" && /^[“‘].*[”’]$/s.test(value)
      ? [
          {
            file,
            line: lineOf([field]),
            field,
            found: `${value.charAt(0)} and ${value.slice(-1)} around the value`,
            expected: "straight quotes, or none",
            suggestion: `Write "${value.slice(1, -1)}".`,
          },
        ]
      : [],
  );

/** A value that begins with # is none to YAML, and all of it a comment. */
const withComment = (problem: Problem, source: string): Problem => {
  const text = source.split("\n")[(problem.line ?? 0) - 1] ?? "";
  const comment = /:\s+(#\S.*?)[\s,}]*$/.exec(text)?.[1];
  if (!problem.found.startsWith(NOTHING_WRITTEN) || comment === undefined) return problem;
  const found = `nothing: after a space, # begins a note, ${quote(comment)}`;
  return { ...problem, found, suggestion: `Put it in quotes: "${comment}".` };
};

/**
 * Values that begin with * or &, by which YAML refers from one value to another: emphasis of Markdown,
 * or a name, to everybody else. Such references can be without end, and are none of content.
 */
const references = (document: Document): { position: number; written: string }[] => {
  const found: { position: number; written: string }[] = [];
  visit(document, {
    Node: (_, node) => {
      const sign = isAlias(node) ? `*${node.source}` : node.anchor && `&${node.anchor}`;
      if (sign) found.push({ position: node.range?.[0] ?? 0, written: sign });
    },
  });
  return found;
};

/**
 * Reads one content file: its fields checked against the schema of its kind, and its body.
 * Never throws: what is wrong comes back as problems.
 */
export const parseContent = (file: string, raw: string, kind: ContentKind): ParsedContent => {
  const source = normalise(raw);
  const isMdx = file.endsWith(".mdx");
  const refuse = (body: string, ...problems: Omit<Problem, "file" | "field">[]): ParsedContent => ({
    body,
    problems: problems.map((problem) => ({ file, field: "", ...problem })),
    lineOf: () => undefined,
  });

  const encoding = encodingFinding(raw);
  if (encoding) return refuse("", encoding);
  const json = isMdx ? undefined : jsonFinding(source);
  if (json) return refuse("", json);
  const parts = isMdx ? split(source) : { fields: source, offset: 0, body: "" };
  if (!parts) return refuse("", frontmatterFinding(source));

  // JSON is YAML too, and this parser knows the line of every field.
  const lines = new LineCounter();
  const document = parseDocument(parts.fields, { lineCounter: lines, prettyErrors: false });
  const lineAt = (position: number): number => lines.linePos(position).line + parts.offset;

  // A warning is a sign of YAML's own that nobody meant: `title: !Wow`.
  const faults = [...document.errors, ...document.warnings];
  if (faults.length > 0) {
    const open = isMdx ? openList(parts.fields) : undefined;
    if (open) return refuse(parts.body, { ...open, line: (open.line ?? 0) + parts.offset });
    const byLine = new Map(faults.map((error) => [lineAt(error.pos[0]), error]));
    const problems = [...byLine].map(([line, { message }]) => {
      const text = parts.fields.split("\n")[line - parts.offset - 1] ?? "";
      return {
        line,
        found: `something that cannot be read, ${quote(text.trim())}`,
        expected: isMdx
          ? "one field per line, written as name: value, with the value in quotes if it holds a colon"
          : "each name only once between { and }",
        ...yamlSuggestion(message, text),
      };
    });
    return refuse(parts.body, ...problems);
  }

  // One line, one problem: the first.
  const byLine = new Map(
    references(document)
      .reverse()
      .map(({ position, written }) => [lineAt(position), written]),
  );
  const referring = [...byLine].map(([line, written]) => {
    const text = parts.fields.split("\n")[line - parts.offset - 1]?.trim() ?? "";
    const [, name = "name", value = written] = /^([\w-]+):\s+([*&].*)$/.exec(text) ?? [];
    const sign = written.charAt(0);
    return {
      line,
      found: `something that cannot be read, ${quote(text)}`,
      expected: "a value in quotes",
      suggestion: `A value that begins with ${sign} needs quotes: ${name}: "${value}".`,
    };
  });
  if (referring.length > 0) return refuse(parts.body, ...referring);

  const lineOf: LineOf = (path) => {
    for (let depth = path.length; depth > 0; depth -= 1) {
      const node = document.getIn(path.slice(0, depth), true);
      if (isNode(node) && node.range) return lineAt(node.range[0]);
    }
    // What is missing is missing from the fields, which begin with the file.
    return 1;
  };

  /** A value as it stands in the file: 007 is 7 to YAML. */
  const writtenAt = (path: readonly PropertyKey[]): string | undefined => {
    const node = document.getIn(path, true);
    return isScalar(node) && node.type === "PLAIN" ? node.source : undefined;
  };

  const fields: unknown = document.toJS();
  const curly = curlyQuotes(file, fields, lineOf);
  const checked = kind.schema.safeParse(fields ?? {});
  if (checked.success && curly.length === 0) {
    return { data: checked.data, body: parts.body, problems: [], lineOf };
  }
  const refused = checked.success
    ? []
    : problemsOf(file, fields, checked.error, { lineOf, writtenAt }, kind.schema).map((problem) =>
        withComment(problem, source),
      );
  const others = refused.filter(({ field }) => !curly.some((problem) => problem.field === field));
  return { body: parts.body, problems: [...curly, ...others], lineOf };
};
