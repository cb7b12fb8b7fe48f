import { graphql } from "gatsby";
import styled from "styled-components";
import { Picture } from "../media/Picture";
import { label } from "../ui/styles";
import { TextLink } from "../ui/TextLink";

const Card = styled.article`
  position: relative;
  display: grid;
  gap: var(--space-3);

  /* The whole card leads where its link leads. */
  a::after {
    content: "";
    position: absolute;
    inset: 0;
  }
`;

const Facts = styled.p`
  ${label}
  display: flex;
  justify-content: space-between;
  padding-top: var(--space-3);
  border-top: var(--hairline) solid var(--rule);
  color: var(--bronze);
`;

const Title = styled.h2`
  font-size: var(--text-2xl);
  transition: color var(--fast);

  ${Card}:hover & {
    color: var(--accent);
  }
`;

const Partner = styled.p`
  font-style: italic;
  font-family: var(--font-display);
  font-size: var(--text-lg);
  line-height: var(--leading-loose);
`;

const Description = styled.p`
  max-width: var(--measure);
  color: var(--ink-soft);
`;

interface Props {
  partnership: Queries.PartnershipCardFragment;
  eager?: boolean;
  /** See `Picture`. */
  priority?: boolean;
}

export const PartnershipCard = ({ partnership, eager = false, priority = false }: Props) => (
  <Card>
    <Picture
      picture={partnership.image.picture}
      alt={partnership.imageAlt}
      waiting="pulse"
      eager={eager}
      priority={priority}
    />
    <Facts>
      <span>{partnership.category}</span>
      <span>{partnership.year}</span>
    </Facts>
    <Title>{partnership.title}</Title>
    <Partner>In partnership with {partnership.partner}</Partner>
    <Description>{partnership.description}</Description>
    <div>
      <TextLink href={partnership.link} newTab aria-label={`View Case Study: ${partnership.title}`}>
        View Case Study
      </TextLink>
    </div>
  </Card>
);

export const partnershipCard = graphql`
  fragment PartnershipCard on Partnership {
    slug
    title
    partner
    category
    description
    link
    year
    imageAlt
    image {
      picture(place: CARD) {
        ...Picture
      }
    }
  }
`;
