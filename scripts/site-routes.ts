import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { kindOf } from "../src/build/content/kinds";
import { parseContent } from "../src/build/content/parse";
import { hiddenBecause, today } from "../src/build/content/visibility";
import { routes } from "../src/lib/routes";

/** Whether a build makes a page of a folder: not of drafts and of what is still to come. */
const isPublic = (file: string): boolean => {
  const match = kindOf(file);
  if (!match) return false;
  const source = readFileSync(path.join("content", file), "utf8");
  const { data } = parseContent(file, source, match.kind);
  return data !== undefined && !hiddenBecause(data, today());
};

const slugs = (folder: string): string[] =>
  readdirSync(path.join("content", folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && isPublic(`${folder}/${entry.name}/index.mdx`))
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
