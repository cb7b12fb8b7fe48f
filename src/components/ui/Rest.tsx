import styled from "styled-components";
import { afterFirstFrame } from "../../theme/opening";

/** What follows the heading of a page that opens with words, and the first frame is without. */
export const Rest = styled.div`
  ${afterFirstFrame}
`;
