import { expect, test, type Locator, type Page } from "@playwright/test";
import { open } from "./support/page";

const columnsOf = (cards: Locator): Promise<number> =>
  cards.evaluateAll(
    (elements) =>
      new Set(elements.map((element) => Math.round(element.getBoundingClientRect().left))).size,
  );

const cards = (page: Page) => page.getByRole("article");
const skills = (page: Page) =>
  page
    .getByRole("main")
    .getByRole("heading", { level: 3 })
    .filter({ hasText: /^(Design Software|Design Specialties|Marketing|Development|Video)$/ });

for (const { path, locate, columns } of [
  { path: "/featured", locate: cards, columns: { 390: 1, 600: 1, 768: 2, 1280: 2, 1920: 2 } },
  { path: "/career", locate: skills, columns: { 390: 1, 768: 2, 1280: 3, 1920: 3 } },
  { path: "/projects", locate: cards, columns: { 1024: 2, 1280: 2, 1920: 2 } },
]) {
  test(`the grid of ${path} has the columns that its width calls for`, async ({ page }) => {
    await open(page, path);
    for (const [width, count] of Object.entries(columns)) {
      await page.setViewportSize({ width: Number(width), height: 900 });
      expect(await columnsOf(locate(page)), `at ${width} px`).toBe(count);
    }
  });
}
