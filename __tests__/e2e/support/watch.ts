import type { Page } from "@playwright/test";

export interface Watched {
  /** Errors and warnings of the console, and errors that nobody caught. */
  complaints: string[];
  /** Requests that failed or were answered with an error. */
  failures: string[];
  /** Requests to another host than the page's own. */
  foreign: string[];
}

/** Notes everything that goes wrong on a page from now on. */
export const watch = (page: Page, ownHost: string): Watched => {
  const watched: Watched = { complaints: [], failures: [], foreign: [] };
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) watched.complaints.push(message.text());
  });
  page.on("pageerror", (error) => watched.complaints.push(error.message));
  page.on("requestfailed", (request) => {
    // A picture that is no longer wanted is no failure.
    const reason = request.failure()?.errorText ?? "";
    if (reason !== "net::ERR_ABORTED") watched.failures.push(`${reason} ${request.url()}`);
  });
  page.on("response", (response) => {
    if (response.status() >= 400) watched.failures.push(`${response.status()} ${response.url()}`);
  });
  page.on("request", (request) => {
    const { protocol, host } = new URL(request.url());
    if (/^(http|ws)/.test(protocol) && host !== ownHost) watched.foreign.push(request.url());
  });
  return watched;
};

/** Starts to add up how far things move without anybody's doing, from the first paint on. */
export const watchShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    const describe = (node: Node | null | undefined) =>
      node instanceof Element
        ? `${node.localName} "${(node.textContent ?? "").trim().slice(0, 30)}"`
        : (node?.nodeName ?? "something");
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput, sources } = entry as unknown as {
          value: number;
          hadRecentInput: boolean;
          sources: { node?: Node }[];
        };
        const moved = sources.map(({ node }) => describe(node)).join(", ");
        // A font that arrives in the tenth of a second that `font-display: optional` grants it may
        // move a word by a pixel (0.0001 measured); a shift that can be seen is far above this.
        const isVisible = value >= 0.0005;
        if (!hadRecentInput && isVisible) shifts.push(`${value.toFixed(5)}: ${moved}`);
      }
    }).observe({ type: "layout-shift", buffered: true });
  });

/** What moved so far, and by how much. */
export const shiftsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);

/** What a browser took for the largest that it has painted. */
export interface LargestPaint {
  tag: string;
  /** What it says, or what a picture shows. */
  text: string;
  fetchPriority: string;
  /** Where a picture came from; "" for words. */
  url: string;
}

/** The last that counted as the largest paint of a page. */
export const largestPaint = (page: Page): Promise<LargestPaint> =>
  page.evaluate(
    () =>
      new Promise<LargestPaint>((resolve) => {
        new PerformanceObserver((paints) => {
          const { element, url } = paints.getEntries().at(-1) as unknown as {
            element: Element | null;
            url: string;
          };
          // Of words it may be a part of their element.
          const shown = element?.closest("h1, p, img");
          resolve({
            tag: shown?.tagName ?? "",
            text: shown?.getAttribute("alt") ?? shown?.textContent ?? "",
            fetchPriority: shown instanceof HTMLImageElement ? shown.fetchPriority : "",
            url,
          });
        }).observe({ type: "largest-contentful-paint", buffered: true });
      }),
  );
