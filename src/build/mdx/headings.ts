import type { Root } from "mdast";
import { toString } from "mdast-util-to-string";
import { quote, type Problem } from "../content/problems";
import { eachNode } from "./each-node";

const LEVELS = ["", "first", "second", "third", "fourth", "fifth", "sixth"];

interface Heading {
  depth: number;
  words: string;
  line: number | undefined;
}

const headingsOf = (tree: Root): Heading[] => {
  const headings: Heading[] = [];
  eachNode(tree, (node) => {
    const line = node.position?.start.line;
    if (node.type === "heading") {
      headings.push({ depth: node.depth, words: toString(node), line });
    }
    if (node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement") {
      const depth = /^h([1-6])$/.exec(node.name ?? "")?.[1];
      if (depth) headings.push({ depth: Number(depth), words: toString(node), line });
    }
  });
  return headings;
};

/** A second title, levels that are left out, headings without words. */
export const checkHeadings = (file: string, tree: Root): Problem[] => {
  let above = 1;
  return headingsOf(tree).flatMap(({ depth, words, line }): Problem[] => {
    const at = { file, line, field: "text" };
    const before = above;
    above = Math.max(depth, 2);
    if (words.trim() === "") {
      return [{ ...at, found: "a heading without words", expected: "words after the # signs" }];
    }
    if (depth === 1) {
      return [
        {
          ...at,
          found: `a heading of the first level, ${quote(words)}`,
          expected: "headings that begin with ##: the title of the page is the first level",
          suggestion: `Write ## ${words}`,
        },
      ];
    }
    if (depth <= before + 1) return [];
    const right = before + 1;
    return [
      {
        ...at,
        found: `a heading of the ${LEVELS[depth]} level, ${quote(words)}, below one of the ${LEVELS[before]}`,
        expected: "headings that go down one level at a time",
        suggestion: `Write ${"#".repeat(right)} ${words}`,
      },
    ];
  });
};
