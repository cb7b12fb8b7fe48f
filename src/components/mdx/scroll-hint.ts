import { css } from "styled-components";
import { SHADE } from "../../theme/colours";

/**
 * A shade at each edge behind which there is more, for a region that scrolls sideways: the shades
 * stay with the region, and covers that move with what is in it hide them at both ends. A part of a
 * pixel shows past a cover at the very edge, where there is no shade therefore.
 */
export const scrollHint = css`
  background:
    linear-gradient(to right, var(--paper) var(--space-5), transparent) 0 0 / var(--space-7) 100%
      local,
    linear-gradient(to left, var(--paper) var(--space-5), transparent) 100% 0 / var(--space-7) 100%
      local,
    linear-gradient(to right, transparent var(--hairline), ${SHADE} 0, transparent) 0 0 /
      var(--space-5) 100% scroll,
    linear-gradient(to left, transparent var(--hairline), ${SHADE} 0, transparent) 100% 0 /
      var(--space-5) 100% scroll;
  background-repeat: no-repeat;
`;
