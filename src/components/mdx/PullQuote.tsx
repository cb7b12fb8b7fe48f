import styled from "styled-components";

/** A sentence of the text itself, set large: it repeats, so it is no quotation of someone,
 * and no region of the page. */
export const PullQuote = styled.div.attrs({ role: "note" })`
  grid-column: wide;
  margin-block: var(--space-7);
  padding-block: var(--space-5);
  border-block: var(--hairline) solid var(--rule);
  color: var(--accent);
  font: italic 400 var(--text-2xl) / var(--leading-snug) var(--font-display);
  letter-spacing: var(--tracking-display);
  text-wrap: balance;
`;
