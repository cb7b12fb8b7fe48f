import { graphql } from "gatsby";
import styled from "styled-components";
import { from } from "../../theme/media";
import { Picture } from "../media/Picture";
import { ButtonLink } from "../ui/Button";
import { label } from "../ui/styles";

const Card = styled.article`
  position: relative;
`;

const Plate = styled.div`
  position: relative;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  margin-top: var(--space-4);

  /* With a pointer that hovers, the actions wait on the plate until they are wanted. */
  @media (hover: hover) {
    ${from.medium} {
      position: absolute;
      inset: auto var(--space-4) var(--space-4);
      margin: 0;
      opacity: 0;
      transform: translateY(0.5rem);
      transition:
        opacity var(--medium) var(--ease),
        transform var(--medium) var(--ease);

      ${Card}:hover &,
      ${Card}:focus-within & {
        opacity: 1;
        transform: none;
      }
    }
  }
`;

const Action = styled(ButtonLink)`
  border-color: var(--ink);
  background: var(--paper);
  color: var(--ink);
`;

const Caption = styled.div`
  display: grid;
  grid-template-columns: 1fr auto;
  column-gap: var(--space-4);
  margin-top: var(--space-4);
  padding-top: var(--space-3);
  border-top: var(--hairline) solid var(--rule);
`;

const Number = styled.p`
  ${label}
  color: var(--bronze);
`;

const Category = styled.p`
  ${label}
  color: var(--ink-soft);
  text-align: end;
`;

const Title = styled.h3`
  grid-column: 1 / -1;
  margin-top: var(--space-2);
  font-size: var(--text-xl);
`;

const Client = styled.p`
  grid-column: 1 / -1;
  color: var(--ink-soft);
  font-size: var(--text-sm);
`;

interface Props {
  project: Queries.ProjectCardFragment;
  /** Number of the plate, from 1. */
  plate: number;
  /** Fetched at once: the card is in the first view. */
  eager?: boolean;
}

/** A project as a numbered plate with its caption; hovering offers where it leads. */
export const ProjectCard = ({ project, plate, eager = false }: Props) => (
  <Card data-plate="">
    <Plate>
      <Picture
        picture={project.image.picture}
        alt={project.imageAlt}
        waiting="pulse"
        eager={eager}
      />
      <Actions>
        {project.caseStudyPath && (
          <Action href={project.caseStudyPath} aria-label={`View Case Study: ${project.title}`}>
            View Case Study
          </Action>
        )}
        {project.link && (
          <Action href={project.link} newTab aria-label={`Live Project: ${project.title}`}>
            Live Project
          </Action>
        )}
      </Actions>
    </Plate>
    <Caption>
      <Number>Plate {String(plate).padStart(2, "0")}</Number>
      <Category>{project.category}</Category>
      <Title>{project.title}</Title>
      <Client>{project.client}</Client>
    </Caption>
  </Card>
);

export const projectCard = graphql`
  fragment ProjectCard on Project {
    slug
    order
    title
    client
    category
    image {
      picture(place: CARD) {
        ...Picture
      }
    }
    imageAlt
    link
    caseStudyPath
  }
`;
