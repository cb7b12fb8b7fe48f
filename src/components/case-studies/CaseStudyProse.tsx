import styled from "styled-components";
import { from } from "../../theme/media";
import { Prose } from "../mdx/Prose";

/** Long text with the names of its sections in the margin, where there is one. */
export const CaseStudyProse = styled(Prose)`
  ${from.wide} {
    > h2 {
      grid-column: wide-start / text-start;
      padding-inline-end: var(--gutter);
      font-size: var(--text-xl);
    }

    /* What follows shares the row of the heading, so it keeps the same distance. */
    > h2 + p {
      margin-top: var(--space-7);
    }
  }
`;
