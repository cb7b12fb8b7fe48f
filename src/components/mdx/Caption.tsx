import styled from "styled-components";
import { from } from "../../theme/media";
import { label } from "../ui/styles";

const Words = styled.figcaption`
  counter-increment: figure;
  max-width: var(--measure);
  margin-top: var(--space-3);
  font-size: var(--text-sm);
  line-height: var(--leading-loose);
  color: var(--ink-soft);
  text-wrap: pretty;

  &::before {
    ${label}
    content: "Fig. " counter(figure);
    margin-inline-end: var(--space-3);
    color: var(--bronze);
  }

  [data-width="full"] > & {
    margin-inline: var(--margin);
  }

  /* In the margin, where there is one: the number, or all of it. */
  ${from.wide} {
    [data-width="wide"] > &,
    [data-width="full"] > & {
      grid-column: wide;
      display: grid;
      grid-template-columns: subgrid;
      max-width: none;
      margin-inline: 0;

      &::before {
        grid-column: wide-start / text-start;
        line-height: var(--leading-text);
      }

      > * {
        grid-column: text;
      }
    }

    [data-width="text"] > & {
      grid-column: text-end / wide-end;
      align-self: end;
      margin: 0;
      padding-inline-start: var(--gutter);

      &::before {
        display: block;
        margin-bottom: var(--space-2);
        padding-top: var(--space-2);
        border-top: var(--hairline) solid var(--rule);
      }
    }
  }
`;

const Credit = styled.small`
  display: block;
  margin-top: var(--space-1);
  font-size: var(--text-xs);
`;

interface Props {
  caption?: string | undefined;
  /** Who made what is shown, or whose it is. */
  credit?: string | undefined;
}

/** The numbered words under or beside a figure; nothing where there is nothing to say. */
export const Caption = ({ caption, credit }: Props) =>
  caption || credit ? (
    <Words>
      <span>
        {caption} {credit && <Credit>{credit}</Credit>}
      </span>
    </Words>
  ) : null;
