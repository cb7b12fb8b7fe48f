import { css, keyframes } from "styled-components";
import { motion } from "./media";

/** How far what enters comes up. */
const RISE = "1.25rem";

/*
 * From faint to full, not from nothing: what is there is painted, and can be read, with the first
 * frame. What begins unseen is late for the visitor by as long as the animation takes.
 */
const rise = keyframes`
  from { opacity: 0.2; transform: translateY(${RISE}); }
`;

interface Stagger {
  /** Start delay added per index, in ms. */
  stepMs: number;
  /** The longest start delay, in ms. */
  capMs: number;
}

const delays = ({ stepMs, capMs }: Stagger, count: number, part: string): string =>
  Array.from({ length: count }, (_, index) => {
    const delay = Math.min(index * stepMs, capMs);
    const last = index === count - 1 ? `:nth-child(n + ${index + 1})` : `:nth-child(${index + 1})`;
    return `&${last}${part} { animation-delay: ${delay}ms; }`;
  }).join("\n");

/** Fades in and slides up once, when first rendered. CSS alone: it needs no script to end. */
export const entrance = css`
  ${motion} {
    animation: ${rise} var(--slow) var(--ease) both;
  }
`;

const WITHIN = " > *";

/**
 * The entrance for the children of a list, each `stepMs` after the one before.
 *
 * @param count how many children there are; with a cap, as many as it takes to reach it are enough.
 */
export const staggered = (stagger: Stagger, count: number) => css`
  ${entrance}
  ${motion} {
    ${delays(stagger, count, "")}
  }
`;

/**
 * The same for children that wait while the page opens (src/theme/opening.ts): what they hold enters, when it is
 * first laid out. A child that waits itself cannot be moved beside the page's own work: the browser would lay out and
 * paint the page anew with each frame, for what nobody sees.
 */
export const staggeredWithin = (stagger: Stagger, count: number) => css`
  /* While it may wait, a child clips what it holds, which rises from below. */
  overflow-clip-margin: ${RISE};

  ${WITHIN} {
    ${entrance}
  }
  ${motion} {
    ${delays(stagger, count, WITHIN)}
  }
`;
