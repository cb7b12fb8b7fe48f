import path from "node:path";
import type { GatsbyNode } from "gatsby";

/** Runs in both halves of a build, so that the ids in the HTML are those in the scripts. */
export const onCreateBabelConfig: GatsbyNode["onCreateBabelConfig"] = ({ actions }) => {
  // Gatsby wants the plugin by its path: it is run by other processes.
  actions.setBabelPlugin({
    name: path.resolve("src/build/styles/short-ids.js"),
    options: {},
  });
};
