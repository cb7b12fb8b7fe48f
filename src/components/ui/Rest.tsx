import styled from "styled-components";
import { afterFirstFrame } from "../../theme/opening";

/** What follows the heading, or the title page, of a page that opens with words; the first frame is without. */
export const Rest = styled.div`
  ${afterFirstFrame}
`;
