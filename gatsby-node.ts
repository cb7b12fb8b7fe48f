export { onPreBootstrap } from "./src/build/validate";
export { onCreateNode, shouldOnCreateNode, sourceNodes } from "./src/build/nodes";
export { createSchemaCustomization, createResolvers } from "./src/build/graphql";
export { createPages } from "./src/build/pages";
