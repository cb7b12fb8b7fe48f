import { defineConfig } from "@playwright/test";
import { BROWSER_FLAGS, findBrowser } from "./scripts/browser/find";

/** Tests of `npm start` and of a build after it, in a copy of the site (see site-copy.ts). */
export default defineConfig({
  testDir: "__tests__/develop",
  outputDir: "test-results/develop",
  workers: 1,
  forbidOnly: true,
  retries: 0,
  // Starting Gatsby compiles the whole site.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: [["list"], ["json", { outputFile: ".artifacts/develop-results.json" }]],
  use: { launchOptions: { executablePath: findBrowser(), args: BROWSER_FLAGS } },
});
