import { graphql } from "gatsby";
import styled from "styled-components";
import { from, screenOnly } from "../../theme/media";
import { ButtonLink } from "../ui/Button";
import { label, sheet } from "../ui/styles";

const Block = styled.section`
  ${sheet}
  display: grid;
  gap: var(--space-6) var(--gutter);
  padding-block: var(--space-8);

  ${from.large} {
    grid-template-columns: repeat(12, 1fr);
  }
`;

const Facts = styled.dl`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: var(--space-4) var(--gutter);
  align-content: start;

  ${from.large} {
    grid-column: span 4;
    grid-template-columns: 1fr;
  }

  div {
    padding-top: var(--space-3);
    border-top: var(--hairline) solid var(--rule);
  }

  dt {
    ${label}
    color: var(--bronze);
  }
`;

const Words = styled.div`
  display: grid;
  gap: var(--space-5);
  justify-items: start;

  ${from.large} {
    grid-column: 6 / span 7;
  }
`;

const Text = styled.p`
  max-width: var(--measure);
  font-size: var(--text-lg);
  line-height: var(--leading-loose);
`;

/** The facts of a case study at a glance, for who has half a minute. */
export const Overview = ({ study }: { study: Queries.OverviewFragment }) => (
  <Block>
    <Facts>
      {study.facts.map(({ label: name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Facts>
    <Words>
      <h2>Project Overview</h2>
      <Text>{study.overview}</Text>
      {study.externalLink && (
        <ButtonLink {...screenOnly} href={study.externalLink} newTab $look="primary">
          View Live Project
        </ButtonLink>
      )}
    </Words>
  </Block>
);

export const overview = graphql`
  fragment Overview on CaseStudy {
    overview
    externalLink
    facts {
      label
      value
    }
  }
`;
