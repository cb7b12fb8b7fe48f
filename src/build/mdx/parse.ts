import type { Root } from "mdast";
import { hasCode } from "./author-code";
import { mdxProcessor } from "./processor";

/** What the site's Markdown has that not all Markdown has; frontmatter has been read before. */
const FEATURES = { gfm: true, frontmatter: false };

/** A program of its own for each kind of machine: for a rare one there may be none. */
const load = () =>
  import("satteri").catch((error: unknown) => {
    if (/native binding/.test(String(error))) return undefined;
    throw error;
  });

let shared: ReturnType<typeof load> | undefined;

/** The tree of a text by Sätteri, which takes a twentieth of the time; none where it refuses. */
const parseFast = async (source: string): Promise<Root | undefined> => {
  const parser = await (shared ??= load());
  try {
    return parser?.mdxToMdast(source, { features: FEATURES }) as Root | undefined;
  } catch {
    return undefined;
  }
};

/**
 * Parses an MDX text. MDX's own parser has the last word: what code means, and what is wrong, in words that can be
 * translated, it alone tells.
 *
 * @throws VFileMessage with a position, when the text cannot be read.
 */
export const parseMdx = async (source: string): Promise<Root> => {
  const tree = await parseFast(source);
  if (tree && !hasCode(tree)) return tree;
  return (await mdxProcessor()).parse(source) as Root;
};
