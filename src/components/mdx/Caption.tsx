import styled, { css } from "styled-components";
import { from } from "../../theme/media";
import { label } from "../ui/styles";
import type { FrameWidth } from "./frame";

/** In the margin beside a picture of the width of the text. */
const inMargin = css`
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
`;

/** Below a wider one: the number in the margin, the words in the column of the text. */
const below = css`
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
`;

/** Where there is a margin. */
const places: Partial<Record<FrameWidth, ReturnType<typeof css>>> = {
  text: inMargin,
  wide: below,
  full: below,
};

const Words = styled.figcaption<{ $width: FrameWidth }>`
  counter-increment: figure;
  max-width: var(--measure);
  margin-top: var(--space-3);
  ${({ $width }) => $width === "full" && "margin-inline: var(--margin);"}
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

  ${({ $width }) =>
    places[$width] &&
    css`
      ${from.wide} {
        && {
          ${places[$width]}
        }
      }
    `}
`;

const Credit = styled.small`
  display: block;
  margin-top: var(--space-1);
  font-size: var(--text-xs);
`;

interface Props {
  /** That of the frame. */
  width: FrameWidth;
  caption?: string | undefined;
  /** Who made what is shown, or whose it is. */
  credit?: string | undefined;
}

/** The numbered words under or beside a figure; nothing where there is nothing to say. */
export const Caption = ({ width, caption, credit }: Props) =>
  caption || credit ? (
    <Words $width={width}>
      <span>
        {caption} {credit && <Credit>{credit}</Credit>}
      </span>
    </Words>
  ) : null;
