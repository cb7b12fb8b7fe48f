import { expect, test, type Page } from "@playwright/test";
import { caseStudyAt } from "./support/content";
import { open } from "./support/page";
import { withoutNativeShare } from "./support/share";
import { CASE_STUDY } from "./support/site";

const dialog = (page: Page) => page.getByRole("dialog");
const opener = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

const openDialog = async (page: Page, name = "Share") => {
  await opener(page, name).click();
  await expect(dialog(page)).toBeVisible();
};

test.beforeEach(async ({ page }) => {
  await withoutNativeShare(page);
  await open(page, CASE_STUDY);
});

for (const name of ["Share", "Share Project"]) {
  test(`${name} opens a modal dialog with its four choices and a name`, async ({ page }) => {
    await openDialog(page, name);
    await expect(dialog(page)).toHaveCount(1);
    expect(await dialog(page).evaluate((element) => element.matches(":modal"))).toBe(true);
    await expect(dialog(page)).toHaveAccessibleName(/share/i);
    await expect(dialog(page).getByRole("link")).toHaveText([
      "Share on Twitter",
      "Share on LinkedIn",
    ]);
    await expect(dialog(page).getByRole("button")).toHaveText(["Copy Link", "Close"]);
  });

  for (const way of ["Close", "Escape"]) {
    test(`${way} closes what ${name} opened and gives the focus back`, async ({ page }) => {
      await openDialog(page, name);
      if (way === "Escape") await page.keyboard.press("Escape");
      else await dialog(page).getByRole("button", { name: "Close" }).click();
      await expect(dialog(page)).toHaveCount(0);
      await expect(opener(page, name)).toBeFocused();
    });
  }
}

test("the dialog keeps the focus for as long as it is open", async ({ page }) => {
  await opener(page, "Share").focus();
  await page.keyboard.press("Enter");
  const names = new Set<string>();
  for (const key of [...Array<string>(10).fill("Tab"), ...Array<string>(10).fill("Shift+Tab")]) {
    const place = await page.evaluate(() => {
      const { activeElement } = document;
      if (!activeElement || activeElement === document.body) return "none";
      return activeElement.closest("dialog[open]") ? (activeElement.textContent ?? "") : "outside";
    });
    names.add(place);
    await page.keyboard.press(key);
  }
  expect([...names]).not.toContain("outside");
  expect([...names]).toEqual(
    expect.arrayContaining(["Share on Twitter", "Share on LinkedIn", "Copy Link", "Close"]),
  );
});

test("what lies behind the dialog cannot be pressed", async ({ page }) => {
  await openDialog(page);
  const back = page.locator("a", { hasText: "Back to Projects" });
  await expect(back.click({ timeout: 1000 })).rejects.toThrow();
  await expect(page).toHaveURL(CASE_STUDY);
});

for (const { name, address, check } of [
  {
    name: "Share on Twitter",
    address: /^https:\/\/(twitter|x)\.com\/intent\/(tweet|post)\?/,
    check: (query: URLSearchParams, url: string) => {
      expect(query.get("url")).toBe(url);
      expect(query.get("text")).toContain(caseStudyAt(CASE_STUDY).title);
    },
  },
  {
    name: "Share on LinkedIn",
    address: /^https:\/\/www\.linkedin\.com\/sharing\/share-offsite\/?\?/,
    check: (query: URLSearchParams, url: string) => expect(query.get("url")).toBe(url),
  },
]) {
  test(`${name} opens the network in a new tab with the address of the page`, async ({
    page,
    context,
  }) => {
    await context.route(address, (route) => route.fulfill({ body: "elsewhere" }));
    await openDialog(page);
    const tab = context.waitForEvent("page");
    await dialog(page).getByRole("link", { name }).click();
    const opened = await tab;
    expect(opened.url()).toMatch(address);
    check(new URL(opened.url()).searchParams, page.url());
    expect(await opened.evaluate(() => window.opener === null)).toBe(true);
    await expect(page).toHaveURL(CASE_STUDY);
  });
}
