import { closestMatch } from "leven";

/**
 * How many letters may differ before a likeness is a coincidence: a third of the word, and two
 * letters that changed places (which count as two) in all but the shortest; of one letter nothing
 * would be left.
 */
const tolerance = (word: string): number =>
  word.length < 5 ? Math.min(1, word.length - 1) : Math.max(2, Math.floor(word.length / 3));

/**
 * The one of the candidates that somebody who wrote `word` probably meant, or undefined when
 * none is near. Capitals are no difference.
 */
export const nearest = (word: string, candidates: readonly string[]): string | undefined => {
  const lower = word.trim().toLowerCase();
  const exact = candidates.find((candidate) => candidate.toLowerCase() === lower);
  if (lower.length < 2) return exact;
  const byLower = new Map(candidates.map((candidate) => [candidate.toLowerCase(), candidate]));
  const match = closestMatch(lower, [...byLower.keys()], { maxDistance: tolerance(lower) });
  return match === undefined ? undefined : byLower.get(match);
};

/** The end of a message: “Did you mean …?”, or nothing when no candidate is near. */
export const didYouMean = (
  word: string,
  candidates: readonly string[],
): { suggestion?: string } => {
  const meant = nearest(word, candidates);
  return meant === undefined ? {} : { suggestion: `Did you mean “${meant}”?` };
};
