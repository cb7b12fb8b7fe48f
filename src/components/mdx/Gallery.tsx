import { Children, type ReactNode } from "react";
import styled from "styled-components";
import { from } from "../../theme/media";

/* Pictures of a row stand on one line, their captions hang from another. */
const Grid = styled.div`
  display: grid;
  grid-column: wide;
  grid-template-columns: repeat(var(--columns), minmax(0, 1fr));
  gap: 0 var(--gutter);
  margin-block: var(--space-7);

  &[data-columns="2"] {
    --columns: 1;
  }

  &[data-columns="3"],
  &[data-columns="4"] {
    --columns: 2;
  }

  /* In pairs, an odd one at the end takes the whole row. */
  &:is([data-columns="3"], [data-columns="4"]) > figure:last-child:nth-child(odd) {
    grid-column: 1 / -1;
  }

  ${from.medium} {
    &[data-columns="3"] > figure:last-child:nth-child(odd) {
      grid-column: auto;
    }

    &[data-columns="2"] {
      --columns: 2;
    }

    &[data-columns="3"] {
      --columns: 3;
    }
  }

  ${from.large} {
    &[data-columns="4"] > figure:last-child:nth-child(odd) {
      grid-column: auto;
    }

    &[data-columns="4"] {
      --columns: 4;
    }
  }

  > figure {
    display: grid;
    grid-row: span 2;
    grid-template-rows: subgrid;
    grid-template-columns: 1fr;
    margin: 0 0 var(--space-6);
  }

  > figure > :first-child {
    align-self: end;
  }
`;

interface Props {
  columns?: "2" | "3" | "4";
  children?: ReactNode;
}

/** Two pictures, and four, stand in even rows; others in rows of three. */
const columnsFor = (count: number): "2" | "3" => (count === 2 || count === 4 ? "2" : "3");

/** Pictures side by side, each with its caption. */
export const Gallery = ({ columns, children }: Props) => (
  <Grid data-columns={columns ?? columnsFor(Children.count(children))}>{children}</Grid>
);
