import type { Root } from "mdast";
import type { Problem } from "../content/problems";
import { mdxParser } from "./parse";
import { translate, type ParseError } from "./translate";

/** More mistakes of syntax than this in one text are a text of another kind. */
const MAX_REPAIRS = 40;

export interface ReadBody {
  /** The text as far as it can be read; undefined when nothing of it can. */
  tree: Root | undefined;
  /** The text that the tree was made from: as written, with what cannot be read blanked. */
  source: string;
  problems: Problem[];
}

/**
 * Reads an MDX body and goes on after a mistake: what stands in the way is named, blanked without
 * moving a line, and the text is read again, so that one run tells all mistakes.
 */
export const readBody = async (file: string, body: string): Promise<ReadBody> => {
  const parse = await mdxParser();
  const problems: Problem[] = [];
  let source = body;
  for (let repairs = 0; repairs < MAX_REPAIRS; repairs += 1) {
    try {
      return { tree: parse(source), source, problems };
    } catch (error) {
      const former = source;
      for (const { repaired, ...finding } of translate(error as ParseError, former)) {
        const isTold = problems.some(
          ({ line, found }) => line === finding.line && found === finding.found,
        );
        if (!isTold) problems.push({ file, field: "text", ...finding });
        source = repaired;
      }
      if (source === former) break;
    }
  }
  return { tree: undefined, source, problems };
};
