import styled from "styled-components";
import { from, print } from "../../theme/media";
import { firstFourStyle } from "../../theme/opening";
import { codeStyle } from "./code-style";
import {
  breakStyle,
  notesStyle,
  quoteStyle,
  stressStyle,
  strongStyle,
  subheadingStyle,
  tableStyle,
} from "./prose-style";

interface Props {
  /** The types of the elements in the text: what it has none of costs its page no style. */
  $holds: ReadonlySet<string>;
}

/** The columns of long text: the measure in the middle, figures may take more. */
export const Prose = styled.div<Props>`
  --wide-extra: 0;
  counter-reset: figure;
  display: grid;
  grid-template-columns:
    [bleed-start] minmax(var(--margin), 1fr)
    [wide-start] var(--wide-extra)
    [text-start] min(var(--measure), 100% - 2 * var(--margin)) [text-end]
    var(--wide-extra) [wide-end]
    minmax(var(--margin), 1fr) [bleed-end];
  padding-top: var(--space-7);
  ${firstFourStyle}

  ${from.medium} {
    --wide-extra: minmax(0, calc((var(--wide) - var(--measure)) / 2));
  }

  ${print} {
    display: block;
    padding-top: var(--space-4);
  }

  > * {
    grid-column: text;
    min-width: 0;
  }

  > p:first-of-type {
    font-size: var(--text-lg);
    line-height: var(--leading-loose);
  }

  > :is(p, [role="note"]) + p {
    margin-top: 1.1em;
  }

  > :is(ul, ol, blockquote, pre) {
    margin-block: var(--space-5);
  }

  h2 {
    margin: var(--space-7) 0 var(--space-4);
    font-size: var(--text-2xl);
  }

  /* What follows a heading belongs to it. */
  > :is(h2, h3, h4) + :not(p) {
    margin-top: var(--space-2);
  }

  a {
    text-decoration-color: var(--accent);
  }

  a:hover {
    color: var(--accent);
  }

  :is(ul, ol) {
    padding-inline-start: 1.4em;
  }

  /* The deepest lists keep to the measure, however many there are. */
  li li li li :is(ul, ol) {
    padding-inline-start: 0;
  }

  li + li {
    margin-top: var(--space-2);
  }

  li::marker {
    color: var(--accent);
    font-feature-settings: "tnum";
  }

  ${({ $holds }) => $holds.has("h3") && subheadingStyle}
  ${({ $holds }) => $holds.has("em") && stressStyle}
  ${({ $holds }) => $holds.has("strong") && strongStyle}
  ${({ $holds }) => $holds.has("blockquote") && quoteStyle}
  ${({ $holds }) => $holds.has("hr") && breakStyle}
  ${({ $holds }) => $holds.has("code") && codeStyle}
  ${({ $holds }) => $holds.has("table") && tableStyle}
  ${({ $holds }) => $holds.has("sup") && notesStyle}
`;
