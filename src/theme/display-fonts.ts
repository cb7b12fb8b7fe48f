// Written by `npm run fonts`; change scripts/fonts.ts instead.

/** The display face, for what has to be measured while building. */
export const displayFonts = {
  roman: "/fonts/display-roman-10a425.woff2",
  italic: "/fonts/display-italic-650923.woff2",
};
