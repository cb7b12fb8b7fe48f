import styled from "styled-components";
import { entrance } from "../../theme/entrance";
import { from } from "../../theme/media";
import { Accented } from "../ui/Accented";
import { ButtonLink } from "../ui/Button";
import { RiverLeaf } from "../ui/RiverLeaf";
import { label, sheet } from "../ui/styles";

const Block = styled.section`
  ${sheet}
  ${entrance}
  position: relative;
  display: grid;
  align-content: space-between;
  gap: var(--space-6);
  min-height: min(100svh, 62rem);
  padding-top: calc(var(--header-height) + var(--space-6));
  padding-bottom: var(--space-6);
`;

const Tagline = styled.p`
  ${label}
  color: var(--bronze);
`;

const Headline = styled.h1`
  position: relative;
  font-size: var(--text-5xl);
  line-height: 0.94;

  em {
    color: var(--accent);
  }
`;

const Foot = styled.div`
  display: grid;
  gap: var(--space-5);
  align-items: end;

  ${from.large} {
    grid-template-columns: repeat(12, 1fr);
    column-gap: var(--gutter);
  }
`;

const Leaf = styled(RiverLeaf)`
  grid-column: span 5;
  font-size: clamp(5rem, 15vw, 13rem);
  color: var(--bronze);
`;

const Pitch = styled.div`
  display: grid;
  gap: var(--space-5);
  grid-column: span 7;
`;

const Text = styled.p`
  max-width: var(--measure);
  font-size: var(--text-lg);
  line-height: 1.5;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
`;

/** The first view: the headline is the picture, the river leaf its counterweight. */
export const Hero = ({ hero }: { hero: Queries.HomePageQuery["homePage"]["hero"] }) => (
  <Block>
    <Tagline>{hero.tagline}</Tagline>
    <Headline>
      <Accented text={hero.headline} accent={hero.headlineAccent} />
    </Headline>
    <Foot>
      <Leaf />
      <Pitch>
        <Text>{hero.pitch}</Text>
        <Actions>
          {hero.actions.map(({ label: text, href }, index) => (
            <ButtonLink key={href} href={href} $look={index === 0 ? "primary" : "secondary"}>
              {text}
            </ButtonLink>
          ))}
        </Actions>
      </Pitch>
    </Foot>
  </Block>
);
