import path from "node:path";

/** The copy of the project in which the site is built with the kitchen sink. */
export const kitchenSinkSite = path.resolve(".artifacts", "kitchen-sink");
