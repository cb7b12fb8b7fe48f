import styled from "styled-components";
import { from, motion } from "../../theme/media";

const Toggle = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  width: var(--target);
  height: var(--target);
  padding: 0;
  /* The bars, not their target, end where the page does. */
  margin-inline-end: calc((var(--icon) - var(--target)) / 2);
  border: 0;
  background: none;
  font: 400 var(--text-sm) / var(--leading-none) var(--font-text);

  ${from.large} {
    display: none;
  }

  /* A browser without popovers shows the navigation in the page; there is nothing to open. */
  @supports not selector(:popover-open) {
    display: none;
  }
`;

const Bars = styled.span`
  position: relative;
  width: var(--icon);
  height: calc(var(--icon) * 0.45);

  &::before,
  &::after {
    content: "";
    position: absolute;
    inset-inline: 0;
    height: var(--stroke);
    background: currentColor;
  }

  ${motion} {
    &::before,
    &::after {
      transition: transform var(--medium) var(--ease);
    }
  }

  &::before {
    top: 0;
  }

  &::after {
    bottom: 0;
  }

  [aria-expanded="true"] > &::before {
    transform: translateY(calc(var(--icon) * 0.19)) rotate(45deg);
  }

  [aria-expanded="true"] > &::after {
    transform: translateY(calc(var(--icon) * -0.19)) rotate(-45deg);
  }
`;

interface Props {
  menuId: string;
  open: boolean;
}

/** Opens and closes the navigation on small screens, as the popover's own invoker. */
export const MenuButton = ({ menuId, open }: Props) => (
  <Toggle
    type="button"
    aria-expanded={open}
    aria-controls={menuId}
    aria-label={open ? "Close menu" : "Open menu"}
    {...{ popovertarget: menuId }}
  >
    <Bars aria-hidden="true" />
  </Toggle>
);
