import { OPENING, UNSCRIPTED } from "../../lib/hydration";
import { loadPage, type LoadedPage } from "./page-loader";

/*
 * What Gatsby does where a part of the site does not arrive: without a page's script or its data it
 * throws, or shows the page for paths that do not exist in the place of the one that does. The page
 * that the server has sent is better than both.
 */

const NOT_FOUND = /^\/404(\.html|\/)?$/;

const isMissing = (loaded: LoadedPage | undefined): boolean =>
  !loaded?.page || NOT_FOUND.test(loaded.page.path);

/** Links look whether they are on the screen; where that fails, they are to do without. */
const withoutBrokenObserver = (): void => {
  try {
    new IntersectionObserver(() => {});
  } catch {
    Reflect.deleteProperty(window, "IntersectionObserver");
  }
};

/** Whether all that a page needs is here, or can be fetched. */
export const canBeShown = async (path: string): Promise<boolean> =>
  !isMissing(await loadPage(path));

const forEver = new Promise<never>(() => {});

/**
 * The router decodes the place that an address names, and throws where that cannot be done.
 *
 * @returns whether the address named such a place; it names none any more.
 */
const withoutBrokenHash = (): boolean => {
  const { hash, pathname, search } = window.location;
  try {
    decodeURI(hash);
    return false;
  } catch {
    window.history.replaceState(window.history.state, "", pathname + search);
    return true;
  }
};

/**
 * To be awaited before React takes over the first page. Never ends where its data or its script
 * did not arrive: the page stays as the server sent it, with links that work.
 */
export const firstPageLoaded = async (): Promise<void> => {
  withoutBrokenObserver();
  if (withoutBrokenHash()) {
    // The router has read the address already.
    window.dispatchEvent(new PopStateEvent("popstate", { state: window.history.state as unknown }));
  }
  // Before the router's own: it reads the address when it is told that it has changed.
  window.addEventListener("popstate", withoutBrokenHash);
  const { pagePath = "" } = window as Window & { pagePath?: string };
  if (NOT_FOUND.test(pagePath)) return;
  const { pathname, search } = window.location;
  if (await canBeShown(pathname + search)) return;
  const { dataset } = document.documentElement;
  dataset[UNSCRIPTED] = "";
  // What lies below waited for React, which will not come.
  Reflect.deleteProperty(dataset, OPENING);
  console.warn(`The scripts or the data of ${pathname} did not arrive; the page stays as it is.`);
  await forEver;
};
