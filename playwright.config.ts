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
  reporter: [["list"], ["json", { outputFile: ".artifacts/e2e-results.json" }]],
  use: {
    baseURL: `http://localhost:${PORT}`,
    launchOptions: { executablePath: findBrowser(), args: BROWSER_FLAGS },
    trace: "retain-on-failure",
  },
  webServer: {
    command: "npm run serve",
    env: { PORT: String(PORT) },
    url: `http://localhost:${PORT}`,
    reuseExistingServer: false,
  },
});
