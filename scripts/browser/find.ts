import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

/** Browsers without windows, which take half the time of whole ones to show a page. */
const SHELLS = ["/usr/bin/chromium-headless-shell"];

const BROWSERS = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/** Flags for a machine without a display, a GPU or a way out. */
export const BROWSER_FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // Letters stand where phones set them: hinting to whole pixels would make lines longer or shorter.
  "--font-render-hinting=none",
];

/**
 * The same, for a browser that measures pages as a telephone shows them: since 156 a Chromium for desktops loads
 * what its address bar unfolds, pages of its own, beside those that it is to show. Browsers heed the last flag of this
 * name alone: Playwright's list of features to leave out does not count then.
 */
export const MEASURING_FLAGS = [
  ...BROWSER_FLAGS,
  "--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup",
];

const HOW_TO = `There is no Chromium or Chrome on this machine, and none could be installed.
Any one of these is enough:
  npx playwright install chromium
  install Google Chrome
  on Debian or Ubuntu, as root: apt-get update && apt-get install -y chromium
  name a browser of your own: CHROMIUM_PATH=/path/to/chrome npm test`;

/** Playwright's own browser, which is downloaded when it is not here yet. */
const bundledBrowser = (): string => {
  const bundled = chromium.executablePath();
  if (existsSync(bundled)) return bundled;
  try {
    execFileSync("npx", ["playwright", "install", "chromium"], { stdio: "inherit" });
  } catch {
    throw new Error(HOW_TO);
  }
  if (!existsSync(bundled)) throw new Error(HOW_TO);
  return bundled;
};

/**
 * The path of a Chromium to test in: the one that is named, one that is installed, or Playwright's
 * own.
 *
 * @param whole whether it has to be all that a visitor's browser is: shells keep no pages for the
 *   way back.
 * @throws Error that says what to install, when there is none and none can be had.
 */
export const findBrowser = ({ whole = false } = {}): string => {
  const candidates = [process.env.CHROMIUM_PATH, ...(whole ? [] : SHELLS), ...BROWSERS];
  return candidates.find((candidate) => candidate && existsSync(candidate)) ?? bundledBrowser();
};
