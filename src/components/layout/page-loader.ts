/** What Gatsby's loader gives for a page; a status, and no page, where it could not be loaded. */
export interface LoadedPage {
  page?: { path: string };
}

interface Loader {
  loadPage: (path: string) => Promise<LoadedPage | undefined>;
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
