import type { Node } from "gatsby";
import { nextInCircle, readingOn, type ReadingOn, type Readable } from "../../lib/reading-on";
import type { ResolverContext } from "./pictures";

/*
 * What is offered at the end of a page. The lists come from the nodes, so a draft, which has
 * none, can be in no list.
 */

type ArticleNode = Node & Readable;

type ProjectNode = Node & { caseStudySlug?: string };

const oldestFirst = { fields: ["publishDate", "slug"], order: ["ASC", "ASC"] };
const byOrder = { fields: ["order"], order: ["ASC"] };

const all = async <Kind extends Node>(
  { nodeModel }: ResolverContext,
  type: string,
  sort: object,
): Promise<Kind[]> => {
  const { entries } = await nodeModel.findAll({ type, query: { sort } });
  return [...entries] as Kind[];
};

const resolveArticle =
  (field: keyof ReadingOn<ArticleNode>) =>
  async (article: ArticleNode, _args: unknown, context: ResolverContext) =>
    readingOn(await all<ArticleNode>(context, "Article", oldestFirst), article.slug)[field];

/** A project can be read on in when its case study is there: that of a draft is not. */
const resolveNextProject = async (
  study: Node,
  _args: unknown,
  context: ResolverContext,
): Promise<ProjectNode | undefined> => {
  const studies = await all<Node>(context, "CaseStudy", { fields: ["slug"], order: ["ASC"] });
  const slugs = new Set(studies.map(({ slug }) => slug));
  const projects = await all<ProjectNode>(context, "Project", byOrder);
  const told = projects.filter(({ caseStudySlug }) => slugs.has(caseStudySlug));
  return nextInCircle(told, ({ caseStudySlug }) => caseStudySlug === study.slug);
};

export const readingOnResolvers = {
  Article: {
    previous: { resolve: resolveArticle("previous") },
    next: { resolve: resolveArticle("next") },
    related: { resolve: resolveArticle("related") },
  },
  CaseStudy: { nextProject: { resolve: resolveNextProject } },
};
