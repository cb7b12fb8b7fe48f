import type { Weights } from "./weights";

/** What the specification's issue on speed allows a page to differ by among so many articles. */
const LARGE_SITE = 1000;
const MAX_CHANGE = 0.02;

const PARTS = ["html", "scripts", "pageData"] as const;
const MEASURES = ["raw", "brotli"] as const;

export interface Weighed {
  /** How many articles the site had. */
  count: number;
  /** Of one of them, always the same. */
  weights: Weights;
}

export interface Growth {
  /** A part of the page, and whether it was compressed. */
  what: string;
  /** In bytes, on the small and on the larger site. */
  sizes: readonly [small: number, larger: number];
  /**
   * Of the size on the small site. Of what is not compressed, by a thousand articles, if each takes
   * what those between took; names of other neighbours compress a little differently, which must not
   * be taken five times.
   */
  change: number;
  isAllowed: boolean;
}

/** How what a visitor of an article is sent changes with how much else is on the site. */
export const growthOf = (small: Weighed, larger: Weighed): Growth[] =>
  PARTS.flatMap((part) =>
    MEASURES.map((measure) => {
      const [before, after] = [small.weights[part][measure], larger.weights[part][measure]];
      const times =
        measure === "raw" ? (LARGE_SITE - small.count) / (larger.count - small.count) : 1;
      const change = ((after - before) / before) * times;
      return {
        what: `${part}, ${measure}`,
        sizes: [before, after] as const,
        change,
        isAllowed: Math.abs(change) <= MAX_CHANGE,
      };
    }),
  );
