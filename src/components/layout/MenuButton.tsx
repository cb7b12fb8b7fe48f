import styled from "styled-components";
import { from, motion } from "../../theme/media";

const Toggle = styled.button`
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
  min-height: var(--target);
  padding: 0 var(--space-2);
  margin-inline-end: calc(-1 * var(--space-2));
  border: 0;
  background: none;
  font: 600 var(--text-sm) / 1 var(--font-text);

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
  width: 1.375rem;
  height: 0.625rem;

  &::before,
  &::after {
    content: "";
    position: absolute;
    inset-inline: 0;
    height: 1.5px;
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
    transform: translateY(0.266rem) rotate(45deg);
  }

  [aria-expanded="true"] > &::after {
    transform: translateY(-0.266rem) rotate(-45deg);
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
