import type { Content, Root, Text } from "mdast";
import { quote, type Problem } from "../content/problems";
import { UNSEEN, UNSEEN_ADVICE, UNSEEN_FOUND } from "../content/unseen";
import { eachNode } from "./each-node";
import { isParagraph } from "./paragraph";
import { lineAt, withoutCode } from "./source-text";

/*
 * What was written for another system or another program and would stand on the page as it is:
 * signs that no one sees, marks that mean nothing here. All of it builds, so all are warnings.
 */

interface Mark {
  pattern: RegExp;
  found: string;
  suggestion: string;
}

/** Names in brackets, as plugins of WordPress write them: `[caption id="…"] … [/caption]`. */
const SHORTCODES =
  "caption|gallery|embed|audio|video|playlist|quote|button|youtube|vimeo|contact-form[\\w-]*|[a-z]+_[a-z_]+";

const MARKS: Mark[] = [
  { pattern: UNSEEN, found: UNSEEN_FOUND, suggestion: UNSEEN_ADVICE },
  {
    pattern: /^[ \t]*[•·▪◦‣●○][ \t]/gm,
    found: "a bullet of a word processor",
    suggestion: "Begin the line with “- ” to make a list.",
  },
  {
    pattern: /^:::+/gm,
    found: "a box as other programs write it",
    suggestion: "Use <Aside> … </Aside>.",
  },
  {
    pattern: /^[ \t]*(\[\[?toc\]?\]|\$\{toc\})[ \t]*$/gim,
    found: "a place for a table of contents",
    suggestion: "Take it out: long pieces get theirs by themselves.",
  },
  {
    pattern: /^[ \t>]*\[![a-z]+\][+-]?/gim,
    found: "a box as other programs write it",
    suggestion: "Use <Aside> … </Aside>.",
  },
  {
    pattern: new RegExp(
      `\\[(?:/(?:${SHORTCODES})|(?:${SHORTCODES})\\s[^\\]\\n]*=[^\\]\\n]*)\\](?![(:[])|^[ \\t]*\\[(?:gallery|playlist)\\][ \\t]*$`,
      "gm",
    ),
    found: "a code in brackets, as other programs such as WordPress write it",
    suggestion: "Use a component, such as <Gallery> or <Figure … />, or take it out.",
  },
  {
    pattern: /!?\[\[[^\]\n]+\]\]/g,
    found: "a link or a picture as note apps such as Obsidian write it",
    suggestion: "Write [words](/articles/…), or ![description](./picture.jpg).",
  },
  {
    pattern: /^\$\$|\$[^$\n]*\\[a-z]+[^$\n]*\$/gm,
    found: "a formula",
    suggestion: "Formulas are not set here: write it in words, or show a picture.",
  },
  {
    pattern: /^\+[-=+]{3,}\+[ \t]*$/gm,
    found: "a table drawn with + signs",
    suggestion: "Write a table with bars: | one | two |.",
  },
  {
    pattern: /^\*\[[^\]\n]+\]:/gm,
    found: "the meaning of an abbreviation",
    suggestion: 'Write <abbr title="…">…</abbr> in the text.',
  },
  {
    pattern: /==(?=\S)[^=\n]+==/g,
    found: "a highlight of another system",
    suggestion: "Write <mark>…</mark>.",
  },
];

const EXPECTED = "Markdown as this site reads it: this would stand on the page as it is";

const warning = (file: string, line: number | undefined, mark: Omit<Mark, "pattern">): Problem => ({
  file,
  level: "warning",
  line,
  field: "text",
  found: mark.found,
  expected: EXPECTED,
  suggestion: mark.suggestion,
});

const checkText = (file: string, { value, position }: Text): Problem[] => {
  const line = position?.start.line;
  const note = /\[\^([^\]\s]+)\]/.exec(value);
  if (note) {
    const suggestion = `Add a line [^${note[1]}]: with the words of the note.`;
    return [warning(file, line, { found: `a footnote that is not there, ${note[0]}`, suggestion })];
  }
  const reference = /\[[^\]]+\]\[([^\]]*)\]/.exec(value);
  if (reference) {
    const suggestion = `Add a line [${reference[1] || "name"}]: https://… with the address.`;
    return [warning(file, line, { found: `a link without an address, ${reference[0]}`, suggestion })];
  } // prettier-ignore
  const stars = /\*\*[^*]*\*\*|\*\*\S[^*]*|__\S[^_]*__/.exec(value)?.[0];
  if (stars) {
    const suggestion = "Leave no space between the stars and the word: **word**.";
    return [warning(file, line, { found: `stars that make nothing bold, ${quote(stars)}`, suggestion })];
  } // prettier-ignore
  return [];
};

/** Four blanks at the beginning of a line are code elsewhere; here they are nothing. */
const isIndentedCode = (lines: readonly string[], { position }: Content): boolean =>
  /^( {4}|\t)/.test(lines[(position?.start.line ?? 0) - 1] ?? "");

/**
 * Marks of other systems and of word processors in a text: `body` is the text as written, `source`
 * and `tree` the same as far as it could be read.
 */
export const foreignMarks = (file: string, body: string, source: string, tree: Root): Problem[] => {
  const text = withoutCode(source);
  const problems = MARKS.flatMap(({ pattern, found, suggestion }) =>
    [...text.matchAll(pattern)].map((match) => {
      const shown = match[0].trim();
      const visible = /[\p{L}\p{P}\p{S}]/u.test(shown) ? `${found}, ${quote(shown)}` : found;
      return warning(file, lineAt(text, match.index), { found: visible, suggestion });
    }),
  );
  const lines = body.split("\n");
  for (const node of tree.children) {
    if (isParagraph(node) && isIndentedCode(lines, node)) {
      const suggestion = "Put code between two lines of ```, or take the spaces out.";
      const found = "a line that begins with four spaces or a tab";
      problems.push(warning(file, node.position?.start.line, { found, suggestion }));
    }
  }
  eachNode(tree, (node) => {
    if (node.type === "text") problems.push(...checkText(file, node));
  });
  return problems;
};
