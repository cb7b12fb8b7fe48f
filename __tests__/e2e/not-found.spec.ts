import { expect, test, type Page } from "@playwright/test";
import { follow, isMarked, mark, open } from "./support/page";
import { consoleOf } from "./support/share";

const expectNotFound = async (page: Page) => {
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Oops! Page not found");
  await expect(page).toHaveTitle(/not found/i);
  await expect(page.getByRole("main").getByRole("link", { name: "Return to Home" })).toBeVisible();
};

for (const path of ["/nowhere", "/articles/nothing-here", "/case-studies/nothing", "/About"]) {
  test(`${path} is answered with status 404, its page, and a line in the console`, async ({
    page,
  }) => {
    const lines = consoleOf(page);
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expectNotFound(page);
    await expect(page).toHaveURL(path);
    const own = () => lines.filter((line) => !line.includes("Failed to load resource"));
    await expect.poll(own).toEqual([expect.stringContaining(path)]);
  });
}

test("the 404 page leads home", async ({ page }) => {
  await open(page, "/nowhere");
  await page.getByRole("link", { name: "Return to Home" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Where Stories Meet Design");
});

test("a change of page to an unknown path shows the 404 page and logs the path", async ({
  page,
}) => {
  const lines = consoleOf(page);
  await open(page, "/about");
  await mark(page);
  await follow(page, "/gone/astray");
  await expectNotFound(page);
  await expect(page).toHaveURL("/gone/astray");
  await expect.poll(() => lines.filter((line) => line.includes("404: "))).toHaveLength(1);
  expect(lines.some((line) => line.includes("/gone/astray"))).toBe(true);
  await follow(page, "/lost/as/well");
  await expect(page).toHaveURL("/lost/as/well");
  await expect.poll(() => lines.some((line) => line.includes("/lost/as/well"))).toBe(true);
  expect(await isMarked(page)).toBe(true);
});

test("from an unknown path the rest of the site is a press away", async ({ page }) => {
  await open(page, "/nowhere");
  await mark(page);
  await page
    .getByRole("navigation", { name: "Main" })
    .getByRole("link", { name: "Career" })
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("My Professional Story");
  expect(await isMarked(page)).toBe(true);
});
