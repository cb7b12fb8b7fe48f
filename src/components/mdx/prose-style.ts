import { css } from "styled-components";
import { cellWidth } from "../../theme/measures";
import { print } from "../../theme/media";
import { label } from "../ui/styles";
import { scrollHint } from "./scroll-hint";

/** Tables of long text, each in a region that scrolls sideways where it has no room. */
export const tableStyle = css`
  .table {
    margin-block: var(--space-6);
    overflow-x: auto;
    ${scrollHint}
  }

  > .table[data-width="wide"] {
    grid-column: wide;
  }

  table {
    width: 100%;
    border-collapse: collapse;
    font-size: var(--text-sm);
    line-height: var(--leading-loose);
    font-feature-settings: "tnum";
  }

  :is(th, td) {
    min-width: ${cellWidth};
    padding: var(--space-3);
    border-bottom: var(--hairline) solid var(--rule);
    text-align: start;
    vertical-align: baseline;
  }

  /* Its words stand on the edges of the text, not within them. */
  :is(th, td):first-child {
    padding-inline-start: 0;
  }

  :is(th, td):last-child {
    padding-inline-end: 0;
  }

  th {
    ${label}
    border-bottom-color: var(--ink);
    color: var(--bronze);
    vertical-align: bottom;
  }

  [data-align="right"] {
    text-align: end;
  }

  [data-align="center"] {
    text-align: center;
  }

  ${print} {
    .table {
      overflow: visible;
      background: none;
    }

    tr {
      break-inside: avoid;
    }
  }
`;

/** Words that are stressed. */
export const stressStyle = css`
  /* The text face has no italic: that of the display face, as tall as the text, is the second voice. */
  :is(p, li, td, figcaption) em {
    font-family: var(--font-display);
    font-size: 1.12em;
    line-height: var(--leading-none);
  }
`;

/** Words that are stressed more, as bold as can be while their font is on its way. */
export const strongStyle = css`
  strong {
    font-weight: 600;
  }

  /* Not in headings, quotations and italics: the display face has one weight, and none is made up. */
  > p > strong,
  li > strong {
    font-synthesis: weight;
  }
`;

/** Headings below those of sections. */
export const subheadingStyle = css`
  h3 {
    margin: var(--space-6) 0 var(--space-3);
    font-size: var(--text-xl);
  }
`;

/** Quotations; to stand after what stresses words. */
export const quoteStyle = css`
  blockquote {
    padding-inline-start: var(--space-5);
    border-inline-start: var(--bar) solid var(--accent);
    font: italic 400 var(--text-xl) / var(--leading-loose) var(--font-display);
  }

  /* The deepest keep to the measure, however many there are. */
  blockquote blockquote blockquote blockquote {
    padding: 0;
    border: 0;
  }

  /* Within italics, what is stressed stands upright. */
  blockquote em {
    font-size: inherit;
    font-style: normal;
  }
`;

/** A line between two parts of a text. */
export const breakStyle = css`
  hr {
    width: 100%;
    margin-block: var(--space-7);
    border: 0;
    border-top: var(--hairline) solid var(--rule);
  }
`;

/** Footnotes: their marks in the text, and the list at its end. */
export const notesStyle = css`
  sup {
    position: relative;
    top: -0.4em;
    /* Raised without pushing its line away from the one above. */
    vertical-align: baseline;
    font-size: 0.72em;
    font-feature-settings: "tnum";
  }

  sup a {
    padding: 0.5em 0.1em 0.5em 0;
    color: var(--accent);
    text-decoration: none;
  }

  .footnotes {
    margin-top: var(--space-7);
    padding-top: var(--space-5);
    border-top: var(--hairline) solid var(--rule);
    font-size: var(--text-sm);
    line-height: var(--leading-loose);
    color: var(--ink-soft);
  }

  .footnotes h2 {
    margin: 0 0 var(--space-3);
    font-size: var(--text-lg);
  }

  .footnotes li:target {
    color: var(--ink);
  }

  .data-footnote-backref {
    display: inline-block;
    padding-inline: var(--space-2);
    text-decoration: none;
  }

  ${print} {
    .data-footnote-backref {
      display: none;
    }
  }
`;
