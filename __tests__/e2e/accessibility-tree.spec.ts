import { expect } from "@playwright/test";
import { test } from "./support/kitchen-sink";
import { open } from "./support/page";
import { ARTICLE, CASE_STUDY, DESKTOP, PHONE, UNKNOWN } from "./support/site";

/*
 * What a screen reader is told: roles, names and states of everything on a page, in order, beside this
 * file in a folder of its own. Taken from the content of the tests, so that a new article changes
 * nothing; where a page is meant to change, `npx playwright test accessibility-tree
 * --update-snapshots` writes them anew, and the change is read like any other.
 */

const ROUTES = {
  home: "/",
  about: "/about",
  career: "/career",
  projects: "/projects",
  featured: "/featured",
  articles: "/articles",
  contact: "/contact",
  article: ARTICLE,
  "case-study": CASE_STUDY,
  "not-found": UNKNOWN,
};

test.use({ viewport: DESKTOP });

for (const [name, path] of Object.entries(ROUTES)) {
  test(`${path} is told as it was reviewed`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page, path);
    await expect(page.locator("body")).toMatchAriaSnapshot({ name: `${name}.aria.yml` });
  });
}

test("the open menu of a phone is told as it was reviewed", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await open(page, "/about");
  await page.getByRole("banner").locator("button[aria-expanded]").click();
  await expect(page.getByRole("banner")).toMatchAriaSnapshot({ name: "menu.aria.yml" });
});
