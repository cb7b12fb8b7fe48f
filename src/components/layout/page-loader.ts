import { isMiddling, isSparing } from "../../lib/connection";
import { pageAddress } from "../../lib/page-address";

/** What Gatsby's loader gives for a page; a status, and no page, where it could not be loaded. */
export interface LoadedPage {
  page?: { path: string };
}

interface Loader {
  loadPage: (path: string) => Promise<LoadedPage | undefined>;
  /** What Gatsby's links call when a pointer comes over them. */
  hovering: (path: string) => void;
  /** What they call when they have come on the screen; gives what can abort it, or nothing. */
  enqueue: (path: string) => unknown;
}

const loader = (): Loader | undefined => (window as Window & { ___loader?: Loader }).___loader;

/**
 * Fetches what a page needs, unless it is there already.
 *
 * @param path path of the page, with its query if it has one
 * @returns the page, or the page for paths that do not exist; nothing where neither can be had, or
 *   where Gatsby does not run
 */
export const loadPage = async (path: string): Promise<LoadedPage | undefined> =>
  loader()
    ?.loadPage(path)
    .catch(() => undefined);

/**
 * Fetches what a page needs that somebody is about to turn to, unless the line is to be spared.
 *
 * @param path path of the page, with its query if it has one
 */
export const fetchAhead = (path: string): void => {
  if (!isSparing()) void loadPage(path);
};

/**
 * The same for a link that a mouse has come over before the page was alive, which is often what brings it
 * to life: no browser says so once more.
 */
export const fetchHovered = (): void => {
  const href = document.querySelector("a:hover")?.getAttribute("href") ?? "";
  const path = pageAddress(href);
  if (path !== undefined) fetchAhead(path);
};

/**
 * Has Gatsby's links spare a line as well. By themselves they fetch over any what a mouse comes over,
 * and spare only the slowest what links lead to that are on the screen. Over one that is neither slow
 * nor quick (3G) all of those would share it with what the visitor is reading: there only links are
 * fetched that a mouse or a finger has come to.
 */
export const spareLine = (): void => {
  const gatsbys = loader();
  if (!gatsbys) return;
  const { enqueue } = gatsbys;
  gatsbys.hovering = fetchAhead;
  gatsbys.enqueue = (path) => (isSparing() || isMiddling() ? undefined : enqueue(path));
};
