import type { ReactNode } from "react";
import styled from "styled-components";
import { from, screenOnly } from "../../theme/media";
import { lead, sheet } from "./styles";

const Block = styled.section.attrs(screenOnly)`
  ${sheet}
  margin-top: var(--space-9);
`;

const Inner = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  padding-top: var(--space-6);
  border-top: var(--hairline) solid var(--ink);

  ${from.large} {
    grid-template-columns: var(--axis) 1fr;
    gap: 0;
    align-items: start;
  }
`;

/* As wide as eighteen figures of the display face; in `ch` it would need the font before a layout. */
const Statement = styled.div`
  max-width: 10.06em;
  font: 400 var(--text-3xl) / var(--leading-tight) var(--font-display);
  letter-spacing: var(--tracking-display);

  p,
  h2 {
    font: inherit;
    letter-spacing: inherit;
    text-wrap: balance;
  }
`;

const Next = styled.div`
  display: grid;
  align-self: end;
  justify-items: start;
  gap: var(--space-5);
`;

const Text = styled.p`
  ${lead}
`;

interface Props {
  heading?: string;
  text: string;
  children: ReactNode;
}

/** The end of a page: an invitation set large, its reason, and its one action. */
export const Closing = ({ heading, text, children }: Props) => (
  <Block>
    <Inner>
      <Statement>{heading ? <h2>{heading}</h2> : <p>{text}</p>}</Statement>
      <Next>
        {heading && <Text>{text}</Text>}
        {children}
      </Next>
    </Inner>
  </Block>
);
