import { expect, test, type Page } from "@playwright/test";
import { career } from "./support/content";
import { open } from "./support/page";
import { ARTICLE, CASE_STUDY } from "./support/site";

/** Opens a page as far as its styles for paper, which come last. */
const openForPaper = async (page: Page, path: string): Promise<void> => {
  await open(page, path);
  await page.waitForFunction(() =>
    [...document.styleSheets].some(({ href }) => href?.endsWith("/print.css")),
  );
};

const sheetsOf = async (page: Page): Promise<number> => {
  await page.evaluate(() => document.fonts.ready);
  const pdf = await page.pdf({ preferCSSPageSize: true });
  return pdf.toString("latin1").match(/\/Type \/Page\b/g)?.length ?? 0;
};

/** As many jobs as one sheet of A4 holds beside the education and the skills. */
const JOBS_PER_SHEET = 7;

test("the career page of seven jobs prints as one sheet of A4", async ({ page }) => {
  await openForPaper(page, "/career");
  const sheets = Math.ceil(career.jobs.length / JOBS_PER_SHEET);
  expect(await sheetsOf(page)).toBeLessThanOrEqual(sheets);
});

for (const path of ["/career", ARTICLE, CASE_STUDY]) {
  test(`${path} prints its words and leaves out what only a screen needs`, async ({ page }) => {
    await openForPaper(page, path);
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("navigation", { name: "Main" })).toBeHidden();
    await expect(page.getByRole("contentinfo")).toBeHidden();
    await expect(page.getByRole("button")).toHaveCount(0);
    // Everything that fades in on a screen stands on paper from the start.
    const faded = await page
      .locator("main *")
      .evaluateAll((all) => all.filter((one) => getComputedStyle(one).opacity !== "1").length);
    expect(faded).toBe(0);
  });
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  test("a page prints without what only a screen needs, too", async ({ page }) => {
    await page.goto(ARTICLE);
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("navigation", { name: "Main" })).toBeHidden();
    await expect(page.getByRole("contentinfo")).toBeHidden();
  });
});
