import styled from "styled-components";
import { from, print } from "../../theme/media";

/** The columns of long text: the measure in the middle, figures may take more. */
export const Prose = styled.div`
  --wide-extra: 0;
  display: grid;
  grid-template-columns:
    [bleed-start] minmax(var(--margin), 1fr)
    [wide-start] var(--wide-extra)
    [text-start] minmax(0, var(--measure)) [text-end]
    var(--wide-extra) [wide-end]
    minmax(var(--margin), 1fr) [bleed-end];
  padding-top: var(--space-7);

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

  > p + p {
    margin-top: 1.1em;
  }

  > :is(ul, ol, blockquote, pre, table) {
    margin-block: var(--space-5);
  }

  h2 {
    margin: var(--space-7) 0 var(--space-4);
    font-size: var(--text-2xl);
  }

  h3 {
    margin: var(--space-6) 0 var(--space-3);
    font-size: var(--text-xl);
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

  li + li {
    margin-top: var(--space-2);
  }

  li::marker {
    color: var(--accent);
    font-feature-settings: "tnum";
  }

  blockquote {
    padding-inline-start: var(--space-5);
    border-inline-start: var(--bar) solid var(--accent);
    font: italic 400 var(--text-xl) / var(--leading-loose) var(--font-display);
  }

  code {
    font: 0.9em var(--font-code);
  }

  pre {
    padding: var(--space-5);
    background: var(--paper-raised);
    overflow-x: auto;
  }

  hr {
    width: 100%;
    margin-block: var(--space-7);
    border: 0;
    border-top: var(--hairline) solid var(--rule);
  }

  table {
    border-collapse: collapse;
    font-size: var(--text-sm);
  }

  :is(th, td) {
    padding: var(--space-2) var(--space-3);
    border-bottom: var(--hairline) solid var(--rule);
    text-align: start;
  }

  .footnotes {
    margin-top: var(--space-7);
    padding-top: var(--space-5);
    border-top: var(--hairline) solid var(--rule);
    font-size: var(--text-sm);
    color: var(--ink-soft);
  }

  .footnotes h2 {
    margin: 0 0 var(--space-3);
    font-size: var(--text-lg);
  }
`;
