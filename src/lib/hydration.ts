/** Fired on the window once React has taken over the page and every press has its effect. */
export const HYDRATED_EVENT = "site:hydrated";
