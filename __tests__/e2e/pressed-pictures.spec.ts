import { expect, test } from "@playwright/test";
import { ARTICLES } from "../support/specification";
import { open } from "./support/page";
import { DESKTOP, PHONE } from "./support/site";

/** A place on the picture of a card, in px from its corner. */
const PICTURE = { x: 60, y: 60 };

for (const viewport of [PHONE, DESKTOP]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test("the picture of an article opens it", async ({ page }) => {
      await open(page, "/articles");
      const path = `/articles/${ARTICLES[0].slug}`;
      const card = page.getByRole("article").filter({ has: page.locator(`a[href="${path}"]`) });
      await card.click({ position: PICTURE });
      await expect(page).toHaveURL(path);
    });

    test("the picture of a partnership opens what its link opens", async ({ page, context }) => {
      await context.route(/\.example\//, (route) => route.fulfill({ body: "elsewhere" }));
      await open(page, "/featured");
      const card = page.getByRole("article").first();
      const target = await card.getByRole("link").getAttribute("href");
      const tab = context.waitForEvent("page");
      await card.click({ position: PICTURE });
      expect((await tab).url()).toContain(new URL(target ?? "").host);
    });
  });
}
