import { expect, type Page } from "@playwright/test";
import { faults } from "./support/axe";
import { SAMPLE_TOPICS, samples } from "../../scripts/kitchen-sink/samples";
import { test } from "./support/kitchen-sink";
import { isMarked, mark, open } from "./support/page";
import { DESKTOP, PHONE } from "./support/site";

const SECOND = "/articles/page/2";
const CARDS = /\/article-cards\//;

const titles = (page: Page) => page.getByRole("article").getByRole("heading", { level: 3 });
const pages = (page: Page) => page.getByRole("navigation", { name: "Pages of articles" });
const chip = (page: Page, name: string) =>
  page.getByRole("main").getByRole("button", { name, exact: true });
const titlesOf = (topic: string) =>
  samples.filter((sample) => sample.topic === topic).map(({ title }) => title);

const common = titlesOf(SAMPLE_TOPICS.common);
const rare = titlesOf(SAMPLE_TOPICS.rare);
const oldest = samples.at(-1)?.title ?? "";

test.use({ viewport: DESKTOP });

test.describe("a list of more articles than a page holds", () => {
  test("goes on on numbered pages, without a reload, for everybody", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page, "/articles");
    await mark(page);
    await expect(titles(page)).toHaveCount(24);
    await expect(pages(page).locator("[aria-current=page]")).toHaveText("1");
    await pages(page).getByRole("link", { name: "Older articles" }).click();
    await expect(page).toHaveURL(SECOND);
    await expect(page).toHaveTitle(/page 2/);
    await expect(pages(page).locator("[aria-current=page]")).toHaveText("2");
    await expect(titles(page).last()).toHaveText(oldest);
    expect(await isMarked(page)).toBe(true);
    await page.setViewportSize(PHONE);
    expect(await faults(page, SECOND, "main")).toEqual([]);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  });

  test("holds on each page what is seen there, under one address", async ({ request }) => {
    const textOf = async (address: string) => (await request.get(address)).text();
    for (const address of ["/articles", "/page-data/articles/page-data.json"]) {
      expect(await textOf(address)).not.toContain(oldest);
    }
    expect(await textOf(SECOND)).toContain(oldest);
    expect((await request.get("/articles/page/1")).status()).toBe(404);
  });

  test("finds with a chip the articles of all pages, two dozen at a time", async ({ page }) => {
    const asked: string[] = [];
    page.on("request", (request) => {
      if (CARDS.test(request.url())) asked.push(request.url());
    });
    await open(page, SECOND);
    expect(asked).toEqual([]);
    await chip(page, SAMPLE_TOPICS.rare).click();
    await expect(titles(page)).toHaveText(rare);
    await expect(page.getByRole("status")).toHaveText(`${SAMPLE_TOPICS.rare}: 5 shown`);
    await chip(page, SAMPLE_TOPICS.common).click();
    await expect(titles(page)).toHaveText(common.slice(0, 24));
    await page.getByRole("button", { name: "Show more" }).focus();
    await page.keyboard.press("Enter");
    await expect(titles(page)).toHaveText(common);
    await expect(page.getByRole("link", { name: common[24], exact: true })).toBeFocused();
    await chip(page, SAMPLE_TOPICS.rare).click();
    await expect(titles(page)).toHaveText(rare);
    expect(asked).toHaveLength(2);
  });

  test("explains itself when the other pages do not arrive, and tries again", async ({ page }) => {
    await page.route(CARDS, (route) => route.abort());
    await open(page, SECOND);
    await chip(page, SAMPLE_TOPICS.rare).click();
    await expect(page.getByText("only this one was searched")).toBeVisible();
    await expect(titles(page)).not.toHaveCount(0);
    await expect(pages(page)).toBeVisible();
    await page.unroute(CARDS);
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(titles(page)).toHaveText(rare);
  });
});
