import { css } from "styled-components";
import { OPENING } from "../lib/hydration";

/*
 * While a page opens, what lies below its first view is neither laid out, nor are its fonts and
 * pictures fetched, so that none of it competes with what the visitor is looking at. What comes near
 * the viewport is shown all the same. It ends when the page has come alive
 * (src/components/layout/lay-out-rest.ts), so that nothing stays clipped, estimated or counted apart.
 */

/** For an element that lies below the first view of its page on most screens. */
export const belowFirstView = { className: "below" } as const;

/** For an element whose children do, from the fifth on. */
export const firstFour = { className: "first-four" } as const;

/** All that lies below the first view. */
export const BELOW = `:is(.${belowFirstView.className},.${firstFour.className}>:nth-child(n+5))`;

/** The height is about that of a paragraph on a phone: of a text, the scrollbar is nearly right at once. */
export const openingStyle = css`
  [data-${OPENING}] ${BELOW} {
    content-visibility: auto;
    contain-intrinsic-size: auto 12rem;
  }
`;
