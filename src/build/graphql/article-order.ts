/*
 * The orders of articles. The title and the slug decide between those of one day, which Gatsby would put in the order
 * in which it read them: another one after a change than in a build from nothing. Queries of pages, which are no
 * code, say the same (src/pages/index.tsx).
 */

/** As a list for readers has them: those that the content wants at the top, and the newest first. */
export const asListed = {
  fields: ["pinned", "publishDate", "title", "slug"],
  order: ["DESC", "DESC", "ASC", "ASC"],
};

/** For a query in GraphQL: the newest first. */
export const NEWEST_FIRST = "[{ publishDate: DESC }, { title: ASC }, { slug: ASC }]";

/** For a query in GraphQL: the other way round, as one reads on from one to the next. */
export const OLDEST_FIRST = "[{ publishDate: ASC }, { title: DESC }, { slug: DESC }]";
