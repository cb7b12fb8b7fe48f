/** Widths at which the layout changes, in CSS px. `src/lib/picture-places.ts` follows them. */
const breakpoints = {
  small: 600,
  medium: 768,
  large: 1024,
  wide: 1280,
  huge: 1440,
} as const;

/**
 * For a `media` attribute: what follows the heading of a page of words is there with its first frame, or much
 * of it is in the first view. Not on a telephone held upright, unless less motion is asked for
 * (`afterFirstFrame` in src/theme/opening.ts).
 */
export const REST_AT_ONCE_QUERY = `(min-width: ${breakpoints.small}px), (prefers-reduced-motion: reduce)`;

/** For `matchMedia`: the navigation stands in a row, and the menu has nothing left to hold. */
export const LARGE_QUERY = `(min-width: ${breakpoints.large}px)`;

/**
 * For a `media` attribute: lists are in two columns, so that the second entry is beside the first, and much
 * of both is in view, which begin some 450 to 750 px down.
 */
export const TWO_COLUMNS_QUERY = `(min-width: ${breakpoints.medium}px) and (min-height: 700px)`;

/**
 * For a `media` attribute: a tablet held upright, or another tall window. It shows much of what follows opening
 * words, which begins 720 to 940 px down below the width of a desk, and 1,100 from there.
 */
export const TALL_QUERY = `(max-width: ${breakpoints.large - 1}px) and (min-height: 940px), (min-height: 1200px)`;

/**
 * Not on screens so tall that of what lies below the first view of others more than one part is in theirs: what
 * is estimated first would be seen to move (`src/theme/opening.ts`).
 */
export const notOnTallScreens = "@media (max-height: 1100px)";

/** Media queries for styled-components, from the width named and up. */
export const from = {
  small: `@media (min-width: ${breakpoints.small}px)`,
  medium: `@media (min-width: ${breakpoints.medium}px)`,
  large: `@media (min-width: ${breakpoints.large}px)`,
  wide: `@media (min-width: ${breakpoints.wide}px)`,
  huge: `@media (min-width: ${breakpoints.huge}px)`,
} as const;

/** Tablets: wide enough for two columns, too narrow for much in one of them. */
export const onTablets = `@media (min-width: ${breakpoints.medium}px) and (max-width: ${breakpoints.large - 1}px)`;

/**
 * One column of a list, on a screen that shows no more of it than its first entry: a telephone. At a
 * width of 390 px the second begins 873 px down. Not on paper, of which small sheets are no larger.
 */
export const onTelephones = `@media screen and (max-width: ${breakpoints.medium - 1}px) and (max-height: 860px)`;

/** Only on a screen, for visitors who have not asked for less motion. */
export const motion = "@media screen and (prefers-reduced-motion: no-preference)";

/** On paper. */
export const print = "@media print";

/** For what is of no use on paper: one rule for all of it (src/theme/print-style.ts). */
export const screenOnly = { className: "screen-only" } as const;

/** Only where a script may run: what needs one is not offered without it. */
export const scripted = "@media (scripting: enabled)";
export const unscripted = "@media (scripting: none)";
