import { graphql } from "gatsby";
import styled from "styled-components";
import { entrance } from "../../theme/entrance";
import { from } from "../../theme/media";
import { Picture } from "../media/Picture";
import { PageTitle } from "../ui/PageTitle";
import { label, sheet } from "../ui/styles";

const Block = styled.div`
  ${sheet}
  ${entrance}
  display: grid;
  gap: var(--space-6) var(--gutter);
  padding-top: calc(var(--header-height) + var(--space-7));

  ${from.large} {
    grid-template-columns: repeat(12, 1fr);
    align-items: start;
  }
`;

const Text = styled.div`
  display: grid;
  gap: var(--space-5);

  ${from.large} {
    grid-column: span 7;
  }
`;

const Label = styled.p`
  ${label}
  color: var(--bronze);
`;

const Paragraph = styled.p`
  max-width: var(--measure);

  & + & {
    margin-top: 1.1em;
  }

  &:first-of-type {
    font-size: var(--text-lg);
    line-height: var(--leading-loose);
  }
`;

const Frame = styled.figure`
  ${from.medium} {
    max-width: 62%;
  }

  ${from.large} {
    grid-column: span 5;
    max-width: none;
  }
`;

const Caption = styled.figcaption`
  padding-top: var(--space-3);
  font-size: var(--text-sm);
  color: var(--ink-soft);
`;

/**
 * Who the designer is: the portrait beside the opening words. On a phone it comes after them, and
 * is left to its turn; where it is in the first view, the page's head asks for it (`src/pages/about.tsx`).
 */
export const Portrait = ({ about }: { about: Queries.PortraitFragment }) => (
  <Block>
    <Text>
      <Label>{about.label}</Label>
      <PageTitle text={about.heading} accent={about.headingAccent} amongWords />
      <div>
        {about.intro.map((paragraph) => (
          <Paragraph key={paragraph}>{paragraph}</Paragraph>
        ))}
      </div>
    </Text>
    <Frame>
      <Picture picture={about.portrait.picture} alt={about.portraitAlt} waiting="pulse" />
      {about.portraitCaption && <Caption>{about.portraitCaption}</Caption>}
    </Frame>
  </Block>
);

export const portrait = graphql`
  fragment Portrait on AboutPage {
    label
    heading
    headingAccent
    intro
    portraitAlt
    portraitCaption
    portrait {
      picture(place: PORTRAIT) {
        ...Picture
      }
    }
  }
`;
