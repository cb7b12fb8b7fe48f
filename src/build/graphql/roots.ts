import { collections, singleFiles } from "../content/kinds";

const lowerFirst = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);

/**
 * The content check guarantees that each single file exists, and a page is made only for a node
 * that does: queries for them never answer with nothing, and the generated types say so.
 */
export const rootResolvers = {
  Query: Object.fromEntries(
    [...singleFiles, ...collections].map(({ type }) => [lowerFirst(type), { type: `${type}!` }]),
  ),
};
