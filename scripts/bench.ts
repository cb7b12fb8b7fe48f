import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { createServer } from "node:net";
import path from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { routes as paths } from "../src/lib/routes";
import { benchTable, medianOf, percentile, tasksTable, type Measured } from "./bench/table";
import { visit, type Visit } from "./bench/measure";
import { timePageChanges } from "./bench/page-changes";
import { makePlainPage } from "./bench/plain-page";
import { buildStockSite } from "./bench/stock-site";
import { timeTasks, type Tasks } from "./bench/tasks";
import { BROWSER_FLAGS, findBrowser, MEASURING_FLAGS } from "./browser/find";
import { previewServer } from "./preview/server";
import { siteRoutes } from "./site-routes";

/*
 * `npm run bench [-- --runs 3 --route /about --compare other/public]`: Lighthouse over the built
 * site, served as production serves it: the median of several visits to each route. With another
 * static folder, its routes are visited in turns with ours, so that a machine that slows down slows
 * both. Two options build that folder: `--stock` the same routes by Gatsby's own means, with its
 * pictures and whole fonts, and `--unfinished` the same pages as Gatsby leaves them, without our last
 * step. The last line is of a page of one line, which tells what the machine takes by itself. The
 * browser has no window, if there is such a one, or with `--whole` is one as visitors have it. Writes
 * .artifacts/bench.json. `--changes` times changes of page, and `--tasks` the tasks of pages.
 */

const RESULT = ".artifacts/bench.json";

/** Pages that the navigation of every page leads to. */
const NAVIGATION = [paths.home, paths.about, paths.career, paths.projects, paths.contact];

const { values } = parseArgs({
  options: {
    runs: { type: "string", default: "3" },
    route: { type: "string", multiple: true },
    compare: { type: "string" },
    stock: { type: "boolean", default: false },
    unfinished: { type: "boolean", default: false },
    changes: { type: "boolean", default: false },
    tasks: { type: "boolean", default: false },
    whole: { type: "boolean", default: false },
  },
});

const browserPath = (): string => findBrowser({ whole: values.whole });

const listen = (server: Server): Promise<string> =>
  new Promise((resolve) => {
    server.listen(0, () => {
      resolve(`http://localhost:${(server.address() as AddressInfo).port}`);
    });
  });

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.listen(0, () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });

const hasRoute = (folder: string, route: string): boolean =>
  [`${route}/index.html`, `${route}.html`].some((file) => existsSync(path.join(folder, file)));

/** The folder that routes are visited of in turns with ours, if any; it may have to be built. */
const otherFolder = async (): Promise<string | undefined> => {
  if (values.stock) return buildStockSite("stock");
  if (values.unfinished) return buildStockSite("unfinished");
  return values.compare;
};

/** Prints how long a visitor waits from a press on a link to the first frame of the next page. */
const benchChanges = async (): Promise<void> => {
  const server = previewServer({ root: "public" });
  const origin = await listen(server);
  const browser = await chromium.launch({ executablePath: browserPath(), args: BROWSER_FLAGS });
  try {
    const times = await timePageChanges(browser, origin, NAVIGATION, Number(values.runs));
    const at = (share: number) => percentile(times, share).toFixed(0);
    console.log(
      `${times.length} changes of page, ms from the press to the first frame of the next`,
    );
    console.log(`median ${at(0.5)}, three quarters within ${at(0.75)}, longest ${at(1)}`);
  } finally {
    await browser.close();
    server.close();
  }
};

/** Prints how long pages occupy their thread after the first paint: by the clock, and of a processor. */
const benchTasks = async (routes: readonly string[]): Promise<void> => {
  const folders = ["public", ...(values.compare ? [values.compare] : [])];
  const servers = folders.map((root) => previewServer({ root }));
  const sites = (await Promise.all(servers.map(listen))).map((origin) => ({
    origin,
    visits: new Map<string, Tasks[]>(routes.map((route) => [route, []])),
  }));
  const launch = () => chromium.launch({ executablePath: browserPath(), args: MEASURING_FLAGS });
  try {
    for (const route of routes) {
      for (let run = 0; run < Number(values.runs); run += 1) {
        for (const { origin, visits } of sites) {
          visits.get(route)?.push(await timeTasks(launch, `${origin}${route}`));
        }
      }
    }
  } finally {
    for (const server of servers) server.close();
  }
  for (const [at, { visits }] of sites.entries()) {
    const measured = [...visits].map(([route, each]) => ({ route, ...medianOf(each) }));
    console.log(`\n${folders[at] ?? ""}\n${tasksTable(measured)}`);
  }
};

const main = async (): Promise<void> => {
  if (!existsSync("public/index.html")) throw new Error("There is no built site: npm run build");
  if (values.changes) return benchChanges();
  if (values.tasks) return benchTasks(values.route ?? siteRoutes());
  if (!existsSync("node_modules/.bin/lighthouse")) {
    throw new Error("Lighthouse is not installed: npm install --no-save lighthouse@12");
  }
  const runs = Number(values.runs);
  const routes = values.route ?? siteRoutes();
  const compared = await otherFolder();
  const plain = makePlainPage();
  const roots = ["public", plain, ...(compared ? [compared] : [])];
  const servers = roots.map((root) => previewServer({ root }));
  const [ours = "", line = "", other] = await Promise.all(servers.map(listen));
  const port = await freePort();
  const args = [...MEASURING_FLAGS, `--remote-debugging-port=${port}`];
  const browser = await chromium.launch({ executablePath: browserPath(), args });
  const measured: Measured[] = [];
  const lines: Visit[] = [];
  try {
    for (let run = 0; run < runs; run += 1) lines.push(await visit(line, port));
    for (const route of routes) {
      const mine: Visit[] = [];
      const theirs: Visit[] = [];
      for (let run = 0; run < runs; run += 1) {
        mine.push(await visit(`${ours}${route}`, port));
        if (other && compared && hasRoute(compared, route)) {
          theirs.push(await visit(`${other}${route}`, port));
        }
      }
      measured.push({
        route,
        ours: medianOf(mine),
        other: theirs.length > 0 ? medianOf(theirs) : undefined,
      });
      console.log(`${route}: ${mine.map(({ lcp }) => lcp.toFixed(0)).join(", ")} ms`);
    }
  } finally {
    await browser.close();
    for (const server of servers) server.close();
    rmSync(plain, { recursive: true });
  }
  measured.push({ route: "(one line)", ours: medianOf(lines) });
  console.log(`\nmedian of ${runs}\n${benchTable(measured)}`);
  mkdirSync(path.dirname(RESULT), { recursive: true });
  writeFileSync(RESULT, `${JSON.stringify({ runs, measured }, null, 2)}\n`);
};

void main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
