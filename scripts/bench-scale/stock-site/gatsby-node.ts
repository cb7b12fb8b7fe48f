import path from "node:path";
import type { GatsbyNode } from "gatsby";

interface Articles {
  allMdx: { nodes: { id: string; internal: { contentFilePath: string } }[] };
}

const template = process.env.STOCK_PICTURES === "1" ? "article-with-picture.tsx" : "article.tsx";

/** One page per MDX file, which is handed to the template as its children. */
export const createPages: GatsbyNode["createPages"] = async ({ graphql, actions }) => {
  const { data } = await graphql<Articles>(`
    {
      allMdx {
        nodes {
          id
          internal {
            contentFilePath
          }
        }
      }
    }
  `);
  for (const { id, internal } of data?.allMdx.nodes ?? []) {
    const component = path.resolve("src/templates", template);
    actions.createPage({
      path: `/articles/${path.basename(path.dirname(internal.contentFilePath))}`,
      component: `${component}?__contentFilePath=${internal.contentFilePath}`,
      context: { id },
    });
  }
};
