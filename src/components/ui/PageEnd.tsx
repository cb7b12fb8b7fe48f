import styled from "styled-components";
import { screenOnly } from "../../theme/media";
import { sheet } from "./styles";

/** The end of a long read: what to do with it, and the way on. */
export const PageEnd = styled.div.attrs(screenOnly)`
  ${sheet}
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-4);
  align-items: center;
  justify-content: space-between;
  margin-top: var(--space-8);

  &::before {
    content: "";
    flex: 1 0 100%;
    border-top: var(--hairline) solid var(--rule);
  }
`;
