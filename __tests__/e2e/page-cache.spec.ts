import { expect, test } from "@playwright/test";
import { BROWSER_FLAGS, findBrowser } from "../../scripts/browser/find";
import { career } from "./support/content";
import { expectNavigable, uncaughtOf } from "./support/faults";
import { open } from "./support/page";
import { DESKTOP } from "./support/site";

/* Browsers keep whole pages for the way back; this one is told not to when it is tested. */
test.use({
  viewport: DESKTOP,
  launchOptions: {
    executablePath: findBrowser({ whole: true }),
    args: BROWSER_FLAGS,
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  },
});

const CAREER = ["Career", "/career", career.heading] as const;

test("a page comes back as it was, and works", async ({ page }) => {
  const errors = uncaughtOf(page);
  await page.addInitScript(() =>
    window.addEventListener("pageshow", (event) =>
      Object.assign(window, { wasKept: event.persisted }),
    ),
  );
  await open(page, "/projects");
  const chip = page.getByRole("button", { name: "Web Design", exact: true });
  await chip.click();
  await page.goto("/contact");
  // It does not load again, and so never has loaded.
  await page.goBack({ waitUntil: "commit" });
  await expect(page).toHaveURL("/projects");
  expect(await page.evaluate(() => (window as { wasKept?: boolean }).wasKept)).toBe(true);
  await expect(chip).toHaveAttribute("aria-pressed", "true");
  await page.getByRole("button", { name: "All", exact: true }).click();
  await expect(chip).toHaveAttribute("aria-pressed", "false");
  await expectNavigable(page, CAREER);
  expect(errors).toEqual([]);
});
