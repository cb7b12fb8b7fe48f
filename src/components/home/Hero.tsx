import styled from "styled-components";
import { inPage } from "../../lib/opening-letters";
import { entrance } from "../../theme/entrance";
import { actionsWidth, fold } from "../../theme/measures";
import { from } from "../../theme/media";
import { openingFace } from "../../theme/opening-letters";
import { ButtonLink } from "../ui/Button";
import { sheet } from "../ui/styles";
import { TitlePage } from "./TitlePage";

const Block = styled.section`
  ${sheet}
  ${entrance}
  padding-top: calc(var(--header-height) + var(--space-3));

  ${from.large} {
    display: flex;
    flex-direction: column;
    min-height: ${fold};
    padding-bottom: var(--space-5);
  }
`;

const Tagline = styled.p`
  padding-top: var(--space-3);
  border-top: var(--hairline) solid var(--ink);
  font: 400 var(--text-lg) / var(--leading-snug) var(--font-display);
  ${openingFace}
  color: var(--bronze);
`;

const Facts = styled.div`
  display: grid;
  gap: var(--space-5);
  margin-top: var(--space-6);

  ${from.large} {
    grid-template-columns: var(--axis) 1fr auto;
    gap: 0;
    align-items: start;
    margin-top: var(--space-5);
    padding-top: var(--space-4);
    border-top: var(--hairline) solid var(--ink);
  }
`;

const Pitch = styled.p`
  max-width: 31em;
  padding-inline-end: var(--space-6);
  font-size: var(--text-lg);
  line-height: var(--leading-loose);
  text-wrap: balance;
`;

const List = styled.dl`
  order: 1;
  padding-inline-end: var(--gutter);
  font-size: var(--text-sm);
  line-height: var(--leading-loose);

  ${from.large} {
    order: 0;
  }

  div {
    display: grid;
    grid-template-columns: 5.5em 1fr;
    padding-block: var(--space-2);
    border-bottom: var(--hairline) solid var(--rule);
  }

  div:first-child {
    padding-top: 0;
  }

  div:last-child {
    border: 0;
  }

  dt {
    color: var(--bronze);
  }
`;

const Actions = styled.div`
  display: grid;
  grid-template-columns: 1.2fr 1fr;
  gap: var(--space-2);

  ${from.large} {
    grid-template-columns: 1fr;
    width: ${actionsWidth};

    a {
      justify-content: flex-start;
    }
  }
`;

interface Props {
  hero: Queries.HomePageQuery["homePage"]["hero"];
  facts: readonly { readonly label: string; readonly value: string }[];
}

/** The title page: the headline is the picture; below it what a scanner wants to know. */
export const Hero = ({ hero, facts }: Props) => (
  <Block>
    <Tagline {...inPage}>{hero.tagline}</Tagline>
    <TitlePage words={hero.forme} />
    <Facts>
      <Pitch>{hero.pitch}</Pitch>
      <List>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </List>
      <Actions>
        {hero.actions.map(({ label, href }, index) => (
          <ButtonLink key={href} href={href} $look={index === 0 ? "primary" : "secondary"}>
            {label}
          </ButtonLink>
        ))}
      </Actions>
    </Facts>
  </Block>
);
