import { graphql, type PageProps } from "gatsby";
import { CaseStudyHeader } from "../components/case-studies/CaseStudyHeader";
import { NextProject } from "../components/case-studies/NextProject";
import { Overview } from "../components/case-studies/Overview";
import { PaletteScope } from "../components/case-studies/PaletteScope";
import { ShareProject } from "../components/case-studies/ShareProject";
import { useSite } from "../components/layout/useSite";
import { CaseStudyProse } from "../components/case-studies/CaseStudyProse";
import { Tree } from "../components/mdx/Tree";
import { Seo } from "../components/seo/Seo";
import { PageEnd } from "../components/ui/PageEnd";
import { TextLink } from "../components/ui/TextLink";
import { absoluteUrl, routes } from "../lib/routes";
import { firstFour } from "../theme/opening";
import { typesIn, type TreeNode } from "../lib/tree";

const CaseStudyTemplate = ({ data }: PageProps<Queries.CaseStudyTemplateQuery | null>) => {
  const site = useSite();
  // While writing, a case study that cannot be made has no data; the panel of the page says why.
  if (!data) return null;
  const study = data.caseStudy;
  const tree = study.body.tree as unknown as TreeNode[];
  const url = absoluteUrl(site.url, study.path);
  return (
    <article>
      <Seo
        type="project"
        title={study.title}
        description={study.summary}
        path={study.path}
        card={study.shareCard}
        section={study.projectType}
        publishedDate={study.publishDate}
        modifiedDate={study.modifiedDate}
      />
      <CaseStudyHeader study={study} url={url} />
      <Overview study={study} />
      <PaletteScope $palette={study.palette}>
        <CaseStudyProse {...firstFour} $holds={typesIn(tree)}>
          <Tree nodes={tree} />
        </CaseStudyProse>
      </PaletteScope>
      <PageEnd>
        <ShareProject title={study.title} label="Share Project" url={url} />
        <TextLink href={routes.projects}>More Projects</TextLink>
      </PageEnd>
      {study.nextProject?.caseStudyPath && (
        <NextProject project={study.nextProject} path={study.nextProject.caseStudyPath} />
      )}
    </article>
  );
};

export default CaseStudyTemplate;

export const query = graphql`
  query CaseStudyTemplate($slug: String!) {
    caseStudy(slug: { eq: $slug }) {
      ...CaseStudyHeader
      ...Overview
      nextProject {
        ...NextProject
        caseStudyPath
      }
      path
      summary
      publishDate
      modifiedDate
      palette {
        hex
      }
      shareCard {
        ...ShareCard
      }
      body {
        tree
      }
    }
  }
`;
