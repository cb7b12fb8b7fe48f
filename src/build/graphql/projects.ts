import type { ResolverContext } from "./pictures";

interface ProjectSource {
  caseStudySlug?: string;
}

/** The address of a project's case study, unless that is kept from visitors. */
const caseStudyPath = async (
  { caseStudySlug }: ProjectSource,
  _args: unknown,
  { nodeModel }: ResolverContext,
): Promise<unknown> => {
  if (!caseStudySlug) return null;
  const query = { filter: { slug: { eq: caseStudySlug } } };
  const study = await nodeModel.findOne({ type: "CaseStudy", query });
  return study?.path ?? null;
};

export const projectResolvers = { Project: { caseStudyPath: { resolve: caseStudyPath } } };
