import path from "node:path";
import type { CreatePagesArgs, GatsbyNode } from "gatsby";

interface Collection {
  nodes: readonly { id: string; path: string }[];
}

interface Paths {
  articles: Collection;
  caseStudies: Collection;
}

// Not relative to this file: Gatsby runs it from its own cache folder.
const template = (name: string): string => path.resolve(process.cwd(), "src/templates", name);

/** One page for each article and case study; the context holds its id and nothing else. */
export const createPages: GatsbyNode["createPages"] = async ({
  graphql,
  actions,
  reporter,
}: CreatePagesArgs) => {
  const { data, errors } = await graphql<Paths>(`
    query PagePaths {
      articles: allArticle {
        nodes {
          id
          path
        }
      }
      caseStudies: allCaseStudy {
        nodes {
          id
          path
        }
      }
    }
  `);
  if (!data) {
    reporter.panicOnBuild("The list of pages could not be made.", errors);
    return;
  }
  for (const { id, path: pagePath } of data.articles.nodes) {
    actions.createPage({ path: pagePath, component: template("article.tsx"), context: { id } });
  }
  for (const { id, path: pagePath } of data.caseStudies.nodes) {
    actions.createPage({ path: pagePath, component: template("case-study.tsx"), context: { id } });
  }
};
