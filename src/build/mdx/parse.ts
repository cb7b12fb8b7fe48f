import type { Root } from "mdast";
import { hasCode } from "./author-code";
import { mdxProcessor } from "./processor";

/** What the site's Markdown has that not all Markdown has; frontmatter has been read before. */
const FEATURES = { gfm: true, frontmatter: false };

/** A program of its own for each kind of machine: for a rare one there may be none. */
const loadSatteri = () =>
  import("satteri").catch((error: unknown) => {
    if (/native binding/.test(String(error))) return undefined;
    throw error;
  });

/** @throws VFileMessage with a position, when the text cannot be read. */
export type ParseMdx = (source: string) => Root;

const load = async (): Promise<ParseMdx> => {
  const [satteri, processor] = await Promise.all([loadSatteri(), mdxProcessor()]);
  const parseFast = (source: string): Root | undefined => {
    try {
      return satteri?.mdxToMdast(source, { features: FEATURES }) as Root | undefined;
    } catch {
      return undefined;
    }
  };
  return (source) => {
    const tree = parseFast(source);
    return tree && !hasCode(tree) ? tree : (processor.parse(source) as Root);
  };
};

let shared: ReturnType<typeof load> | undefined;

/**
 * What parses MDX texts: Sätteri, which takes a twentieth of the time, and MDX's own parser where something stands in
 * braces, since programs are made from what that says of it, and where Sätteri refuses a text, since our words for
 * what is wrong are translations of its own.
 */
export const mdxParser = (): ReturnType<typeof load> => (shared ??= load());
