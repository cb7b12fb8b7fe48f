import { expect, test, type Page } from "@playwright/test";
import { UNSCRIPTED } from "../../src/lib/hydration";
import { holdScripts, hydrated, stir } from "./support/page";
import { shared, withNativeShare } from "./support/share";
import { ARTICLE, CASE_STUDY, DESKTOP, PHONE } from "./support/site";
import { largestPaint, shiftsOf, watchShifts } from "./support/watch";

/*
 * No script is on the way to the first view of a page; who presses something before the scripts
 * are there loses nothing.
 */

/** Opens a page as far as its words, its pictures and its inline scripts. */
const look = (page: Page, path: string) => page.goto(path, { waitUntil: "domcontentloaded" });

for (const path of ["/", "/projects", ARTICLE]) {
  test(`${path} asks for its scripts and data only when everything else has loaded`, async ({
    page,
  }) => {
    await page.goto(path);
    await hydrated(page);
    const { loaded, early, count } = await page.evaluate(() => {
      const [page] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
      const loaded = page?.loadEventStart ?? 0;
      const entries = performance.getEntriesByType("resource");
      const code = entries.filter(({ name }) => /\.js$|page-data/.test(name));
      return {
        loaded,
        early: code.filter(({ startTime }) => startTime < loaded).map(({ name }) => name),
        count: code.length,
      };
    });
    expect(loaded).toBeGreaterThan(0);
    expect(early).toEqual([]);
    expect(count).toBeGreaterThan(3);
  });
}

test("who touches the page before it has loaded is not made to wait for the rest", async ({
  page,
}) => {
  // A picture that never comes: the page does not finish loading.
  await page.route(/\/static\/.*\.(avif|webp|jpg)$/, () => undefined);
  await look(page, "/articles");
  await stir(page);
  await hydrated(page);
  expect(await page.evaluate(() => document.readyState)).toBe("interactive");
});

test("a chip that is pressed before the scripts are there filters when they come", async ({
  page,
}) => {
  await page.setViewportSize(DESKTOP);
  const letGo = await holdScripts(page);
  await look(page, "/projects");
  const chip = page.getByRole("button", { name: "Web Design", exact: true });
  await chip.click();
  await expect(chip).toHaveAttribute("aria-pressed", "false");
  letGo();
  await expect(chip).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByRole("main").getByRole("article")).toHaveCount(1);
});

test("the menu opens before the scripts are there, and closes by a link after", async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  const letGo = await holdScripts(page);
  await look(page, "/about");
  const button = page.getByRole("button", { name: /menu/i });
  await button.click();
  const link = page.getByRole("navigation").getByRole("link", { name: "Career" });
  await expect(link).toBeVisible();
  letGo();
  await hydrated(page);
  await expect(link).toBeVisible();
  await expect(button).toHaveAttribute("aria-expanded", "true");
  await link.click();
  await expect(page).toHaveURL("/career");
  await expect(link).toBeHidden();
});

test("a share button that is pressed before the scripts are there shares when they come", async ({
  page,
}) => {
  await withNativeShare(page);
  const letGo = await holdScripts(page);
  await look(page, ARTICLE);
  await page.getByRole("button", { name: "Share", exact: true }).click();
  letGo();
  await expect.poll(() => shared(page)).toHaveLength(1);
});

test("the colour mode changes before the scripts are there, and stays changed", async ({
  page,
}) => {
  await page.setViewportSize(DESKTOP);
  const letGo = await holdScripts(page);
  await look(page, "/");
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const before = await ground();
  await page.getByRole("radio", { name: /dark/i }).check({ force: true });
  const dark = await ground();
  expect(dark).not.toBe(before);
  letGo();
  await hydrated(page);
  expect(await ground()).toBe(dark);
  await expect(page.getByRole("radio", { name: /dark/i })).toBeChecked();
});

for (const viewport of [PHONE, DESKTOP]) {
  for (const path of ["/", "/projects", "/articles", ARTICLE, CASE_STUDY]) {
    test(`without any script the first view of ${path} is the same at ${viewport.width} px`, async ({
      browser,
      baseURL,
    }) => {
      const view = async (blocked: boolean) => {
        const context = await browser.newContext({ viewport, baseURL, reducedMotion: "reduce" });
        const page = await context.newPage();
        await watchShifts(page);
        if (blocked) await page.route(/\.js$/, (route) => route.abort());
        // Twice: a font that comes too late for the first visit is there for the second.
        await page.goto(path);
        await page.goto(path);
        // In both: a link that a pointer is over looks otherwise.
        await stir(page);
        if (!blocked) await hydrated(page);
        await page.evaluate(() => document.fonts.ready);
        // Buttons that need scripts are not shown where none came; all else is compared.
        if (!blocked)
          await page.evaluate((name) => {
            document.documentElement.dataset[name] = "";
          }, UNSCRIPTED);
        await expect(page.locator("html[data-unscripted]")).toHaveCount(1);
        const picture = await page.screenshot({ animations: "disabled" });
        const largest = await largestPaint(page);
        const shifts = await shiftsOf(page);
        await context.close();
        return { picture, largest, shifts };
      };
      // Fonts are optional: on a machine that is busy one of the two may have come too late.
      await expect(async () => {
        const without = await view(true);
        const complete = await view(false);
        expect(without.largest).toEqual(complete.largest);
        expect(without.shifts).toEqual([]);
        expect(without.picture.equals(complete.picture)).toBe(true);
      }).toPass();
    });
  }
}
