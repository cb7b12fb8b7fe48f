import { expect, test, type Page } from "@playwright/test";
import { ARTICLE, CASE_STUDY, DESKTOP, NAVIGATION, PAGES, PHONE } from "./support/site";
import { unseenPictures, unseenWords } from "./support/visibility";

test.use({ javaScriptEnabled: false });

const navigation = (page: Page) => page.getByRole("navigation", { name: "Main" });

for (const path of PAGES) {
  test(`without scripts ${path} shows all of its words and pictures`, async ({ page }) => {
    for (const viewport of [DESKTOP, PHONE]) {
      await page.setViewportSize(viewport);
      await page.goto(path);
      expect((await page.getByRole("main").innerText()).length).toBeGreaterThan(80);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect.poll(() => unseenWords(page)).toEqual([]);
      await expect.poll(() => unseenPictures(page)).toEqual([]);
    }
  });
}

for (const viewport of [PHONE, DESKTOP]) {
  test(`without scripts every page can be reached at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    for (const [label, path] of NAVIGATION) {
      await page.goto(path === "/about" ? "/" : "/about");
      if (viewport === PHONE) {
        await expect(navigation(page)).toBeHidden();
        await page.getByRole("banner").locator("button").click();
      }
      const link = navigation(page).getByRole("link", { name: label, exact: true });
      await expect(link).toBeInViewport();
      await link.click();
      await expect(page).toHaveURL(path);
    }
  });
}

test("without scripts the menu of small screens closes again", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto("/");
  const button = page.getByRole("banner").locator("button");
  await button.click();
  await expect(navigation(page)).toBeVisible();
  await button.click();
  await expect(navigation(page)).toBeHidden();
});

test("without scripts nothing is offered that needs one", async ({ page }) => {
  for (const path of ["/projects", "/articles"]) {
    await page.goto(path);
    await expect(page.getByRole("button", { name: "All", exact: true })).toHaveCount(0);
  }
  for (const path of [ARTICLE, CASE_STUDY]) {
    await page.goto(path);
    await expect(page.getByRole("main").getByRole("button")).toHaveCount(0);
  }
});

for (const viewport of [PHONE, DESKTOP]) {
  test(`without scripts no text shows through the header at ${viewport.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto("/contact");
    await page.mouse.wheel(0, 600);
    const header = page.getByRole("banner");
    // A colour with an opacity, or none at all, is said with four numbers.
    await expect(header).toHaveCSS("background-color", /^rgb\((\d+, ){2}\d+\)$/);
    await expect(header).toBeInViewport();
  });
}
