import { expect, test, type Page } from "@playwright/test";
import { follow, hydrated, open } from "./support/page";
import { DESKTOP } from "./support/site";

test.use({ viewport: DESKTOP, colorScheme: "light" });

const choice = (page: Page, name: string) => page.getByRole("radio", { name, exact: true });
const choose = (page: Page, name: string) => choice(page, name).click({ force: true });

/** Whether the page's ground is dark. */
const isDark = (page: Page): Promise<boolean> =>
  page.evaluate(() => getComputedStyle(document.documentElement).colorScheme === "dark");

test("each mode is shown as soon as it is chosen, and is said to be chosen", async ({ page }) => {
  await open(page, "/");
  expect(await isDark(page)).toBe(false);
  for (const [name, dark] of [
    ["Dark", true],
    ["Light", false],
    ["Dark", true],
    ["As the device", false],
  ] as const) {
    await choose(page, name);
    expect(await isDark(page), name).toBe(dark);
    await expect(choice(page, name)).toBeChecked();
  }
});

test("a chosen mode is kept on the next page and on the next visit", async ({ page }) => {
  await open(page, "/");
  await choose(page, "Dark");
  await follow(page, "/about");
  await expect(page).toHaveURL("/about");
  expect(await isDark(page)).toBe(true);
  await expect(choice(page, "Dark")).toBeChecked();
  await page.reload();
  expect(await isDark(page)).toBe(true);
  await hydrated(page);
  await expect(choice(page, "Dark")).toBeChecked();
  await choose(page, "As the device");
  await page.reload();
  expect(await isDark(page)).toBe(false);
});

test("the arrow keys choose a mode", async ({ page }) => {
  await open(page, "/");
  await choice(page, "As the device").focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(choice(page, "Dark")).toBeChecked();
  expect(await isDark(page)).toBe(true);
});
