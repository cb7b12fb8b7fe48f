import { expect, test, type Page } from "@playwright/test";
import { ARTICLES_PER_PAGE } from "../../src/lib/pagination";
import { articles, chips as chosen, projects } from "./support/content";
import { open } from "./support/page";
import { DESKTOP, PHONE } from "./support/site";

interface List {
  path: string;
  chips: readonly string[];
  /** Label and title of every item, in order. */
  items: readonly (readonly [label: string, title: string])[];
}

const LISTS: readonly List[] = [
  {
    path: "/projects",
    chips: ["All", ...chosen.projects],
    items: projects.map(({ category, title }) => [category, title]),
  },
  {
    path: "/articles",
    chips: ["All", ...chosen.articles],
    items: articles.map(({ topic, title }) => [topic, title]),
  },
];

const chips = (page: Page) => page.getByRole("main").locator("button[aria-pressed]");
const chip = (page: Page, name: string) =>
  page.getByRole("main").getByRole("button", { name, exact: true });
const titles = (page: Page) => page.getByRole("article").getByRole("heading");

const expectChosen = async (page: Page, name: string) => {
  await expect(page.locator('button[aria-pressed="true"]')).toHaveText([name]);
};

for (const { path, chips: names, items } of LISTS) {
  /** What is shown at once; a longer list goes on below or on its next page. */
  const titlesOf = (name: string) =>
    items
      .filter(([label]) => name === "All" || label === name)
      .map(([, title]) => title)
      .slice(0, ARTICLES_PER_PAGE);
  const all = titlesOf("All");
  const unused = names.find((name) => titlesOf(name).length === 0) ?? "";
  const allUsed = "every chip matches something";

  test.describe(`the filter of ${path}`, () => {
    test.use({ viewport: DESKTOP });

    test.beforeEach(async ({ page }) => {
      await open(page, path);
    });

    test("starts at All, shows with each chip what equals it, with All everything", async ({
      page,
    }) => {
      await expect(chips(page)).toHaveText([...names]);
      await expectChosen(page, "All");
      await expect(titles(page)).toHaveText(all);
      for (const name of [...names.slice(1), "All"]) {
        await chip(page, name).click();
        await expectChosen(page, name);
        await expect(titles(page)).toHaveText(titlesOf(name));
      }
    });

    test("explains a chip that matches nothing, and leads back", async ({ page }) => {
      test.skip(unused === "", allUsed);
      await chip(page, unused).click();
      await expect(titles(page)).toHaveCount(0);
      const main = page.getByRole("main");
      await expect(main.getByRole("heading", { level: 2 }).last()).toBeVisible();
      await main.getByRole("button", { name: /show all/i }).click();
      await expectChosen(page, "All");
      await expect(titles(page)).toHaveText(all);
    });

    test("works by keyboard", async ({ page }) => {
      const [, second = ""] = names;
      await chip(page, "All").focus();
      await page.keyboard.press("Tab");
      await expect(chip(page, second)).toBeFocused();
      await page.keyboard.press("Enter");
      await expectChosen(page, second);
      await expect(chip(page, second)).toBeFocused();
      await page.keyboard.press("Shift+Tab");
      await page.keyboard.press("Space");
      await expectChosen(page, "All");
      await expect(titles(page)).toHaveText(all);
    });

    test("keeps the keyboard's place when the way back from nothing is taken", async ({ page }) => {
      test.skip(unused === "", allUsed);
      await chip(page, unused).focus();
      await page.keyboard.press("Enter");
      await page
        .getByRole("main")
        .getByRole("button", { name: /show all/i })
        .focus();
      await page.keyboard.press("Enter");
      await expectChosen(page, "All");
      const focused = page.locator(":focus");
      await expect(focused).toHaveCount(1);
      await expect(focused).toHaveAttribute("aria-pressed", "true");
    });

    test("tells assistive technology how much is shown", async ({ page }) => {
      const name = items[0]?.[0] ?? "";
      await chip(page, name).click();
      await expect(page.getByRole("status")).toContainText(String(titlesOf(name).length));
    });

    test("keeps every chip within reach on a phone", async ({ page }) => {
      await page.setViewportSize(PHONE);
      for (const name of [names.at(-1) ?? "", "All"]) {
        await chip(page, name).click();
        await expect(chip(page, name)).toBeInViewport({ ratio: 1 });
        await expectChosen(page, name);
      }
    });
  });
}
