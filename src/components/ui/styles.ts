import { css } from "styled-components";
import { UNSCRIPTED } from "../../lib/hydration";
import { unscripted } from "../../theme/media";

/** Small capitals of the text face: labels, dates. */
export const label = css`
  font: 400 var(--text-xs) / var(--leading-loose) var(--font-text);
  letter-spacing: var(--tracking-label);
  text-transform: uppercase;
`;

/** The text that opens or closes a page: larger and lighter than what stands between. */
export const lead = css`
  max-width: var(--measure);
  font-size: var(--text-lg);
  line-height: var(--leading-loose);
  color: var(--ink-soft);
`;

/** The width of the sheet with its margins. */
export const sheet = css`
  width: 100%;
  max-width: calc(var(--sheet) + 2 * var(--margin));
  margin-inline: auto;
  padding-inline: var(--margin);
`;

/** Text that only assistive technology reads. */
export const visuallyHidden = css`
  position: absolute;
  width: var(--hairline);
  height: var(--hairline);
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

/**
 * What has no effect without a script is not offered where none may run, or none came. That none comes is known when the
 * page is on the screen: then it leaves its place empty, so that nothing moves.
 */
export const needsScripts = css`
  ${unscripted} {
    display: none;
  }

  [data-${UNSCRIPTED}] & {
    visibility: hidden;
  }
`;
