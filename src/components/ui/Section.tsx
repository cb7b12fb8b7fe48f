import type { ReactNode } from "react";
import styled from "styled-components";
import { from, print } from "../../theme/media";
import { belowFirstView } from "../../theme/opening";
import { sheet } from "./styles";

const Block = styled.section`
  ${sheet}
  margin-top: var(--space-8);

  ${print} {
    margin-top: var(--space-5);
  }
`;

const Grid = styled.div`
  padding-top: var(--space-5);
  border-top: var(--hairline) solid var(--rule);

  ${from.large} {
    display: grid;
    /* A column of dates, where there is one, ends before the axis: what it dates begins on it. */
    grid-template-columns: calc(var(--axis) - var(--dates) - var(--gutter)) minmax(0, 1fr);
  }

  ${print} {
    display: block;
    padding-top: var(--space-2);
  }
`;

const Heading = styled.h2`
  padding-inline-end: var(--gutter);
  margin-bottom: var(--space-5);
  font-size: var(--text-xl);

  /* Stays beside a long section while it is read. */
  ${from.large} {
    position: sticky;
    top: calc(var(--header-height) + var(--space-5));
    align-self: start;
  }

  ${print} {
    position: static;
    margin-bottom: var(--space-1);
    font: italic 400 var(--text-lg) / var(--leading-snug) var(--font-display);
  }
`;

const Content = styled.div`
  min-width: 0;
`;

interface Props {
  heading: string;
  children: ReactNode;
}

/** A section with its heading in a wide margin column and a hairline above. */
export const Section = ({ heading, children }: Props) => (
  <Block {...belowFirstView}>
    <Grid>
      <Heading>{heading}</Heading>
      <Content>{children}</Content>
    </Grid>
  </Block>
);
