import type { ReactNode } from "react";
import styled from "styled-components";
import { from } from "../../theme/media";
import { label } from "../ui/styles";

/* In the margin it begins beside the paragraph before it and goes on beside the next ones. */
const Note = styled.div`
  margin-block: var(--space-5);
  padding-block: var(--space-3);
  border-block: var(--hairline) solid var(--rule);
  font-size: var(--text-sm);
  line-height: var(--leading-loose);
  color: var(--ink-soft);

  p + p {
    margin-top: 0.7em;
  }

  ${from.wide} {
    grid-column: text-end / wide-end;
    grid-row: auto / span 3;
    /* Its rule stands on the line of the paragraph that it is beside. */
    margin: calc(1.1 * var(--text-md) + 0.5em) 0 0 var(--gutter);
    padding-block: var(--space-2) 0;
    border-bottom: 0;
  }
`;

const Title = styled.p`
  ${label}
  margin-bottom: var(--space-2);
  color: var(--bronze);
`;

interface Props {
  title?: string;
  children?: ReactNode;
}

/** A remark beside the argument: a note, since a region of the page would want a name. */
export const Aside = ({ title, children }: Props) => (
  <Note role="note">
    {title && <Title>{title}</Title>}
    {children}
  </Note>
);
