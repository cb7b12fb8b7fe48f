import styled, { keyframes } from "styled-components";
import { PETAL, TURNS } from "../../lib/river-leaf";
import { motion } from "../../theme/media";

const fall = keyframes`
  from { transform: none; }
`;

const Drawing = styled.svg`
  width: 100%;
  overflow: visible;
  fill: var(--accent);

  .missing {
    fill: none;
    stroke: var(--outline);
    stroke-width: var(--hairline);
    stroke-dasharray: 3 3;
    vector-effect: non-scaling-stroke;
  }

  .fallen {
    fill: var(--bronze);
    transform: translate(20%, 96%) rotate(33deg);
    transform-box: fill-box;
    transform-origin: 50% 50%;
  }

  ${motion} {
    .fallen {
      animation: ${fall} var(--slow) var(--ease) var(--medium) backwards;
    }
  }
`;

/** The river leaf with one petal gone: its place is still marked, and it lies below. Decorative. */
export const FallenLeaf = () => (
  <Drawing viewBox="0 0 110 165" aria-hidden="true">
    {TURNS.slice(1).map((turn) => (
      <path key={turn} d={PETAL} fillRule="evenodd" transform={`rotate(${turn} 50 50)`} />
    ))}
    <path className="missing" d={PETAL} />
    <path className="fallen" d={PETAL} fillRule="evenodd" />
  </Drawing>
);
