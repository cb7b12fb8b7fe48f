import { css, keyframes } from "styled-components";
import { FIRST, OPENING } from "../lib/hydration";
import { motion, notOnTallScreens, onTelephones } from "./media";

/*
 * While a page opens, what lies below its first view is neither laid out, nor are its fonts and
 * pictures fetched, so that none of it competes with what the visitor is looking at. What comes near
 * the viewport is shown all the same, but for lists on telephones (`afterFirstPicture`). It ends when the page has come alive
 * (src/components/layout/lay-out-rest.ts), so that nothing stays clipped, estimated or counted apart.
 */

/** For an element that lies below the first view of its page on most screens. */
export const belowFirstView = { className: "below" } as const;

/** For an element whose children do, from the fifth on. */
export const firstFour = { className: "first-four" } as const;

const FROM_THE_FIFTH = ":nth-child(n+5)";

/** All that lies below the first view. */
export const BELOW = `:is(.${belowFirstView.className},.${firstFour.className}>${FROM_THE_FIFTH})`;

/** The height is about that of a paragraph on a phone: of a text, the scrollbar is nearly right at once. */
const waiting = css`
  ${notOnTallScreens} {
    content-visibility: auto;
    contain-intrinsic-size: auto 12rem;
  }
`;

export const openingStyle = css`
  [data-${OPENING}] .${belowFirstView.className} {
    ${waiting}
  }
`;

/**
 * For an element with `firstFour`. No part of the global style: `:nth-child` without a class may match any
 * element, so that in every page with this rule the browser goes through all of them when the mark goes.
 */
export const firstFourStyle = css`
  [data-${OPENING}] &.${firstFour.className} > ${FROM_THE_FIFTH} {
    ${waiting}
  }
`;

/**
 * For a list whose first picture opens its page, and whose other entries have `belowFirstView`. On a telephone
 * they begin below the screen, but so near to it that browsers lay them out, and fetch their pictures and fonts,
 * while the first picture is on its way. Here they wait until the page has loaded and that is painted, until
 * somebody is about to scroll to them, or for four seconds (src/build/first-view/starter.ts). So long they can
 * neither be found nor read by assistive technology. They are about as high as the screen, so that
 * the footer does not come near in their place; a width of theirs would be that of the page.
 */
export const afterFirstPicture = css`
  ${onTelephones} {
    [data-${OPENING}] & > .${belowFirstView.className} {
      contain-intrinsic-block-size: auto 100vh;
    }

    [data-${OPENING}="${FIRST}"] & > .${belowFirstView.className} {
      content-visibility: hidden;
    }
  }
`;

const untilFirstFrame = keyframes`
  from,
  to {
    content-visibility: hidden;
    contain-intrinsic-block-size: auto 100vh;
  }
`;

/**
 * For an element that lies below the first view of a telephone, or low in it, yet near enough to be shown
 * before the page is: browsers lay out one and a half screens ahead. It is left out of the first frame, so
 * that its pictures and fonts are asked for after that; where it is in view it comes with the second. As
 * high as the screen until then, it moves nothing that can be seen. Not where somebody comes back to a place
 * further down, which would be another one in that frame.
 */
export const afterFirstFrame = css`
  ${motion} {
    [data-${OPENING}] & {
      animation: ${untilFirstFrame} 1ms;
    }
  }
`;
