import styled, { keyframes } from "styled-components";
import { motion, screenOnly } from "../../theme/media";

const grow = keyframes`
  from { transform: scaleX(0); }
`;

/**
 * A hairline on the upper edge that grows as the reader gets on. The scroll position itself
 * drives it, in CSS; where the browser cannot, there is none.
 */
export const ReadingProgress = styled.div.attrs({ ...screenOnly, "aria-hidden": true })`
  display: none;

  ${motion} {
    @supports (animation-timeline: scroll()) {
      position: fixed;
      z-index: 11;
      inset: 0 0 auto;
      display: block;
      height: var(--bar);
      background: var(--accent);
      transform-origin: 0 50%;
      animation: ${grow} linear;
      animation-timeline: scroll();
    }
  }
`;
