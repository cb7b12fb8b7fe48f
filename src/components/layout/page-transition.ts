import { navigate } from "gatsby";
import type { MouseEvent } from "react";
import { isPlainPress } from "../../lib/plain-press";
import { loadPage } from "./page-loader";

/** The name under which a plate is followed from one page to the next. */
export const PLATE_TRANSITION = "plate";

/** The longest that the screen is held for the next page, in ms; then the change goes on without it. */
const LONGEST_HOLD = 1000;

const wantsMotion = (): boolean =>
  window.matchMedia("(prefers-reduced-motion: no-preference)").matches;

const ignore = (): void => {};

/** Ends when React has shown another page, or when that takes too long. */
let pageShown: () => void = ignore;
const nextPage = (): Promise<void> =>
  new Promise((resolve) => {
    pageShown = resolve;
    window.setTimeout(resolve, LONGEST_HOLD);
  });

/**
 * While the screen is held no animation frame comes, and the router waits for one before it
 * shows the next page; for that time frames are timeouts.
 *
 * @returns what puts the real frames back.
 */
const framesWithoutScreen = (): (() => void) => {
  const { requestAnimationFrame } = window;
  window.requestAnimationFrame = (callback) =>
    window.setTimeout(() => callback(performance.now()), 0);
  return () => {
    window.requestAnimationFrame = requestAnimationFrame;
  };
};

/** The opening picture of this page, which bears the name as long as no other plate does. */
const openingPlate = (): HTMLElement | null =>
  document.querySelector<HTMLElement>("[data-opening-plate] picture");

/** A change of page that somebody asked for. */
interface Way {
  path: string;
}

/** The one that is under way; nothing between two of them. */
let current: Way | undefined;

const showHeld = async (way: Way): Promise<void> => {
  // The screen was held a frame after it was asked for.
  if (current !== way) return;
  const restore = framesWithoutScreen();
  try {
    const shown = nextPage();
    void navigate(way.path);
    await shown;
  } finally {
    restore();
  }
};

/** Nothing where the browser has no transitions, or refuses to make one. */
const startTransition = (change: () => Promise<void>): ViewTransition | undefined => {
  try {
    return document.startViewTransition?.(change);
  } catch {
    return undefined;
  }
};

/** To be called by the layout after each change of page. */
export const announcePage = (): void => {
  pageShown();
};

/**
 * To be called where somebody turns away from the page that they are being taken to: to another one, or to stay. Where
 * they go by the browser's way back is known here.
 */
export const turnAway = (): void => {
  current = undefined;
};

const follow = async (path: string, plate: HTMLElement | null): Promise<void> => {
  const way: Way = { path };
  current = way;
  const arrive = () => {
    if (current === way) turnAway();
  };
  window.addEventListener("popstate", turnAway, { once: true });
  // The old page stays alive while the new one loads; only then is the screen held.
  await loadPage(path);
  // Something else was pressed meanwhile.
  if (current !== way) return;
  // A name that two elements bear calls the whole transition off.
  const opening = plate && openingPlate();
  opening?.style.setProperty("view-transition-name", "none");
  plate?.style.setProperty("view-transition-name", PLATE_TRANSITION);
  const transition = wantsMotion() ? startTransition(() => showHeld(way)) : undefined;
  if (!transition) {
    arrive();
    await navigate(path);
    return;
  }
  // A transition that is skipped rejects; the page has changed all the same.
  transition.ready.catch(ignore);
  await transition.updateCallbackDone.catch(ignore);
  arrive();
  await transition.finished.catch(ignore);
  // This page may have stayed.
  for (const picture of [opening, plate]) picture?.style.removeProperty("view-transition-name");
};

/**
 * Changes the page, in one movement where the browser can and the visitor has not asked for stillness; a plate that is
 * pressed becomes the opening picture of the page it leads to. What was pressed last counts: Gatsby by itself goes to
 * each page when it has come, also where somebody has turned away from it. For a place on the same page the link does
 * what links do.
 */
export const withPageTransition = (event: MouseEvent<HTMLAnchorElement>, path: string): void => {
  if (!isPlainPress(event)) return;
  const { origin, pathname } = window.location;
  if (new URL(path, origin).pathname === pathname) {
    turnAway();
    return;
  }
  event.preventDefault();
  if (current?.path === path) return;
  const card = event.currentTarget.closest("[data-plate]");
  void follow(path, card?.querySelector("picture") ?? null);
};
