import { graphql } from "gatsby";
import styled from "styled-components";
import { from, motion, screenOnly } from "../../theme/media";
import { belowFirstView } from "../../theme/opening";
import { Picture } from "../media/Picture";
import { Link } from "../ui/Link";
import { label, sheet } from "../ui/styles";

const Block = styled.section.attrs(screenOnly)`
  ${sheet}
  margin-top: var(--space-8);
`;

const Way = styled(Link)`
  display: grid;
  gap: var(--space-4) var(--gutter);
  padding-top: var(--space-4);
  border-top: var(--hairline) solid var(--ink);
  text-decoration: none;

  ${from.medium} {
    grid-template-columns: var(--axis) 1fr;
    column-gap: 0;
  }

  img {
    width: 100%;
    object-fit: cover;
  }

  ${motion} {
    img {
      transition: transform var(--medium) var(--ease);
    }
  }

  &:hover img {
    transform: scale(1.015);
  }
`;

const Words = styled.span`
  display: flex;
  flex-direction: column;
  gap: var(--space-2);

  ${from.medium} {
    padding-inline-end: var(--gutter);
  }
`;

const Place = styled.span`
  ${label}
  color: var(--bronze);
`;

const Title = styled.span`
  font: 400 var(--text-4xl) / var(--leading-flat) var(--font-display);
  letter-spacing: var(--tracking-display);
  transition: color var(--fast);

  ${from.medium} {
    margin-top: auto;
  }

  ${Way}:hover & {
    color: var(--accent);
  }
`;

const Client = styled.span`
  font: italic 400 var(--text-lg) / var(--leading-loose) var(--font-display);
  color: var(--ink-soft);
`;

interface Props {
  project: Queries.NextProjectFragment;
  /** Path of its case study. */
  path: string;
}

/** The end of a case study: the next plate, which opens into its own. */
export const NextProject = ({ project, path }: Props) => (
  <Block {...belowFirstView} aria-label="Next project">
    <Way href={path} data-plate="">
      <Words>
        <Place>Next project</Place>
        <Title>{project.title}</Title>
        <Client>{project.client}</Client>
      </Words>
      <Picture picture={project.image.picture} alt={project.imageAlt} waiting="pulse" />
    </Way>
  </Block>
);

export const nextProject = graphql`
  fragment NextProject on Project {
    title
    client
    image {
      picture(place: CARD) {
        ...Picture
      }
    }
    imageAlt
  }
`;
