import { readdirSync } from "node:fs";
import path from "node:path";
import { routes } from "../src/lib/routes";

const slugs = (folder: string): string[] =>
  readdirSync(path.join("content", folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();

/** Every path of the site that answers with a page of its own. */
export const siteRoutes = (): string[] => [
  routes.home,
  routes.about,
  routes.career,
  routes.projects,
  routes.featured,
  routes.articles,
  routes.contact,
  ...slugs("articles").map(routes.article),
  ...slugs("case-studies").map(routes.caseStudy),
];
