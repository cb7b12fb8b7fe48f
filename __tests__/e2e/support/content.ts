import {
  publishedArticles,
  publishedCaseStudies,
  publishedProjects,
} from "../../../scripts/published-content";
import { routes } from "../../../src/lib/routes";
import careerPage from "../../../content/career.json";
import chipsFile from "../../../content/chips.json";
import contactPage from "../../../content/contact.json";
import siteFile from "../../../content/site.json";

/*
 * What the content folder holds, read as the build reads it, so that a new article or project
 * and the owner's own name and addresses need no new test.
 */

export const site = siteFile;
export const chips = chipsFile;
export const contact = contactPage;
export const career = careerPage;

/** The projects in their order. */
export const projects = publishedProjects();

/** The articles that are no drafts, newest first. */
export const articles = publishedArticles();

/** @throws Error where the content has no such article or only a draft of it. */
export const articleAt = (path: string) => {
  const article = articles.find(({ slug }) => routes.article(slug) === path);
  if (!article) throw new Error(`There is no article at ${path}`);
  return article;
};

/** @throws Error where the content has no such case study or only a draft of it. */
export const caseStudyAt = (path: string) => {
  const study = publishedCaseStudies().find(({ slug }) => routes.caseStudy(slug) === path);
  if (!study) throw new Error(`There is no case study at ${path}`);
  return study;
};
