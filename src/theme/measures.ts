/*
 * Measures that one or two screens alone need. They are no custom properties: those stand in the
 * HTML of every page, and a page carries the styles that it uses.
 */

/** What code is set in: the device's own, for it is read rather than looked at. */
export const codeFont = `ui-monospace, "SFMono-Regular", Menlo, Consolas, monospace`;

/** Titles of pages, and how closely their lines are set. */
export const pageTitle = {
  size: "clamp(2.375rem, 0.53rem + 8.1vw, 9.5rem)",
  leading: "1.06",
} as const;

/** The largest type there is: a name, a headline or a letter that is the picture of its screen. */
export const posterSize = {
  screen: "clamp(3.875rem, 1.4rem + 10.1vw, 11.5rem)",
  paper: "30pt",
} as const;

/** Lines of the title page, which are set like a forme: one solid block. */
export const formeLeading = "0.89";

/** A column of a few words beside others. */
export const shortMeasure = "24rem";

/** The hero fills the first view, and leaves a little of what follows in sight. */
export const fold = "min(calc(100svh - 7.5rem), 60rem)";

/** The column of the buttons on the title page. */
export const actionsWidth = "clamp(12rem, 18vw, 19rem)";

/** Height of two plates that stand side by side. */
export const platePairHeight = "clamp(18rem, 38vw, 41rem)";

/** The least height of a plate that runs off the sheet. */
export const plateBleedHeight = "17rem";

/** The column of remarks on the contact card. */
export const noteWidth = "15rem";

/** One colour of a palette; five of them fit into the width of a tablet. */
export const swatch = {
  height: "9rem",
  width: "7.5rem",
  /** The edge of a colour that is shown, over that colour. */
  edge: "color-mix(in srgb, var(--ink) 28%, transparent)",
} as const;

/** The colophon on a telephone, where it is highest. */
export const footerHeight = "30rem";

/** The narrowest column of a table. */
export const cellWidth = "6rem";

/** How long a picture that is awaited takes to pale and come back once. */
export const pulseDuration = "1600ms";
