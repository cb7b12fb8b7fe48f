/** Fired on the window once React has taken over the page and every press has its effect. */
export const HYDRATED_EVENT = "site:hydrated";

/**
 * The data attribute (`dataset` name) that the document bears while it opens: what is in its first
 * view comes before all else (src/theme/opening.ts).
 */
export const OPENING = "opening";

/** The value of that attribute until what the page opens with is painted, or somebody is about to use the page. */
export const FIRST = "first";

/** For how long it has that value at most, in ms: on a line that brings nothing the rest is not to wait longer. */
export const FIRST_MS = 4000;

/** How long a page that is there has to be painted, in ms, where the browser does not tell when it is. */
export const SOON_MS = 500;

/**
 * The data attribute (`dataset` name) that the document bears where its scripts or its data did not
 * come: what needs them is not offered then.
 */
export const UNSCRIPTED = "unscripted";
