import type { z } from "zod";
import * as schemas from "./schemas";

export interface ContentKind {
  /** Name of the GraphQL node type made from a file of this kind. */
  type: string;
  /** Path relative to `content/`, with `/`; its first group is the slug where there is one. */
  pattern: RegExp;
  schema: z.ZodType<Record<string, unknown>>;
}

const single = (type: string, file: string, schema: ContentKind["schema"]): ContentKind => ({
  type,
  pattern: new RegExp(`^${file.replace(".", "\\.")}$`),
  schema,
});

const folderOf = (
  type: string,
  folder: string,
  file: string,
  schema: ContentKind["schema"],
): ContentKind => ({
  type,
  pattern: new RegExp(`^${folder}/([^/]+)/${file.replace(".", "\\.")}$`),
  schema,
});

/** Which schema governs which file below `content/`, and which node it becomes. */
export const singleFiles = [
  single("SiteFacts", "site.json", schemas.site),
  single("Navigation", "navigation.json", schemas.navigation),
  single("Chips", "chips.json", schemas.chips),
  single("HomePage", "home.json", schemas.home),
  single("AboutPage", "about.json", schemas.about),
  single("CareerPage", "career.json", schemas.career),
  single("ContactPage", "contact.json", schemas.contact),
  single("ProjectsPage", "projects.json", schemas.projectsPage),
  single("ArticlesPage", "articles.json", schemas.articlesPage),
  single("FeaturedPage", "featured.json", schemas.featuredPage),
  single("NotFoundPage", "not-found.json", schemas.notFound),
];

export const collections = [
  folderOf("Project", "projects", "index.json", schemas.project),
  folderOf("Partnership", "partnerships", "index.json", schemas.partnership),
  folderOf("Article", "articles", "index.mdx", schemas.article),
  folderOf("CaseStudy", "case-studies", "index.mdx", schemas.caseStudy),
];

const kinds = [...singleFiles, ...collections];

/** The kind of a content file and its slug, or undefined for a file that is not content. */
export const kindOf = (relativePath: string): { kind: ContentKind; slug?: string } | undefined => {
  for (const kind of kinds) {
    const match = kind.pattern.exec(relativePath);
    if (match) return match[1] === undefined ? { kind } : { kind, slug: match[1] };
  }
  return undefined;
};
