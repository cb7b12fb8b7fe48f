import styled from "styled-components";
import { visuallyHidden } from "./styles";

/** Text for assistive technology alone. */
export const VisuallyHidden = styled.span`
  ${visuallyHidden}
`;
