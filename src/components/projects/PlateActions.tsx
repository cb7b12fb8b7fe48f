import { graphql } from "gatsby";
import styled from "styled-components";
import { from, motion } from "../../theme/media";
import { Link } from "../ui/Link";

const Bar = styled.div`
  display: flex;
  order: 1;
  /* Above what makes the whole card a link. */
  position: relative;
  z-index: 1;
  background: var(--paper);

  /* With a pointer that hovers, the actions wait below the plate until they are wanted. */
  @media (hover: hover) {
    ${from.medium} {
      position: absolute;
      inset: auto 0 0;
      border-bottom: var(--hairline) solid var(--ink);
      opacity: 0;
      transform: translateY(100%);

      [data-plate]:hover &,
      [data-plate]:focus-within & {
        opacity: 1;
        transform: none;
      }
    }

    ${motion} {
      transition:
        transform var(--medium) var(--ease),
        opacity var(--fast);
    }
  }
`;

const Action = styled(Link)`
  display: flex;
  align-items: center;
  min-height: var(--target);
  padding-inline-end: var(--space-5);
  font: 400 var(--text-sm) / var(--leading-snug) var(--font-text);
  text-underline-offset: 0.35em;

  &:hover {
    color: var(--accent);
  }

  @media (hover: hover) {
    ${from.medium} {
      flex: 1;
      min-height: var(--row);
      padding-inline: var(--space-4);
      text-decoration-color: transparent;

      &:first-child {
        padding-inline-start: 0;
      }

      &:focus-visible {
        outline-offset: calc(-1 * var(--focus-width));
      }

      &:hover {
        text-decoration-color: currentColor;
      }

      & + & {
        border-inline-start: var(--hairline) solid var(--rule);
      }
    }
  }
`;

/** Where a project leads: its case study, if there is one, and the live work. */
export const PlateActions = ({ project }: { project: Queries.PlateActionsFragment }) => {
  const { title, link, caseStudyPath } = project;
  if (!link && !caseStudyPath) return null;
  return (
    <Bar>
      {caseStudyPath && (
        <Action href={caseStudyPath} aria-label={`View Case Study: ${title}`}>
          View Case Study
        </Action>
      )}
      {link && (
        <Action href={link} newTab aria-label={`Live Project: ${title}`}>
          Live Project
        </Action>
      )}
    </Bar>
  );
};

export const plateActions = graphql`
  fragment PlateActions on Project {
    title
    link
    caseStudyPath
  }
`;
