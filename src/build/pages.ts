import path from "node:path";
import type { CreatePagesArgs, GatsbyNode } from "gatsby";
import { routes } from "../lib/routes";
import { createArticleLists } from "./article-lists";
import { publishCheck } from "./develop-check";

interface Collection {
  nodes: readonly { id: string; path: string; formerly: readonly string[] }[];
}

interface Paths {
  articles: Collection;
  caseStudies: Collection;
}

// Not relative to this file: Gatsby runs it from its own cache folder.
const template = (name: string): string => path.resolve(process.cwd(), "src/templates", name);

/**
 * Hosts that Gatsby knows answer with a redirect of their own; redirects.ts makes the pages that
 * stand in for it on every other.
 */
const redirect = (actions: CreatePagesArgs["actions"], fromPath: string, toPath: string): void =>
  actions.createRedirect({ fromPath, toPath, isPermanent: true });

/**
 * One page for each article and case study, and the later ones of the articles list; the context
 * holds an id or a number and nothing else.
 */
export const createPages: GatsbyNode["createPages"] = async (args: CreatePagesArgs) => {
  const { graphql, actions, reporter } = args;
  // Gatsby makes the pages anew after every change of the content, also of a picture.
  if (process.env.NODE_ENV === "development") await publishCheck(args);
  const { data, errors } = await graphql<Paths>(`
    query PagePaths {
      articles: allArticle {
        nodes {
          id
          path
          formerly
        }
      }
      caseStudies: allCaseStudy {
        nodes {
          id
          path
          formerly
        }
      }
    }
  `);
  if (!data) {
    reporter.panicOnBuild("The list of pages could not be made.", errors);
    return;
  }
  for (const { id, path: pagePath, formerly } of data.articles.nodes) {
    formerly.forEach((old) => redirect(actions, routes.article(old), pagePath));
    actions.createPage({ path: pagePath, component: template("article.tsx"), context: { id } });
  }
  for (const { id, path: pagePath, formerly } of data.caseStudies.nodes) {
    formerly.forEach((old) => redirect(actions, routes.caseStudy(old), pagePath));
    actions.createPage({ path: pagePath, component: template("case-study.tsx"), context: { id } });
  }
  await createArticleLists(data.articles.nodes.length, args);
};
