import { useEffect, useRef, useState } from "react";
import styled from "styled-components";
import { LARGE_QUERY, screenOnly, unscripted } from "../../theme/media";
import { HEADER_SCROLL_THRESHOLD_PX } from "../../lib/constants";
import { sheet } from "../ui/styles";
import { MenuButton } from "./MenuButton";
import { Navigation } from "./Navigation";
import type { Site } from "./useSite";
import { useScrolled } from "./useScrolled";
import { Wordmark } from "./Wordmark";

const Bar = styled.header.attrs(screenOnly)`
  position: fixed;
  z-index: 10;
  inset: 0 0 auto;
  border-bottom: var(--hairline) solid transparent;
  transition:
    background-color var(--medium),
    border-color var(--medium);

  &[data-scrolled="true"] {
    border-color: var(--rule);
    background: color-mix(in srgb, var(--paper) 86%, transparent);
    backdrop-filter: blur(var(--space-2));
  }

  /* Nobody says there when the page is scrolled. */
  ${unscripted} {
    background: var(--paper);
  }
`;

const Row = styled.div`
  ${sheet}
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: var(--header-height);
`;

const MENU_ID = "menu";

/** Browsers without popovers know no such selector, and have nothing that could be open. */
const isOpen = (popover: HTMLElement): boolean =>
  typeof popover.showPopover === "function" && popover.matches(":popover-open");

interface Props {
  site: Site;
  /** Path of the current page, without a trailing slash. */
  path: string;
}

/**
 * The fixed header. On small screens the navigation is a native popover, which opens and closes
 * by its button and by Escape before any script runs; the script adds what assistive technology
 * is told and closes it when a link is tapped.
 */
export const Header = ({ site, path }: Props) => {
  const scrolled = useScrolled(HEADER_SCROLL_THRESHOLD_PX);
  const [open, setOpen] = useState(false);
  const menu = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = menu.current;
    if (!element) return undefined;
    const update = (event: Event) => setOpen((event as ToggleEvent).newState === "open");
    element.addEventListener("toggle", update);
    // It may have been opened before this script ran.
    setOpen(isOpen(element));
    // A tablet that is turned: an open popover would stay above the page that it covers.
    const large = window.matchMedia(LARGE_QUERY);
    const close = () => {
      if (large.matches) element.hidePopover?.();
    };
    large.addEventListener("change", close);
    // It covers the page: whoever goes on by keyboard behind it is to see where they are.
    const closeBehind = ({ target }: FocusEvent) => {
      const header = element.closest("header");
      if (isOpen(element) && !header?.contains(target as Node)) element.hidePopover();
    };
    document.addEventListener("focusin", closeBehind);
    return () => {
      document.removeEventListener("focusin", closeBehind);
      element.removeEventListener("toggle", update);
      large.removeEventListener("change", close);
    };
  }, []);

  const close = () => {
    if (open) menu.current?.hidePopover?.();
  };

  return (
    <Bar data-scrolled={scrolled}>
      <Row>
        <Wordmark name={site.name} />
        <MenuButton menuId={MENU_ID} open={open} />
        <Navigation ref={menu} id={MENU_ID} items={site.navigation} path={path} onFollow={close} />
      </Row>
    </Bar>
  );
};
