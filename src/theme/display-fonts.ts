// Written by `npm run fonts`; change scripts/fonts.ts instead.

/** The display face, for what has to be measured while building. */
export const displayFonts = {
  roman: "/fonts/7225ad/display-roman.woff2",
  italic: "/fonts/7225ad/display-italic.woff2",
};
