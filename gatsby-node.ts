export { onPluginInit, onPreBootstrap, onPreInit } from "./src/build/workplace";
export { onCreateNode, shouldOnCreateNode, sourceNodes } from "./src/build/nodes";
export { createSchemaCustomization, createResolvers } from "./src/build/graphql";
export { onPreExtractQueries } from "./src/build/query-files";
export { onPostBootstrap } from "./src/build/manifest";
export { createPages } from "./src/build/pages";
export { onCreateBabelConfig } from "./src/build/styles";
export { onCreateWebpackConfig } from "./src/build/scripts";
export { onPostBuild } from "./src/build/post-build";
