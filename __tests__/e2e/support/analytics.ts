import type { Page } from "@playwright/test";
import { BROWSER_FLAGS, findBrowser } from "../../../scripts/browser/find";

const HOST = "visited.example";
const PORT = Number(process.env.PORT ?? 9100);

/** The built site under a name that is not of this machine, as visitors see it. */
export const onItsHost = {
  baseURL: `http://${HOST}:${PORT}`,
  launchOptions: {
    executablePath: findBrowser(),
    args: [
      ...BROWSER_FLAGS,
      `--host-resolver-rules=MAP ${HOST} 127.0.0.1`,
      // As it is there, where every page comes over HTTPS.
      `--unsafely-treat-insecure-origin-as-secure=http://${HOST}:${PORT}`,
    ],
  },
};

export const SCRIPTS = {
  insights: "/_vercel/insights/script.js",
  speed: "/_vercel/speed-insights/script.js",
} as const;

/** Notes what is asked of the provider, and when in the life of the page. */
export const watchProvider = (page: Page): string[] => {
  const events: string[] = [];
  page.on("load", () => events.push("load"));
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/_vercel/")) events.push(pathname);
  });
  return events;
};

/** Answers for the provider's scripts with ones that do nothing. */
export const stubScripts = (page: Page): Promise<unknown> =>
  page.route("**/_vercel/**", (route) =>
    route.fulfill({ contentType: "text/javascript", body: "" }),
  );

/** The paths of the page views that wait for the provider's script. */
export const pageViews = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const queue = (window as unknown as { vaq?: [string, { path?: string }][] }).vaq ?? [];
    return queue.filter(([event]) => event === "pageview").map(([, { path }]) => path ?? "");
  });
