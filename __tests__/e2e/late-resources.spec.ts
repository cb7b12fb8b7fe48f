import { expect, test } from "@playwright/test";
import { hydrated } from "./support/page";
import { DESKTOP, KINDS, PHONE, TALL } from "./support/site";
import { shiftsOf, watchShifts } from "./support/watch";

/** How late fonts and pictures come here, in milliseconds: on a slow line they do. */
const DELAY = 1000;

for (const viewport of [PHONE, DESKTOP]) {
  test.describe(`at ${viewport.width} px, fonts and pictures a second late`, () => {
    test.use({ viewport });

    for (const path of KINDS) {
      test(`${path} does not move when they arrive`, async ({ page }) => {
        await watchShifts(page);
        let held = 0;
        await page.route(/\.(woff2|avif|webp|jpe?g|png|svg)$/, async (route) => {
          held += 1;
          await new Promise((resolve) => setTimeout(resolve, DELAY));
          await route.continue();
        });
        await page.goto(path, { waitUntil: "load" });
        await hydrated(page);
        await page.evaluate(() => document.fonts.ready);
        await page.waitForTimeout(400);
        expect(held, "what was held back").toBeGreaterThan(0);
        expect(await shiftsOf(page)).toEqual([]);
      });
    }
  });
}

test.describe("on a screen that shows several parts of a page at once", () => {
  test.use({ viewport: TALL });

  for (const path of KINDS) {
    test(`nothing of ${path} moves when its parts are laid out`, async ({ page }) => {
      await watchShifts(page);
      // Whether a line ends elsewhere in another font is not the question here.
      await page.route(/\.woff2$/, (route) => route.abort());
      await page.goto(path, { waitUntil: "load" });
      await hydrated(page);
      await page.waitForTimeout(400);
      expect(await shiftsOf(page)).toEqual([]);
    });
  }
});

/** Telephones of all widths, in CSS px: where a line ends depends on a letter more or less. */
const PHONE_WIDTHS = Array.from({ length: 36 }, (_, at) => 320 + 4 * at);

test("the ways to get in touch are as high on every telephone before their font has come", async ({
  page,
}) => {
  const heights = async () => {
    await page.goto("/contact");
    await hydrated(page);
    await page.evaluate(() => document.fonts.ready);
    const found: number[][] = [];
    for (const width of PHONE_WIDTHS) {
      await page.setViewportSize({ ...PHONE, width });
      const cards = page.getByRole("main").getByRole("list").first().getByRole("listitem");
      found.push(
        await cards.evaluateAll((items) =>
          items.map((item) => Math.round(item.getBoundingClientRect().height)),
        ),
      );
    }
    return found;
  };
  const complete = await heights();
  expect(complete[0]?.length).toBeGreaterThan(2);
  // The text face is shown from the start, or not at all.
  await page.route(/display-.*\.woff2$/, (route) => route.abort());
  expect(await heights()).toEqual(complete);
});
