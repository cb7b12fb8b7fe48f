import { css } from "styled-components";
import { LETTERS_PROPERTY } from "../lib/opening-letters";

/**
 * The face of what is marked with `inPage`: the letters that are part of the page, or the display face. Where the
 * italic letters alone are part of it, their own style names them.
 */
export const openingFace = css`
  font-family: var(${LETTERS_PROPERTY}, var(--font-display));
`;
