declare module "gatsby-source-filesystem/create-file-node" {
  import type { GatsbyCache, NodeInput } from "gatsby";

  export interface SourceOptions {
    name?: string;
    path: string;
  }

  export const createFileNode: (
    file: string,
    createNodeId: (key: string) => string,
    options: SourceOptions,
    cache: Pick<GatsbyCache, "get">,
  ) => Promise<NodeInput>;
}

declare module "gatsby-source-filesystem/gatsby-node" {
  import type { SourceNodesArgs } from "gatsby";
  import type { SourceOptions } from "gatsby-source-filesystem/create-file-node";

  const plugin: {
    sourceNodes: (args: SourceNodesArgs, options: SourceOptions) => Promise<void>;
  };
  export default plugin;
}
