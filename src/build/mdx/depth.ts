import type { Root } from "mdast";
import type { Problem } from "../content/problems";
import type { MarkdownNode } from "./each-node";

/** Levels of the tree of a text; a list within a list is two. What reads and shows it goes down by calls. */
const MAX_LEVELS = 200;

/** Says where a text goes down so far that it cannot be read to the end. */
export const checkDepth = (file: string, tree: Root): Problem[] => {
  // Level by level, since to go down by calls is what fails.
  let level: MarkdownNode[] = [tree as MarkdownNode];
  for (let depth = 0; depth < MAX_LEVELS; depth += 1) {
    level = level.flatMap((node) => ("children" in node ? (node.children as MarkdownNode[]) : []));
    if (level.length === 0) return [];
  }
  const line = level[0]?.position?.start.line;
  const found = "lists, quotes or signs within each other, more than can be shown";
  return [{ file, line, field: "text", found, expected: "a text of a few levels" }];
};
