import styled from "styled-components";
import { Link } from "./Link";

/** A link that stands alone: set in the text face, underlined by a hairline that turns coral. */
export const TextLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
  min-height: var(--target);
  font: 400 var(--text-sm) / var(--leading-snug) var(--font-text);
  text-decoration-line: underline;
  text-decoration-color: var(--outline);
  transition: color var(--fast);

  &:hover {
    color: var(--accent);
    text-decoration-color: currentColor;
  }
`;
