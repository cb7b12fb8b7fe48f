import { forwardRef } from "react";
import styled from "styled-components";
import { from, motion } from "../../theme/media";
import { Link } from "../ui/Link";
import { ColourModeSwitch } from "./ColourModeSwitch";

const Panel = styled.div`
  /* Small screens: a popover that slides in from the right. */
  @supports selector(:popover-open) {
    position: fixed;
    inset: var(--header-height) 0 0 auto;
    width: min(100%, var(--panel));
    height: auto;
    max-height: none;
    margin: 0;
    padding: var(--space-5) var(--margin) var(--space-7);
    border: 0;
    border-inline-start: var(--hairline) solid var(--rule);
    border-block-start: var(--hairline) solid var(--rule);
    background: var(--paper);
    color: var(--ink);
    overflow-y: auto;

    &::backdrop {
      inset: var(--header-height) 0 0;
      background: var(--scrim);
    }

    ${motion} {
      transform: translateX(100%);
      transition:
        transform var(--medium) var(--ease),
        display var(--medium) allow-discrete,
        overlay var(--medium) allow-discrete;

      &:popover-open {
        transform: none;

        @starting-style {
          transform: translateX(100%);
        }
      }
    }
  }

  ${from.large} {
    display: flex;
    gap: var(--space-5);
    align-items: center;
    position: static;
    inset: auto;
    width: auto;
    padding: 0;
    border: 0;
    background: none;
    overflow: visible;
    transform: none;
    transition: none;
  }
`;

const List = styled.ul`
  margin-bottom: var(--space-6);
  list-style: none;

  ${from.large} {
    display: flex;
    gap: var(--space-5);
    margin: 0;
  }
`;

const Item = styled(Link)`
  display: flex;
  align-items: center;
  min-height: var(--row);
  border-bottom: var(--hairline) solid var(--rule);
  font: 400 var(--text-xl) / var(--leading-snug) var(--font-display);
  text-decoration: none;

  &:hover,
  &[aria-current] {
    color: var(--accent);
  }

  &[aria-current] {
    font-style: italic;
  }

  ${from.large} {
    min-height: var(--target);
    border: 0;
    font: 400 var(--text-sm) / var(--leading-snug) var(--font-text);
    text-decoration-line: underline;
    text-decoration-color: transparent;
    text-underline-offset: 0.45em;
    transition: text-decoration-color var(--fast);

    &:hover,
    &[aria-current] {
      text-decoration-color: currentColor;
    }

    &[aria-current] {
      font-style: normal;
    }
  }
`;

/** "page" for the page itself, "true" for the section that the page belongs to. */
const currentOf = (item: string, path: string): "page" | "true" | undefined => {
  if (item === path) return "page";
  const section = path.startsWith("/case-studies/") ? "/projects" : path;
  return item !== "/" && `${section}/`.startsWith(`${item}/`) ? "true" : undefined;
};

interface Props {
  id: string;
  items: readonly { readonly label: string; readonly path: string }[];
  path: string;
  onFollow: () => void;
}

/** The main navigation: a row on wide screens, a slide-in menu on small ones. */
export const Navigation = forwardRef<HTMLDivElement, Props>(function Navigation(
  { id, items, path, onFollow },
  ref,
) {
  return (
    <Panel ref={ref} id={id} {...{ popover: "" }}>
      <nav aria-label="Main">
        <List>
          {items.map((item) => (
            <li key={item.path}>
              <Item href={item.path} aria-current={currentOf(item.path, path)} onClick={onFollow}>
                {item.label}
              </Item>
            </li>
          ))}
        </List>
      </nav>
      <ColourModeSwitch />
    </Panel>
  );
});
