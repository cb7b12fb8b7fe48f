import { graphql } from "gatsby";
import styled from "styled-components";
import { from, motion, onTablets } from "../../theme/media";
import { Picture } from "../media/Picture";
import { Link } from "../ui/Link";
import { label } from "../ui/styles";
import { PlateActions } from "./PlateActions";

const Card = styled.article`
  position: relative;
  display: grid;
  align-content: start;
`;

/* The whole card leads where its first action leads. The action itself has the name and the focus. */
const Cover = styled(Link)`
  position: absolute;
  inset: 0;
`;

/* Where nothing hovers, the actions follow the caption; else they belong to the picture. */
const Plate = styled.div`
  display: contents;

  @media (hover: hover) {
    ${from.medium} {
      position: relative;
      display: grid;
      overflow: hidden;
    }
  }

  /* The picture makes room for the actions. */
  ${motion} {
    @media (hover: hover) {
      ${from.medium} {
        img {
          transition: transform var(--medium) var(--ease);
        }

        ${Card}:hover & img,
        ${Card}:focus-within & img {
          transform: translateY(calc(-1 * var(--space-6)));
        }
      }
    }
  }
`;

const Caption = styled.div`
  display: grid;
  grid-template-columns: auto 1fr auto;
  column-gap: var(--space-2);
  align-items: baseline;
  padding-top: var(--space-3);

  ${from.medium} {
    column-gap: var(--space-4);
  }

  /* Two plates side by side on a tablet: the title needs the line for itself. */
  ${onTablets} {
    > h3 {
      grid-column: 2 / -1;
    }

    > :nth-child(3) {
      grid-area: 2 / 3;
    }

    > :last-child {
      grid-area: 2 / 2;
    }
  }
`;

const Number = styled.p`
  ${label}
  color: var(--bronze);
  letter-spacing: 0;
  text-transform: none;
  font-variant-numeric: tabular-nums;
`;

const Title = styled.h3`
  font-size: var(--text-xl);
  font-style: italic;
  transition: color var(--fast);

  ${Card}:hover & {
    color: var(--accent);
  }
`;

const Category = styled.p`
  font-size: var(--text-xs);

  ${from.medium} {
    font-size: var(--text-sm);
  }
`;

const Client = styled.p`
  grid-column: 2 / -1;
  color: var(--ink-soft);
  font-size: var(--text-sm);
  line-height: var(--leading-loose);
`;

interface Props {
  project: Queries.ProjectCardFragment;
  /** Another rendering of the plate, where it stands larger than in the grid. */
  picture?: Queries.PictureFragment;
  /** Fetched at once: the card is in the first view. */
  eager?: boolean;
  /** See `Picture`. */
  priority?: boolean;
}

/** A project as a numbered plate with its caption; hovering offers where it leads. */
export const ProjectCard = ({ project, picture, eager = false, priority = false }: Props) => {
  const target = project.caseStudyPath ?? project.link;
  return (
    <Card data-plate="">
      <Plate>
        <Picture
          picture={picture ?? project.image.picture}
          alt={project.imageAlt}
          waiting="pulse"
          eager={eager}
          priority={priority}
        />
        <PlateActions project={project} />
      </Plate>
      <Caption>
        <Number>Plate {String(project.order).padStart(2, "0")}</Number>
        <Title>{project.title}</Title>
        <Category>{project.category}</Category>
        <Client>{project.client}</Client>
      </Caption>
      {target && (
        <Cover href={target} newTab={!project.caseStudyPath} tabIndex={-1} aria-hidden="true">
          {null}
        </Cover>
      )}
    </Card>
  );
};

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
    ...PlateActions
  }
`;
