import styled from "styled-components";
import { ENTRANCE } from "../../lib/constants";
import { staggeredWithin } from "../../theme/entrance";
import { from } from "../../theme/media";
import { afterFirstPicture, belowFirstView } from "../../theme/opening";
import { sheet } from "../ui/styles";
import { ProjectCard } from "./ProjectCard";

const Grid = styled.ul<{ $count: number }>`
  ${sheet}
  display: grid;
  gap: var(--space-7) var(--gutter);
  list-style: none;

  ${from.medium} {
    grid-template-columns: 1fr 1fr;
  }

  ${afterFirstPicture}

  > li {
    ${({ $count }) => staggeredWithin(ENTRANCE.projectCard, $count)}
  }
`;

/** The plates in two columns; those of the first row are fetched at once. */
export const ProjectGrid = ({ projects }: { projects: readonly Queries.ProjectCardFragment[] }) => (
  <Grid $count={projects.length}>
    {projects.map((project, index) => (
      <li key={project.slug} {...(index > 0 && belowFirstView)}>
        <ProjectCard project={project} eager={index < 2} priority={index === 0} />
      </li>
    ))}
  </Grid>
);
