import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";

export interface Project {
  order: number;
  title: string;
  client: string;
  category: string;
  link?: string;
  caseStudySlug?: string;
}

export interface Article {
  title: string;
  topic: string;
  publishDate: string;
}

const folders = (kind: string): string[] => {
  const root = path.resolve("content", kind);
  return readdirSync(root).map((slug) => path.join(root, slug));
};

/** What the content folder holds, so that a new article or project needs no new test. */
export const projects: readonly Project[] = folders("projects")
  .map((folder) => JSON.parse(readFileSync(path.join(folder, "index.json"), "utf8")) as Project)
  .sort((one, other) => one.order - other.order);

/** The articles, newest first. */
export const articles: readonly Article[] = folders("articles")
  .map((folder) => {
    const [, frontmatter = ""] = readFileSync(path.join(folder, "index.mdx"), "utf8").split("---");
    return parse(frontmatter) as Article;
  })
  .sort((one, other) => other.publishDate.localeCompare(one.publishDate));
