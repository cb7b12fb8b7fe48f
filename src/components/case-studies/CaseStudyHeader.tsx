import { graphql } from "gatsby";
import { Helmet } from "react-helmet";
import styled from "styled-components";
import { routes } from "../../lib/routes";
import { entrance } from "../../theme/entrance";
import { plateBleedHeight, posterSize, shortMeasure } from "../../theme/measures";
import { from, print, screenOnly } from "../../theme/media";
import { PLATE_TRANSITION } from "../layout/page-transition";
import { Picture } from "../media/Picture";
import { picturePreload } from "../media/picture-preload";
import { HiddenMark } from "../ui/HiddenMark";
import { label, sheet } from "../ui/styles";
import { TextLink } from "../ui/TextLink";
import { ShareProject } from "./ShareProject";

const Block = styled.header`
  ${entrance}
  padding-top: calc(var(--header-height) + var(--space-5));
`;

const Words = styled.div`
  ${sheet}
`;

const Bar = styled.div.attrs(screenOnly)`
  display: flex;
  justify-content: space-between;
  align-items: center;
  gap: var(--space-4);
`;

const Lines = styled.div`
  margin-block: var(--space-6);

  ${from.large} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: end;
    column-gap: var(--gutter);
  }
`;

const Type = styled.p`
  ${label}
  grid-column: 1 / -1;
  justify-self: start;
  width: fit-content;
  margin-bottom: var(--space-4);
  padding: var(--space-1) var(--space-3);
  border: var(--hairline) solid currentColor;
  border-radius: var(--radius-pill);
  color: var(--bronze);
`;

const Title = styled.h1`
  font-size: ${posterSize.screen};
  line-height: var(--leading-flat);

  ${print} {
    font-size: ${posterSize.paper};
  }
`;

const Client = styled.p`
  max-width: ${shortMeasure};
  margin-top: var(--space-4);
  font: italic 400 var(--text-lg) / var(--leading-loose) var(--font-display);
  color: var(--ink-soft);
`;

/* On tall screens the plate keeps enough height to be read as a picture. */
const Plate = styled.div`
  picture {
    display: block;
    view-transition-name: ${PLATE_TRANSITION};
  }

  img {
    min-height: ${plateBleedHeight};
    object-fit: cover;
  }
`;

interface Props {
  study: Queries.CaseStudyHeaderFragment;
  /** Absolute address of the page. */
  url: string;
}

/** The head of a case study: what it is, for whom, and its plate from edge to edge. */
export const CaseStudyHeader = ({ study, url }: Props) => (
  <Block>
    <Helmet>{picturePreload(study.featuredImage.picture, { urgent: true })}</Helmet>
    <Words>
      <Bar>
        <TextLink href={routes.projects}>Back to Projects</TextLink>
        <ShareProject title={study.title} label="Share" url={url} />
      </Bar>
      <Lines>
        <Type>{study.projectType}</Type>
        <Title>{study.title}</Title>
        <Client>{study.client}</Client>
        <HiddenMark hidden={study.hidden} />
      </Lines>
    </Words>
    <Plate data-opening-plate="">
      <Picture
        picture={study.featuredImage.picture}
        alt={study.altTitle}
        waiting="pulse"
        eager
        priority
      />
    </Plate>
  </Block>
);

export const caseStudyHeader = graphql`
  fragment CaseStudyHeader on CaseStudy {
    title
    client
    projectType
    altTitle
    hidden
    featuredImage {
      picture(place: BLEED) {
        ...Picture
      }
    }
  }
`;
