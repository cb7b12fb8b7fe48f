import AxeBuilder from "@axe-core/playwright";
import { expect, test, type Page } from "@playwright/test";
import { open, scrollThrough } from "./support/page";
import { withoutNativeShare } from "./support/share";
import { ARTICLE, CASE_STUDY, DESKTOP, PAGES, PHONE, PICTURES } from "./support/site";

const STANDARDS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** What the rules find in a part of the page, short enough to read in a report. */
const faults = async (page: Page, part = "html"): Promise<string[]> => {
  const builder = new AxeBuilder({ page }).withTags(STANDARDS).include(part);
  const { violations } = await builder.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary}`),
  );
};

const SCHEMES = ["light", "dark"] as const;

test.beforeEach(async ({ page }) => {
  // Colours are measured when nothing is half transparent any more.
  await page.emulateMedia({ reducedMotion: "reduce" });
});

for (const path of PAGES) {
  test(`${path} breaks no rule of accessibility, light or dark, small or wide`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize(DESKTOP);
    await open(page, path);
    await scrollThrough(page);
    for (const viewport of [DESKTOP, PHONE]) {
      await page.setViewportSize(viewport);
      for (const colorScheme of SCHEMES) {
        await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
        await page.waitForTimeout(300);
        expect(await faults(page), `${colorScheme} at ${viewport.width} px`).toEqual([]);
      }
    }
  });
}

for (const colorScheme of SCHEMES) {
  test.describe(`states in ${colorScheme}`, () => {
    test.beforeEach(({ page }) => page.emulateMedia({ colorScheme, reducedMotion: "reduce" }));

    test("the open menu breaks no rule", async ({ page }) => {
      await page.setViewportSize(PHONE);
      await open(page, "/about");
      await page.getByRole("banner").locator("button[aria-expanded]").click();
      await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
      await page.waitForTimeout(350);
      expect(await faults(page)).toEqual([]);
    });

    test("the open dialog breaks no rule", async ({ page }) => {
      await withoutNativeShare(page);
      await open(page, CASE_STUDY);
      await page.getByRole("button", { name: "Share Project" }).click();
      await expect(page.getByRole("dialog")).toBeVisible();
      await page.waitForTimeout(350);
      expect(await faults(page)).toEqual([]);
    });

    test("a chosen chip and an empty list break no rule", async ({ page }) => {
      await open(page, "/projects");
      await page.getByRole("button", { name: "SEO", exact: true }).click();
      await page.waitForTimeout(350);
      expect(await faults(page)).toEqual([]);
    });

    test("no filter of a list breaks a rule", async ({ page }) => {
      test.slow();
      for (const path of ["/projects", "/articles"]) {
        await open(page, path);
        const chips = page.getByRole("main").locator("button[aria-pressed]");
        for (const chip of await chips.all()) {
          await chip.click();
          await page.waitForTimeout(350);
          // A chip changes nothing around it.
          expect(await faults(page, "main"), `${path}: ${await chip.innerText()}`).toEqual([]);
        }
      }
    });

    test("pictures that failed break no rule", async ({ page }) => {
      await page.route(PICTURES, (route) => route.abort());
      for (const path of ["/projects", ARTICLE]) {
        await open(page, path);
        await scrollThrough(page);
        await page.waitForTimeout(350);
        expect(await faults(page), path).toEqual([]);
      }
    });

    test("the actions of a project card break no rule", async ({ page }) => {
      await page.setViewportSize(DESKTOP);
      await open(page, "/projects");
      await page
        .getByRole("article")
        .first()
        .hover({ position: { x: 80, y: 80 } });
      await page.waitForTimeout(350);
      expect(await faults(page)).toEqual([]);
    });
  });
}
