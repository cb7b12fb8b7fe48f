import styled, { keyframes } from "styled-components";
import { motion } from "../../theme/media";
import { RiverLeaf } from "./RiverLeaf";
import { label, sheet } from "./styles";

const turn = keyframes`
  to { transform: rotate(1turn); }
`;

const appear = keyframes`
  from { opacity: 0; }
`;

const Line = styled.p`
  ${sheet}
  ${label}
  display: flex;
  gap: var(--space-4);
  align-items: center;
  padding-block: var(--space-6);
  color: var(--bronze);

  svg {
    font-size: var(--text-2xl);
  }

  /* What comes at once has no need of it. */
  ${motion} {
    animation: ${appear} var(--fast) var(--medium) both;

    svg {
      animation: ${turn} var(--turn) linear infinite;
    }
  }
`;

/** The turning leaf, and what is being waited for. The list it belongs to says so when it ends. */
export const Waiting = ({ text }: { text: string }) => (
  <Line>
    <RiverLeaf />
    {text}
  </Line>
);
