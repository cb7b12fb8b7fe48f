import { expect, test, type Page } from "@playwright/test";
import { OPENING } from "../../src/lib/hydration";
import { routes } from "../../src/lib/routes";
import { articles, site } from "./support/content";
import { holdScripts, hydrated, open } from "./support/page";
import { DESKTOP, PHONE } from "./support/site";

const footer = (page: Page) => page.getByRole("contentinfo");
const scrollY = (page: Page) => page.evaluate(() => window.scrollY);

for (const viewport of [PHONE, DESKTOP]) {
  test.describe(`the footer at ${viewport.width} px`, () => {
    test.use({ viewport });

    test.beforeEach(async ({ page }) => {
      await open(page, "/career");
      await footer(page).scrollIntoViewIfNeeded();
      expect(await scrollY(page)).toBeGreaterThan(500);
    });

    test("leads back to the top by press", async ({ page }) => {
      await footer(page)
        .getByRole("button", { name: /back to top/i })
        .click();
      await expect.poll(() => scrollY(page)).toBe(0);
    });

    test("leads back to the top by keyboard", async ({ page }) => {
      await footer(page)
        .getByRole("button", { name: /back to top/i })
        .focus();
      await page.keyboard.press("Enter");
      await expect.poll(() => scrollY(page)).toBe(0);
    });
  });
}

for (const viewport of [PHONE, DESKTOP]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    // Of a long text nobody knows how high it is until all of it is laid out.
    for (const path of ["/about", routes.article(articles[0]!.slug)]) {
      test(`whoever goes to the end of ${path} before it has come alive comes to the end`, async ({
        page,
      }) => {
        const letGo = await holdScripts(page);
        await page.goto(path, { waitUntil: "load" });
        // What is left out of the first frame is there by then.
        await expect(page.locator("html")).toHaveAttribute(`data-${OPENING}`, "");
        await page.keyboard.press("End");
        const below = () =>
          page.evaluate(
            () => document.documentElement.scrollHeight - window.innerHeight - window.scrollY,
          );
        await expect.poll(() => scrollY(page)).toBeGreaterThan(500);
        await expect.poll(below).toBeLessThan(2);
        letGo();
        await hydrated(page);
        expect(await below()).toBeLessThan(2);
      });
    }

    test("a picture of the whole page has the footer, though nobody has come near it", async ({
      page,
    }) => {
      await open(page, "/career");
      const signature = footer(page).getByRole("button", { name: /back to top/i });
      const isShown = () =>
        signature.evaluate((button) => button.checkVisibility({ contentVisibilityAuto: true }));
      await expect.poll(isShown).toBe(true);
      expect(await scrollY(page)).toBe(0);
    });

    test("the picture on its endpaper is for whoever comes near it", async ({ page }) => {
      const asked: string[] = [];
      page.on("request", (request) => asked.push(new URL(request.url()).pathname));
      await open(page, "/career");
      // What is laid out when the opening ends has asked for its pictures by then.
      await page.waitForLoadState("networkidle");
      expect(asked).not.toContain("/relief.webp");
      await footer(page).scrollIntoViewIfNeeded();
      await expect.poll(() => asked).toContain("/relief.webp");
    });
  });
}

test("the footer is signed with the current year", async ({ page }) => {
  await open(page, "/");
  const year = await page.evaluate(() => new Date().getFullYear());
  await expect(footer(page)).toContainText(`© ${year} ${site.name}`);
});

test("the footer of a page built in another year shows the year of the visit", async ({ page }) => {
  await page.clock.setFixedTime(new Date("2031-05-01T12:00:00Z"));
  await open(page, "/");
  await expect(footer(page)).toContainText(`© 2031 ${site.name}`);
});

test("the social links open Instagram, Twitter/X and Behance in a new tab", async ({ page }) => {
  await open(page, "/");
  for (const { label, url } of site.socials) {
    const link = footer(page).getByRole("link", { name: label });
    await expect(link).toHaveAttribute("href", url);
    await expect(link).toHaveAttribute("target", "_blank");
  }
});
