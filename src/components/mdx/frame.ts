import styled, { css } from "styled-components";
import { from } from "../../theme/media";

/** As wide as the text, wider on both sides, from edge to edge, or as a gallery says. */
export type FrameWidth = "text" | "wide" | "full" | "gallery";

interface Props {
  /** Pages carry the styles of those widths alone that are on them. */
  $width: FrameWidth;
}

/* Stronger than the text's own rule, which gives all that stands in it the column of its words. */
const columns: Partial<Record<FrameWidth, ReturnType<typeof css>>> = {
  wide: css`
    && {
      grid-column: wide;
    }
  `,
  full: css`
    && {
      grid-column: bleed;
    }
  `,
};

/** A picture of the width of the text leaves the margin to its caption. */
const besideCaption = css`
  && {
    grid-column: text-start / wide-end;
  }

  > :first-child {
    grid-column: text;
  }
`;

/**
 * A figure in the columns of long text. Its own columns are those of the text, so that a caption may
 * stand in the margin.
 */
export const Frame = styled.figure<Props>`
  margin-block: var(--space-7);

  > * {
    grid-column: 1 / -1;
  }

  ${({ $width }) => columns[$width]}

  ${from.wide} {
    display: grid;
    grid-template-columns: subgrid;

    ${({ $width }) => $width === "text" && besideCaption}
  }
`;
