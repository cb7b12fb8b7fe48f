import { fuzz, type Valid } from "./fuzz";
import type { Row } from "./rows";

/** Random changes of real content, a row for each kind; and the changed files that are in order. */
export const tryRandomChanges = async (
  content: string,
  cases: number,
  seed: number,
): Promise<{ rows: Row[]; valid: Valid[] }> => {
  const { tallies, failures, valid } = await fuzz(content, cases, seed);
  const rows = [...tallies].map(([tried, tally]): Row => {
    const own = failures
      .filter(({ mutation }) => mutation === tried)
      .map(({ file, seed: own, reason }) => `${file}: ${tried} (seed ${own})\n${reason}`);
    const { cases: count, valid: inOrder, reported } = tally;
    return { tried, cases: count, inOrder, reported, held: count - own.length, failures: own };
  });
  return { rows, valid };
};
