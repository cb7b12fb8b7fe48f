import { graphql, type PageProps } from "gatsby";
import { useState } from "react";
import { ProjectGrid } from "../components/projects/ProjectGrid";
import { ProjectPreloads } from "../components/projects/ProjectPreloads";
import { Seo } from "../components/seo/Seo";
import { FilterableList } from "../components/ui/FilterableList";
import { PageHeading } from "../components/ui/PageHeading";
import { ALL } from "../lib/constants";
import { filterByChip } from "../lib/filter";
import { routes } from "../lib/routes";

const ProjectsPage = ({ data }: PageProps<Queries.ProjectsPageQuery>) => {
  const { projectsPage: page, chips, allProject } = data;
  const [category, setCategory] = useState(ALL);
  const shown = filterByChip(allProject.nodes, category, (project) => project.category);

  return (
    <>
      <Seo
        title={page.meta.title}
        description={page.meta.description}
        path={routes.projects}
        card={page.shareCard}
        modifiedDate={page.meta.modifiedDate}
        kind="collection"
        items={allProject.nodes.map(({ title, caseStudyPath, link }) => ({
          title,
          href: caseStudyPath ?? link,
        }))}
      />
      <ProjectPreloads projects={allProject.nodes} />
      <PageHeading label={page.label} title={page.heading} accent={page.headingAccent}>
        {page.intro}
      </PageHeading>
      <FilterableList
        label="Filter projects by category"
        heading="All projects"
        chips={chips.projects}
        chosen={category}
        onChoose={setCategory}
        count={shown.length}
        empty={page.empty}
      >
        <ProjectGrid projects={shown} />
      </FilterableList>
    </>
  );
};

export default ProjectsPage;

export const query = graphql`
  query ProjectsPage {
    projectsPage {
      meta {
        title
        description
        modifiedDate
      }
      shareCard {
        ...ShareCard
      }
      label
      heading
      headingAccent
      intro
      empty {
        heading
        text
        actionLabel
      }
    }
    chips {
      projects
    }
    allProject(sort: { order: ASC }) {
      nodes {
        ...ProjectCard
      }
    }
  }
`;
