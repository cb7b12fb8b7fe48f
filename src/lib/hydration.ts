/** Fired on the window once React has taken over the page and every press has its effect. */
export const HYDRATED_EVENT = "site:hydrated";

/**
 * The data attribute (`dataset` name) that the document bears where its scripts or its data did not
 * come: what needs them is not offered then.
 */
export const UNSCRIPTED = "unscripted";
