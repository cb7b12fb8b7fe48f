import styled from "styled-components";
import { afterFirstFrame } from "../../theme/opening";

/** All that follows the heading of a page of words, which alone is painted first. */
export const Rest = styled.div`
  ${afterFirstFrame}
`;
