import type { Node } from "gatsby";
import { nextInCircle, type ReadingOn } from "../../lib/reading-on";
import type { ResolverContext } from "./pictures";

/*
 * What is offered at the end of a page. The lists come from the nodes, so a draft, which has
 * none, can be in no list.
 */

/** Slugs of the articles to read on with; the page of an article has them in its context. */
export type ReadingOnSlugs = ReadingOn<string>;

interface PageContext extends ResolverContext {
  readingOn?: ReadingOnSlugs;
}

type ProjectNode = Node & { caseStudySlug?: string };

const byOrder = { fields: ["order"], order: ["ASC"] };

const all = async <Kind extends Node>(
  { nodeModel }: ResolverContext,
  type: string,
  sort: object,
): Promise<Kind[]> => {
  const { entries } = await nodeModel.findAll({ type, query: { sort } });
  return [...entries] as Kind[];
};

/*
 * One by one, since a page that asks for all articles would be queried anew after a change of any
 * of them.
 */
const articleAt = (slug: string, { nodeModel }: ResolverContext): Promise<Node | null> =>
  nodeModel.findOne({ type: "Article", query: { filter: { slug: { eq: slug } } } });

const resolveOne =
  (field: "previous" | "next") =>
  (_article: Node, _args: unknown, context: PageContext): Promise<Node | null> | null => {
    const slug = context.readingOn?.[field];
    return slug === undefined ? null : articleAt(slug, context);
  };

const resolveRelated = (
  _article: Node,
  _args: unknown,
  context: PageContext,
): Promise<(Node | null)[]> =>
  Promise.all((context.readingOn?.related ?? []).map((slug) => articleAt(slug, context)));

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
    previous: { resolve: resolveOne("previous") },
    next: { resolve: resolveOne("next") },
    related: { resolve: resolveRelated },
  },
  CaseStudy: { nextProject: { resolve: resolveNextProject } },
};
