import { defineConfig } from "@playwright/test";
import { BROWSER_FLAGS, findBrowser } from "./scripts/browser/find";

const PORT = Number(process.env.PORT ?? 9100);

/**
 * What these look at is the same whether anything moves or not, so they ask for less motion: without the entrance of
 * every page a browser that draws with a processor is done in four fifths of the time. Tests of how a page comes, of
 * what answers a press and of what costs time are not among them.
 */
const STILL = [
  "accessibility",
  "accessibility-tree",
  "fonts",
  "grids",
  "head",
  "headlines",
  "hostile",
  "kitchen-sink",
  "overflow",
  "pagination",
  "picture-sizes",
  "reading-settings",
  "styles",
].map((name) => `**/${name}.spec.ts`);

/**
 * A tab begins with an empty page, and goes to the first one in a process of its own. Where that process has to be new,
 * it takes a quarter of what it takes to open a page; what is tested is the same in either.
 */
const ONE_PROCESS = "--renderer-process-limit=1";

/** Tests of the built site in a real browser, served as production will serve it. */
export default defineConfig({
  testDir: "__tests__/e2e",
  outputDir: "test-results",
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  retries: 0,
  // A machine that is shared may stand still for seconds; that is no fault of the site.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [
    ["list"],
    ["json", { outputFile: ".artifacts/e2e-results.json" }],
    ["./__tests__/e2e/support/states-reporter.ts"],
  ],
  use: {
    baseURL: `http://localhost:${PORT}`,
    launchOptions: { executablePath: findBrowser(), args: [...BROWSER_FLAGS, ONE_PROCESS] },
    // A trace of every test takes a quarter of its time: `--trace on` makes one where it is wanted.
    screenshot: "only-on-failure",
  },
  projects: [
    { name: "still", testMatch: STILL, use: { contextOptions: { reducedMotion: "reduce" } } },
    { name: "in motion", testIgnore: STILL },
  ],
  webServer: {
    command: "npm run serve",
    env: { PORT: String(PORT) },
    url: `http://localhost:${PORT}`,
    reuseExistingServer: false,
  },
});
