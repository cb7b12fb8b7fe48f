import { isNode, LineCounter, parseDocument } from "yaml";
import type { ContentKind } from "./kinds";
import { problemsOf, type Problem } from "./problems";

export interface ParsedContent {
  /** The validated fields; absent when there are problems. */
  data?: Record<string, unknown>;
  /** The MDX after the frontmatter, with its lines where they are in the file; "" for JSON. */
  body: string;
  problems: Problem[];
}

const FRONTMATTER = /^---[ \t]*\n(?:([\s\S]*?)\n)?---[ \t]*(?:\n|$)/;

/** Text as every later step expects it: no byte-order mark, lines that end in "\n". */
const normalise = (source: string): string => source.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n");

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

/**
 * Reads one content file: its fields checked against the schema of its kind, and its body.
 * Never throws: what is wrong comes back as problems.
 */
export const parseContent = (file: string, raw: string, kind: ContentKind): ParsedContent => {
  const source = normalise(raw);
  const isMdx = file.endsWith(".mdx");
  const parts = isMdx ? split(source) : { fields: source, offset: 0, body: "" };
  if (!parts) {
    const problem = {
      file,
      line: 1,
      field: "",
      found: "no frontmatter",
      expected: "the file to begin with its fields between two lines of ---",
    };
    return { body: "", problems: [problem] };
  }

  // JSON is YAML too, and this parser knows the line of every field.
  const lines = new LineCounter();
  const document = parseDocument(parts.fields, { lineCounter: lines, prettyErrors: false });
  const lineAt = (position: number): number => lines.linePos(position).line + parts.offset;

  if (document.errors.length > 0) {
    const problems = document.errors.map((error) => ({
      file,
      line: lineAt(error.pos[0]),
      field: "",
      found: `something that cannot be read (${error.message.replace(/\s+/g, " ")})`,
      expected: isMdx
        ? "one field per line, written as name: value, with the value in quotes if it holds a colon"
        : "correct JSON: names and texts in double quotes, a comma between entries",
    }));
    return { body: parts.body, problems };
  }

  const lineOf = (path: readonly PropertyKey[]): number | undefined => {
    for (let depth = path.length; depth > 0; depth -= 1) {
      const node = document.getIn(path.slice(0, depth), true);
      if (isNode(node) && node.range) return lineAt(node.range[0]);
    }
    return undefined;
  };

  const fields: unknown = document.toJS();
  const checked = kind.schema.safeParse(fields ?? {});
  return checked.success
    ? { data: checked.data, body: parts.body, problems: [] }
    : { body: parts.body, problems: problemsOf(file, fields, checked.error, lineOf) };
};
