import styled, { css } from "styled-components";
import { motion } from "../../theme/media";
import { Link } from "./Link";
import { needsScripts } from "./styles";

const control = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: var(--space-2);
  min-height: var(--row);
  padding: var(--space-2) var(--space-5);
  border: var(--hairline) solid var(--ink);
  border-radius: var(--radius);
  font: 400 var(--text-sm) / var(--leading-snug) var(--font-text);
  text-align: center;
  text-decoration: none;
  transition:
    background-color var(--fast),
    color var(--fast),
    border-color var(--fast);

  ${motion} {
    &:active {
      transform: translateY(var(--hairline));
    }
  }
`;

const primary = css`
  border-color: var(--accent);
  background: var(--accent);
  color: var(--on-accent);

  &:hover {
    border-color: var(--ink);
    background: var(--ink);
    color: var(--paper);
  }

  &:active {
    border-color: var(--ink-soft);
    background: var(--ink-soft);
    color: var(--paper);
  }
`;

const secondary = css`
  background: transparent;
  color: var(--ink);

  &:hover {
    background: var(--ink);
    color: var(--paper);
  }

  &:active {
    background: var(--ink-soft);
    color: var(--paper);
  }
`;

interface Look {
  $look?: "primary" | "secondary";
}

const look = ({ $look = "secondary" }: Look) => ($look === "primary" ? primary : secondary);

/** A link that looks like what it is: the next step. */
export const ButtonLink = styled(Link)<Look>`
  ${control}
  ${look}
`;

/** Does something on the page, for which it needs a script: without one it is not offered. */
export const Button = styled.button.attrs<Look>({ type: "button" })`
  ${control}
  ${look}

  ${needsScripts}
`;
