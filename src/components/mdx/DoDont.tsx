import type { ReactNode } from "react";
import styled from "styled-components";
import { from, print } from "../../theme/media";

/** Two columns, of what to do and of what not, as rules of a brand are shown. */
export const DoDont = styled.div`
  display: grid;
  grid-column: wide;
  gap: var(--space-6) var(--gutter);
  margin-block: var(--space-7);

  ${from.medium} {
    grid-template-columns: 1fr 1fr;
  }

  ${print} {
    grid-template-columns: 1fr 1fr;
  }
`;

const Side = styled.section`
  min-width: 0;
  padding-top: var(--space-3);
  border-top: var(--bar) solid var(--ink);

  &[data-side="dont"] {
    border-top: var(--bar) dashed var(--accent);
  }

  figure {
    display: block;
    margin: 0 0 var(--space-3);
  }

  p + p {
    margin-top: 0.7em;
  }
`;

const Name = styled.p`
  margin-bottom: var(--space-3);
  font: italic 400 var(--text-xl) / var(--leading-snug) var(--font-display);

  [data-side="dont"] > & {
    color: var(--accent);
  }
`;

interface Props {
  children?: ReactNode;
}

/** What to do. */
export const Do = ({ children }: Props) => (
  <Side>
    <Name>Do</Name>
    {children}
  </Side>
);

/** What not to do. */
export const Dont = ({ children }: Props) => (
  <Side data-side="dont">
    <Name>Don’t</Name>
    {children}
  </Side>
);
