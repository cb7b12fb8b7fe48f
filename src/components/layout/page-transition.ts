import { navigate } from "gatsby";
import type { MouseEvent } from "react";

/** The name under which a plate is followed from one page to the next. */
export const PLATE_TRANSITION = "plate";

interface Loader {
  loadPage: (path: string) => Promise<unknown>;
}

const loader = (): Loader | undefined => (window as Window & { ___loader?: Loader }).___loader;

const isPlainPress = (event: MouseEvent): boolean =>
  !event.defaultPrevented &&
  event.button === 0 &&
  !event.metaKey &&
  !event.ctrlKey &&
  !event.shiftKey &&
  !event.altKey;

const wantsMotion = (): boolean =>
  window.matchMedia("(prefers-reduced-motion: no-preference)").matches;

/** Ends when React has shown another page; `showPage` of the layout says so. */
let pageShown: (() => void) | undefined;
const nextPage = (): Promise<void> =>
  new Promise((resolve) => {
    pageShown = resolve;
  });

/** To be called by the layout after each change of page. */
export const announcePage = (): void => {
  pageShown?.();
  pageShown = undefined;
};

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

const follow = async (path: string, plate: HTMLElement | null): Promise<void> => {
  // The old page stays alive while the new one loads; only then is the screen held.
  await loader()
    ?.loadPage(path)
    .catch(() => undefined);
  plate?.style.setProperty("view-transition-name", PLATE_TRANSITION);
  const transition = document.startViewTransition(async () => {
    const restore = framesWithoutScreen();
    const shown = nextPage();
    void navigate(path);
    await shown;
    restore();
  });
  await transition.finished.catch(() => undefined);
  plate?.style.removeProperty("view-transition-name");
};

/**
 * Changes the page in one movement where the browser can and the visitor has not asked for
 * stillness; a plate that is pressed becomes the opening picture of the page it leads to.
 * Elsewhere the link does what links do.
 */
export const withPageTransition = (event: MouseEvent<HTMLAnchorElement>, path: string): void => {
  if (!isPlainPress(event) || !document.startViewTransition || !wantsMotion()) return;
  if (path === window.location.pathname) return;
  event.preventDefault();
  const card = event.currentTarget.closest("[data-plate]");
  void follow(path, card?.querySelector("picture") ?? null);
};
