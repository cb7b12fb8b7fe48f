import { laterPages } from "../src/lib/pagination";
import { routes } from "../src/lib/routes";
import { publishedArticles, publishedCaseStudies } from "./published-content";

const slugs = (entries: readonly { slug: string }[]): string[] =>
  entries.map(({ slug }) => slug).sort();

/** Every path of the site that answers with a page of its own. */
export const siteRoutes = (): string[] => [
  routes.home,
  routes.about,
  routes.career,
  routes.projects,
  routes.featured,
  routes.articles,
  routes.contact,
  ...laterPages(publishedArticles().length).map(routes.articleList),
  ...slugs(publishedArticles()).map(routes.article),
  ...slugs(publishedCaseStudies()).map(routes.caseStudy),
];
