/** The part of socket.io's client that tells when the site can tell the page something. */
export interface Connection {
  connected: boolean;
  once(event: "connect", listener: () => void): unknown;
}

/** What Gatsby's loader holds of a page, and of what all pages show by the hashes of its queries. */
export interface LoadedPage {
  json: { data?: unknown; pageContext?: unknown };
  page: { path: string };
  shared: Readonly<Record<string, unknown>>;
}

interface PageData {
  result: LoadedPage["json"];
  staticQueryHashes: readonly string[];
}

/** The part of Gatsby's own module of its loader (`.cache/loader`) that is used here. */
export interface Loader {
  default: { loadPageSync(path: string): Omit<LoadedPage, "shared"> | undefined };
  getStaticQueryResults(): LoadedPage["shared"];
}

/** What the loader holds of the page that is open. What a page was loaded with of all pages is not renewed. */
export const readOpenPage = (loader: Loader) => (): LoadedPage | undefined => {
  const page = loader.default.loadPageSync(window.location.pathname);
  return page && { ...page, shared: loader.getStaticQueryResults() };
};

const ask = async (path: string): Promise<unknown> => {
  const answer = await fetch(path, { cache: "no-store" });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.json();
};

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Whether the page holds what its site says of it by now. */
const isUpToDate = async (read: () => LoadedPage | undefined): Promise<boolean> => {
  const path = read()?.page.path;
  if (path === undefined) return true;
  // The name that Gatsby gives to the data of the first page.
  const folder = path === "/" ? "index" : path.replace(/^\/|\/$/g, "");
  const { result, staticQueryHashes } = (await ask(
    `/page-data/${folder}/page-data.json`,
  )) as PageData;
  const shared = await Promise.all(
    staticQueryHashes.map(
      async (hash) => [hash, await ask(`/page-data/sq/d/${hash}.json`)] as const,
    ),
  );
  // Looked at after the answer, which may have made Gatsby tell the page what was new.
  const page = read();
  // Another page that has been opened meanwhile has asked for its words by itself.
  if (page?.page.path !== path) return true;
  return (
    isSame(page.json.data, result.data) &&
    isSame(page.json.pageContext, result.pageContext) &&
    shared.every(([hash, said]) => isSame(page.shared[hash], said))
  );
};

/**
 * Reloads a page in `npm start` that has older words than its site. What is saved once the
 * connection is there the site tells by itself; what was saved between the moment in which the page
 * got its words and that one it has told to nobody. To be called when the page has been drawn: then
 * Gatsby tells the site over the connection which page is open, before anything else.
 *
 * @param read what the page holds
 */
export const reloadWhenBehind = (
  connection: Connection,
  read: () => LoadedPage | undefined,
  reload: () => void,
): void => {
  const look = (): void => {
    isUpToDate(read)
      .then((isSo) => {
        if (!isSo) reload();
      })
      // A site that is away is noticed where its connection is (reload-when-back.ts).
      .catch(() => undefined);
  };
  if (connection.connected) look();
  else connection.once("connect", look);
};
