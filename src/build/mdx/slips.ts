import type { Code, Root } from "mdast";
import type { Node, Parent } from "unist";
import { slugOf } from "../content/slug";
import { quote, type Problem } from "../content/problems";
import { eachNode } from "./each-node";
import { isParagraph } from "./paragraph";
import { blank } from "./source-text";

/*
 * Markdown that was nearly right: a blank, a bracket or a line is missing, and what was meant as
 * a picture, a link, a heading or a table stands on the page as it was typed.
 */

type Finding = Pick<Problem, "found" | "suggestion">;

interface Slip {
  pattern: RegExp;
  say: (match: RegExpExecArray) => Finding;
}

const nameWithoutBlanks = (address: string): string => {
  const [, folder = "", name = "", ending = ""] = /^(.*\/)?([^/]*?)(\.\w+)?$/.exec(address) ?? [];
  return `${folder}${slugOf(name)}${ending.toLowerCase()}`;
};

const ADDRESS = "(?=[./#]|https?:|mailto:|www\\.)";

const what = (mark: string | undefined): string => (mark ? "picture" : "link");

const SLIPS: Slip[] = [
  {
    // ![A cup](./cup.jpg “A caption”)
    pattern: /(!?)\[([^\]\n]+)\]\(\s*([^\s()]+)\s+[“”„«‘’]([^)\n]*?)[“”„«»‘’]\s*\)/,
    say: ([shown, mark, words, address, caption]) => ({
      found: `a ${what(mark)} whose caption stands in curly quotes, ${quote(shown)}`,
      suggestion: `Write straight quotes: ${mark}[${words}](${address} "${caption}").`,
    }),
  },
  {
    // ![A cup](./my cup.jpg)
    pattern: /(!)\[([^\]\n]*)\]\(\s*((?:[^()"\n]|\([^()\n]*\))*?\S\s+(?:[^()"\n]|\([^()\n]*\))+?)\s*("[^"\n]*")?\s*\)/,
    say: ([shown, , words, address = "", caption]) => ({
      found: `a picture with a space in the name of its file, ${quote(shown)}`,
      suggestion: `Call the file “${nameWithoutBlanks(address).replace(/^.*\//, "")}” and write ![${words}](${nameWithoutBlanks(address)}${caption ? ` ${caption}` : ""}).`,
    }),
  },
  {
    pattern: new RegExp(`()\\[([^\\]\\n]+)\\]\\(\\s*(${ADDRESS}[^()"\\n]*?\\S\\s+\\S[^()"\\n]*?)\\s*\\)`),
    say: ([shown]) => ({
      found: `a link with a space in its address, ${quote(shown)}`,
      suggestion: "Take the space out of the address, or write %20 in its place.",
    }),
  },
  {
    // [work] (/projects)
    pattern: new RegExp(`(!?)\\[([^\\]\\n]+)\\]\\s+\\((${ADDRESS}[^)\\s]*)([^)\\n]*)\\)`),
    say: ([shown, mark, words, address, rest]) => ({
      found: `a ${what(mark)} with a space between ] and (, ${quote(shown)}`,
      suggestion: `Write ${mark}[${words}](${address}${rest}).`,
    }),
  },
  {
    // [work](/projects and so on
    pattern: new RegExp(`(!?)\\[([^\\]\\n]+)\\]\\((${ADDRESS}[^)\\s]*)(?![^]*\\))`),
    say: ([shown, mark, words, address]) => ({
      found: `a ${what(mark)} whose ) is missing, ${quote(shown)}`,
      suggestion: `Write ${mark}[${words}](${address}).`,
    }),
  },
  {
    // [work(/projects)
    pattern: new RegExp(`(!?)\\[([^\\]()\\n]+)\\((${ADDRESS}[^)\\s]*)\\)`),
    say: ([shown, mark, words, address]) => ({
      found: `a ${what(mark)} whose ] is missing, ${quote(shown)}`,
      suggestion: `Write ${mark}[${words?.trim()}](${address}).`,
    }),
  },
  {
    // ##Heading
    pattern: /^(#{2,6})([^\s#].*)/,
    say: ([shown, signs, words]) => ({
      found: `a heading without a space after its signs, ${quote(shown)}`,
      suggestion: `Write ${signs} ${words}`,
    }),
  },
  {
    pattern: /^(?:\|[^\n]*\|[ \t]*(?:\n|$)){2,}/,
    say: ([shown]) =>
      /^\|?\s*:?-+:?\s*\|/m.test(shown)
        ? {
            found: `a table whose line of dashes has other columns than its head, ${quote(shown)}`,
            suggestion: "Give the line | --- | --- | as many parts as the line above it.",
          }
        : {
            found: `a table without its line of dashes, ${quote(shown)}`,
            suggestion: `Write below the first line: ${dashesFor(shown)}`,
          },
  },
]; // prettier-ignore

const dashesFor = (table: string): string => {
  const cells = (table.split("\n", 1)[0] ?? "").trim().split("|").length - 2;
  return `|${" --- |".repeat(Math.max(1, cells))}`;
};

const EXPECTED = "Markdown as this site reads it: this would stand on the page as it is";

type Positioned = Node & { position?: Code["position"] };

/** Nodes that were read as what they are: nothing in them is a slip. */
const READ = /^(image|imageReference|linkReference|inlineCode|footnoteReference|mdx\w*Expression)$/;

/** A paragraph as it was typed, with all that was read as something turned into blanks. */
const typed = (source: string, node: Positioned & Parent): string => {
  const from = node.position?.start.offset ?? 0;
  let text = source.slice(from, node.position?.end.offset);
  const hide = (child: Positioned) => {
    const { start, end } = child.position ?? {};
    const isBareAddress = child.type === "link" && !/^\[/.test(source.slice(start?.offset));
    if (READ.test(child.type) || (child.type === "link" && !isBareAddress)) {
      text = blank(text, (start?.offset ?? from) - from, (end?.offset ?? from) - from);
    } else if (!isBareAddress && "children" in child) (child as Parent).children.forEach(hide);
  };
  node.children.forEach(hide);
  // What is written with a backslash is meant to be seen.
  return text
    .replace(/\\!\[|\\[^\n]/g, ({ length }) => " ".repeat(length))
    .replace(/^[ \t]*>[ \t]?/gm, "");
};

const checkParagraph = (file: string, source: string, node: Positioned & Parent): Problem[] => {
  let text = typed(source, node);
  const problems: Problem[] = [];
  for (const { pattern, say } of SLIPS) {
    for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
      const line = (node.position?.start.line ?? 0) + text.slice(0, match.index).split("\n").length - 1;
      // A picture or a link that nobody can see is never meant.
      problems.push({ file, line, field: "text", expected: EXPECTED, ...say(match) });
      text = blank(text, match.index, match.index + match[0].length);
    }
  }
  return problems;
}; // prettier-ignore

const checkFence = (file: string, source: string, { position }: Code): Problem[] => {
  const text = source.slice(position?.start.offset, position?.end.offset);
  const [fence = ""] = /^(`{3,}|~{3,})/.exec(text) ?? [];
  const lines = text.trimEnd().split("\n");
  const last = lines.at(-1)?.replace(/^[\s>]*/, "") ?? "";
  if (fence === "" || (lines.length > 1 && last.startsWith(fence) && /^[`~]+$/.test(last))) return [];
  return [
    {
      file,
      line: position?.start.line,
      field: "text",
      found: `code that begins here, ${quote(lines[0] ?? "")}, and never ends`,
      expected: "a second line of three backticks (```) below the code; all that follows is code without it",
      suggestion: `Write ${fence} on a line of its own where the code ends.`,
    },
  ];
}; // prettier-ignore

/** Notes that are written twice: only the first is ever shown. */
const checkNotes = (file: string, tree: Root): Problem[] => {
  const seen = new Map<string, number | undefined>();
  const problems: Problem[] = [];
  eachNode(tree, (node) => {
    if (node.type !== "footnoteDefinition") return;
    const { identifier, label, position } = node;
    const line = position?.start.line;
    const mark = `[^${label ?? identifier}]:`;
    if (!seen.has(identifier)) {
      seen.set(identifier, line);
      return;
    }
    problems.push({
      file,
      line,
      field: "text",
      found: `a second note ${mark}, of which nothing is shown; the first is in line ${seen.get(identifier)}`,
      expected: "a name of its own for each note",
      suggestion: "Give this one another number, here and in the text.",
    });
  });
  return problems;
};

/** Slips of the pen in a text; `source` is what `tree` was made from. */
export const checkSlips = (file: string, source: string, tree: Root): Problem[] => {
  const problems: Problem[] = [];
  eachNode(tree, (node) => {
    if (isParagraph(node)) problems.push(...checkParagraph(file, source, node));
    if (node.type === "code") problems.push(...checkFence(file, source, node));
  });
  problems.push(...checkNotes(file, tree));
  return problems;
};
