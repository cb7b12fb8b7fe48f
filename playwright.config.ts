import { defineConfig } from "@playwright/test";
import { BROWSER_FLAGS, findBrowser } from "./scripts/browser/find";

const PORT = Number(process.env.PORT ?? 9100);

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
    launchOptions: { executablePath: findBrowser(), args: BROWSER_FLAGS },
    // A trace of every test takes a quarter of its time: `--trace on` makes one where it is wanted.
    screenshot: "only-on-failure",
  },
  webServer: {
    command: "npm run serve",
    env: { PORT: String(PORT) },
    url: `http://localhost:${PORT}`,
    reuseExistingServer: false,
  },
});
