import { expect, test, type Page } from "@playwright/test";
import { opacityOf, styleOf } from "./support/colour";
import { open } from "./support/page";
import { CASE_STUDY, DESKTOP, PHONE } from "./support/site";

const THRESHOLD_PX = 10;

const scrollTo = (page: Page, y: number) =>
  page.evaluate((top) => window.scrollTo({ top, behavior: "instant" }), y);

const header = (page: Page) => page.getByRole("banner");

const look = async (page: Page) => ({
  background: await opacityOf(header(page), "background-color"),
  border:
    parseFloat(await styleOf(header(page), "border-bottom-width")) *
    (await opacityOf(header(page), "border-bottom-color")),
});

for (const viewport of [PHONE, DESKTOP]) {
  test.describe(`the header at ${viewport.width} px`, () => {
    test.use({ viewport });

    test("stays at the top while the page is scrolled", async ({ page }) => {
      await open(page, "/career");
      expect(await styleOf(header(page), "position")).toBe("fixed");
      await scrollTo(page, 900);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(800);
      expect(await header(page).evaluate((element) => element.getBoundingClientRect().top)).toBe(0);
      await expect(header(page)).toBeInViewport();
    });

    test("has no ground and no border until the page is scrolled by more than 10 px", async ({
      page,
    }) => {
      await open(page, "/about");
      const atTop = await look(page);
      expect(atTop).toEqual({ background: 0, border: 0 });
      await scrollTo(page, THRESHOLD_PX);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(THRESHOLD_PX);
      await page.waitForTimeout(600);
      expect(await look(page)).toEqual(atTop);
    });

    test("becomes translucent with a border beyond 10 px, and plain again at the top", async ({
      page,
    }) => {
      await open(page, "/about");
      await scrollTo(page, THRESHOLD_PX + 1);
      await expect.poll(async () => (await look(page)).background).toBeGreaterThan(0.5);
      await expect.poll(async () => (await look(page)).border).toBeGreaterThan(0.05);
      expect((await look(page)).background).toBeLessThan(1);
      await scrollTo(page, 0);
      await expect.poll(() => look(page)).toEqual({ background: 0, border: 0 });
    });
  });
}

test("a page that is opened scrolled has its scrolled header at once", async ({ page }) => {
  await open(page, CASE_STUDY);
  await scrollTo(page, 1200);
  await page.reload();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(THRESHOLD_PX);
  await expect.poll(async () => (await look(page)).background).toBeGreaterThan(0.5);
});
