import { quote, type Problem } from "./problems";

/*
 * What is wrong with a file before its fields are looked at, said to somebody who wrote it in a
 * text editor: encodings, dashes, tabs, quotes, commas.
 */

type Finding = Pick<Problem, "found" | "expected" | "suggestion"> & { line?: number };

const lineAt = (source: string, index: number): number => source.slice(0, index).split("\n").length;

/** Texts whose bytes were not UTF-8; undefined when all is well. */
export const encodingFinding = (source: string): Finding | undefined => {
  if (source.includes("\0")) {
    return {
      line: 1,
      found: "a file that was not saved as UTF-8 text",
      expected: "plain text, saved as UTF-8",
      suggestion: "In the editor choose “Save with encoding”, then “UTF-8”.",
    };
  }
  const broken = source.indexOf("\uFFFD");
  if (broken < 0) return undefined;
  const around = source.slice(Math.max(0, broken - 12), broken + 12).replace(/\s+/g, " ");
  return {
    line: lineAt(source, broken),
    found: `a letter that was lost, in “${around}”`,
    expected: "a file saved as UTF-8",
    suggestion: "Save the file again with the encoding UTF-8, and write the letter anew.",
  };
};

/** Why a text has no frontmatter. */
export const frontmatterFinding = (source: string): Finding => {
  const first = (source.split("\n", 1)[0] ?? "").trim();
  const expected = "the file to begin with its fields between two lines of ---";
  const base = { line: 1, found: "no fields at its beginning", expected };
  if (/^[—–-]{1,4}$/.test(first) && first !== "---") {
    return {
      ...base,
      suggestion: `The first line is “${first}”: write three plain hyphens, ---.`,
    };
  }
  if (first === "+++") return { ...base, suggestion: "Write --- in place of +++, name: value." };
  if (first === "---") {
    return { ...base, suggestion: "Close the fields with a second line of --- before the text." };
  }
  if (/^\s*\n/.test(source) && /^\s*---/.test(source)) {
    return { ...base, suggestion: "Take out the empty lines above the first ---." };
  }
  return base;
};

const YAML_HINTS: [RegExp, string][] = [
  [/tab/i, "There is a tab here: write two spaces in its place."],
  [/nested mappings|compact mapping/i, 'A value with a colon needs quotes: title: "One: two".'],
  [/missing closing/i, "The quotes are opened and not closed on this line."],
  [/keys must be unique/i, "The same field is written twice: keep one of them."],
  [/alias/i, "A value that begins with * or & needs quotes."],
  [/reserved character|cannot start|plain value/i, "A value that begins with this sign needs quotes."],
  [/implicit (map )?keys? need/i, "Write name: value, with a colon and a space after the name."],
  [/indent/i, "This line begins further in or out than its neighbours: give both the same spaces."],
]; // prettier-ignore

/** Quotes within quotes, and values that begin with a sign that means something else. */
const quotedWrong = (line: string): string | undefined => {
  const [, name, value = ""] = /^\s*(?:- )?([\w-]+):\s+(.*?)\s*$/.exec(line) ?? [];
  const [, sign, inner = ""] = /^(["'])(.*)\1$/.exec(value) ?? [];
  if (sign === '"' && inner.includes('"')) {
    return inner.includes("'")
      ? `Write \\" for a quote within quotes: ${name}: "${inner.replace(/"/g, '\\"')}".`
      : `There are quotes within the quotes. Write ${name}: '${inner}'.`;
  }
  if (sign === "'" && inner.includes("'")) {
    return `There is an apostrophe within the quotes. Write ${name}: "${inner.replace(/"/g, '\\"')}".`;
  }
  if (/^[[{*&!%@`|>]/.test(value) && /^(\[.*\]|\{.*\})\S*\s*\S|^[^[{]/.test(value)) {
    return `A value that begins with ${value.charAt(0)} needs quotes: ${name}: "${value.replace(/"/g, "”")}".`;
  }
  return undefined;
};

/** A list of the frontmatter that is begun with [ and goes on into the fields below it. */
export const openList = (fields: string): Finding | undefined => {
  const lines = fields.split("\n");
  const at = lines.findIndex((line, index) => {
    if (!/^[\w-]+:\s+\[[^\]"']*$/.test(line)) return false;
    const next = lines.findIndex((other, below) => below > index && /^[\w-]+:/.test(other));
    return !lines
      .slice(index, next < 0 ? undefined : next)
      .join("\n")
      .includes("]");
  });
  const line = lines[at]?.trim();
  return line === undefined
    ? undefined
    : {
        line: at + 1,
        found: `a list that is begun and not closed, ${quote(line)}`,
        expected: "a list between [ and ]",
        suggestion: `Write ${line}], or take the [ out.`,
      };
};

/** What to do about a mistake of YAML; `line` is the text of the line it stands on. */
export const yamlSuggestion = (message: string, line: string): { suggestion?: string } => {
  if (/^[^:]*:\u00A0|\u00A0/.test(line)) {
    return { suggestion: "There is a non-breaking space here, as word processors write: type a plain one." };
  } // prettier-ignore
  if (/^\s*[\w-]+:\S/.test(line) && !/^\s*[\w-]+:\/\//.test(line)) {
    return { suggestion: "Put a space after the colon: name: value." };
  }
  const quoted = quotedWrong(line);
  if (quoted) return { suggestion: quoted };
  const hint = YAML_HINTS.find(([pattern]) => pattern.test(message))?.[1];
  return hint ? { suggestion: hint } : {};
};

/** The same text with everything between double quotes blanked, so that signs can be counted. */
const withoutStrings = (source: string): string =>
  source.replace(/"(?:[^"\\\n]|\\.)*"/g, (string) => `"${"x".repeat(string.length - 2)}"`);

/** What keeps a text from being JSON although it looks like it; undefined when nothing does. */
export const jsonFinding = (source: string): Finding | undefined => {
  try {
    JSON.parse(source);
    return undefined;
  } catch (error) {
    const plain = withoutStrings(source);
    const expected = "correct JSON: names and texts in double quotes, a comma between entries";
    const at = (index: number) => ({ line: lineAt(source, index), expected });
    const comma = /,(?=\s*[}\]])/.exec(plain);
    if (comma) {
      return { ...at(comma.index), found: "a comma after the last entry", suggestion: "Take out the comma." };
    } // prettier-ignore
    const inner = /^\s*"[^"\n]*"\s*:\s*"((?:[^"\\\n]|\\.)*"(?!\s*[,:}\]]).*)",?[ \t]*$/m.exec(
      source,
    );
    if (inner) {
      const index = inner.index + inner[0].search(/\S/);
      const suggestion = `Write \\" for a quote within a text, or “ and ”: "${(inner[1] ?? "").replace(/(^|[\s(])"/g, "$1“").replace(/"/g, "”")}".`;
      return { ...at(index), found: `quotes within a text, ${quote(inner[0].trim())}`, suggestion };
    }
    const single = /(?<=[{[,:\s])'[^'\n]*'(?=\s*[,:}\]])/.exec(plain);
    if (single) {
      const suggestion = `Write double quotes: "${single[0].slice(1, -1)}".`;
      return { ...at(single.index), found: `single quotes, ${single[0]}`, suggestion };
    }
    const curly = /[“”‘’]/.exec(plain);
    if (curly) {
      return {
        ...at(curly.index),
        found: `a curly quote, ${curly[0]}, around a name or a text`,
        suggestion: 'Write straight quotes: ".',
      };
    }
    const comment = /\/\/|\/\*|^\s*#/m.exec(plain);
    if (comment) {
      return { ...at(comment.index), found: "a comment", suggestion: "Notes are not possible in this file: take it out." };
    } // prettier-ignore
    const missing = /["\d}\]el]\s*\n\s*"/.exec(plain);
    if (missing) {
      const suggestion = "Put a comma at the end of this line.";
      return { ...at(missing.index), found: "no comma between two entries", suggestion };
    }
    const position = /position (\d+)/.exec((error as Error).message)?.[1];
    const found = "something that cannot be read";
    const suggestion =
      "Look here and in the line before for a comma, a quote or a bracket that is missing or too many.";
    return position
      ? { ...at(Number(position)), found, suggestion }
      : { line: 1, expected, found, suggestion };
  }
};
