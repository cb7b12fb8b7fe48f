import { graphql } from "gatsby";
import styled from "styled-components";
import { ENTRANCE } from "../../lib/constants";
import { staggeredWithin } from "../../theme/entrance";
import { platePairHeight } from "../../theme/measures";
import { from } from "../../theme/media";
import { ProjectCard } from "../projects/ProjectCard";
import { belowFirstView } from "../../theme/opening";
import { sheet } from "../ui/styles";

const Trio = styled.ul<{ $count: number }>`
  ${sheet}
  display: grid;
  gap: var(--space-7) var(--gutter);
  list-style: none;

  > li {
    ${({ $count }) => staggeredWithin(ENTRANCE.projectCard, $count)}
  }

  ${from.medium} {
    grid-template-columns: repeat(12, 1fr);

    > li:nth-child(3n + 1) {
      grid-column: 1 / -1;
    }

    > li:nth-child(3n + 2) {
      grid-column: 1 / 6;
    }

    > li:nth-child(3n) {
      grid-column: 6 / -1;
    }

    > li:not(:nth-child(3n + 1)) img {
      height: ${platePairHeight};
      object-fit: cover;
    }

    > li:nth-child(3n + 2) img {
      object-position: 26% 50%;
    }
  }

  /* The first plate has its caption beside it, as in a book. */
  ${from.large} {
    > li:nth-child(3n + 1) > article {
      grid-template-columns: 3fr 1fr;
      column-gap: var(--gutter);

      > :last-child {
        display: flex;
        flex-direction: column;
        align-items: start;
        border-top: var(--hairline) solid var(--ink);
      }

      h3 {
        order: 2;
        margin-top: auto;
        font-size: var(--text-3xl);
        line-height: var(--leading-flat);
      }

      p:last-child {
        order: 3;
        margin-top: var(--space-3);
      }
    }
  }
`;

/** Plates in groups of three: one across the sheet, two side by side below it. */
export const SelectedPlates = ({
  projects,
}: {
  projects: readonly Queries.SelectedPlateFragment[];
}) => (
  <Trio $count={projects.length}>
    {projects.map((project, index) => (
      <li key={project.slug} {...belowFirstView}>
        <ProjectCard
          project={project}
          picture={index % 3 === 0 ? project.lead.picture : project.side.picture}
        />
      </li>
    ))}
  </Trio>
);

export const selectedPlate = graphql`
  fragment SelectedPlate on Project {
    ...ProjectCard
    lead: image {
      picture(place: SELECTED_LEAD) {
        ...Picture
      }
    }
    side: image {
      picture(place: SELECTED) {
        ...Picture
      }
    }
  }
`;
