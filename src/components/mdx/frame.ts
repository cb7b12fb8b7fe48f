import styled from "styled-components";
import { from } from "../../theme/media";

/**
 * A figure in the columns of long text, by `data-width`: as wide as the text, wider on both
 * sides, from edge to edge. Its own columns are those of the text, so that a caption may stand
 * in the margin.
 */
export const Frame = styled.figure`
  margin-block: var(--space-7);

  &[data-width="wide"] {
    grid-column: wide;
  }

  &[data-width="full"] {
    grid-column: bleed;
  }

  > * {
    grid-column: 1 / -1;
  }

  ${from.wide} {
    display: grid;
    grid-template-columns: subgrid;

    &[data-width="text"] {
      grid-column: text-start / wide-end;
    }

    &[data-width="text"] > :first-child {
      grid-column: text;
    }
  }
`;
