import path from "node:path";
import type { CreatePagesArgs, GatsbyNode } from "gatsby";
import { readingOn, type Readable } from "../lib/reading-on";
import { routes } from "../lib/routes";
import { createArticleLists } from "./article-lists";
import { startCards } from "./cards/draw";
import { publishCheck } from "./develop-check";
import { OLDEST_FIRST } from "./graphql/article-order";
import type { ReadingOnSlugs } from "./graphql/reading-on";
import { catchUp } from "./missed-changes";
import { removeOrphans } from "./nodes";
import { renewChanged } from "./renewed-nodes";

interface Piece {
  slug: string;
  path: string;
  formerly: readonly string[];
}

interface Paths {
  articles: { nodes: readonly (Piece & Readable)[] };
  caseStudies: { nodes: readonly Piece[] };
}

// Not relative to this file: Gatsby runs it from its own cache folder.
const template = (name: string): string => path.resolve(process.cwd(), "src/templates", name);

/**
 * Hosts that Gatsby knows answer with a redirect of their own; redirects.ts makes the pages that
 * stand in for it on every other.
 */
const redirect = (actions: CreatePagesArgs["actions"], fromPath: string, toPath: string): void =>
  actions.createRedirect({ fromPath, toPath, isPermanent: true });

/** The slugs of the articles to read on with after one of them; `all` with the oldest first. */
const readingOnSlugs = (all: readonly (Piece & Readable)[], slug: string): ReadingOnSlugs => {
  const { previous, next, related } = readingOn(all, slug);
  return { previous: previous?.slug, next: next?.slug, related: related.map((one) => one.slug) };
};

/**
 * One page for each article and case study, and the later ones of the articles list. The context
 * holds slugs or a number and nothing else: ids of nodes come from the folder that the project lies
 * in, and pages are the same wherever they are built.
 */
export const createPages: GatsbyNode["createPages"] = async (args: CreatePagesArgs) => {
  const { graphql, actions, reporter } = args;
  // Gatsby makes the pages anew after every change of the content, also of a picture.
  if (process.env.NODE_ENV === "development") {
    removeOrphans(args);
    await renewChanged(args);
    // Where pages are not made, Gatsby takes away all that there were.
    await publishCheck(args).catch((error: Error) => {
      reporter.error("The content could not be checked this time.", error);
    });
    catchUp(args);
  }
  const { data, errors } = await graphql<Paths>(`
    query PagePaths {
      articles: allArticle(sort: ${OLDEST_FIRST}) {
        nodes {
          slug
          path
          formerly
          topic
          publishDate
        }
      }
      caseStudies: allCaseStudy {
        nodes {
          slug
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
  const articles = data.articles.nodes;
  for (const { slug, path: pagePath, formerly } of articles) {
    formerly.forEach((old) => redirect(actions, routes.article(old), pagePath));
    const context = { slug, readingOn: readingOnSlugs(articles, slug) };
    actions.createPage({ path: pagePath, component: template("article.tsx"), context });
  }
  for (const { slug, path: pagePath, formerly } of data.caseStudies.nodes) {
    formerly.forEach((old) => redirect(actions, routes.caseStudy(old), pagePath));
    actions.createPage({
      path: pagePath,
      component: template("case-study.tsx"),
      context: { slug },
    });
  }
  if (process.env.NODE_ENV === "production") startCards(args);
  await createArticleLists(articles.length, args);
};
