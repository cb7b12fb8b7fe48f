import { expect, test, type Page } from "@playwright/test";
import { pasted } from "./support/clipboard";
import { open } from "./support/page";
import { consoleOf, withoutNativeShare } from "./support/share";
import { CASE_STUDY } from "./support/site";

const dialog = (page: Page) => page.getByRole("dialog");
const choice = (page: Page, name: string) => dialog(page).getByRole("button", { name });

const openDialog = async (page: Page) => {
  await withoutNativeShare(page);
  await open(page, CASE_STUDY);
  await page.getByRole("button", { name: "Share", exact: true }).click();
};

/** Closes the newer way to the clipboard; without `also`, the older one stays open. */
const denyClipboard = (page: Page, also: "execCommand" | "nothing else") =>
  page.addInitScript((more) => {
    Clipboard.prototype.writeText = () => Promise.reject(new DOMException("", "NotAllowedError"));
    if (more === "execCommand") document.execCommand = () => false;
  }, also);

test("Copy Link copies the address of the page and says Copied!", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openDialog(page);
  await choice(page, "Copy Link").click();
  await expect(choice(page, "Copied!")).toBeVisible();
  await expect(choice(page, "Copy Link")).toHaveCount(0);
  expect(await pasted(page)).toBe(page.url());
});

test("Copy Link is offered anew when the dialog is opened anew", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openDialog(page);
  await choice(page, "Copy Link").click();
  await expect(choice(page, "Copied!")).toBeVisible();
  await choice(page, "Close").click();
  await page.getByRole("button", { name: "Share", exact: true }).click();
  await expect(choice(page, "Copy Link")).toBeVisible();
});

test("Copy Link takes the older way where the clipboard is denied", async ({ page }) => {
  await denyClipboard(page, "nothing else");
  await openDialog(page);
  await choice(page, "Copy Link").click();
  await expect(choice(page, "Copied!")).toBeVisible();
  expect(await pasted(page)).toBe(page.url());
});

test("Copy Link takes the older way where there is no clipboard", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "clipboard", { value: undefined });
  });
  await openDialog(page);
  await choice(page, "Copy Link").click();
  await expect(choice(page, "Copied!")).toBeVisible();
});

test("Copy Link leaves the address selected where nothing can be copied", async ({ page }) => {
  const lines = consoleOf(page);
  await denyClipboard(page, "execCommand");
  await openDialog(page);
  await choice(page, "Copy Link").click();
  const selected = () =>
    page.evaluate(() => {
      const field = document.activeElement;
      if (!(field instanceof HTMLInputElement)) return "";
      return field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0);
    });
  await expect.poll(selected).toBe(page.url());
  await expect(choice(page, "Copy Link")).toBeVisible();
  await expect(choice(page, "Copied!")).toHaveCount(0);
  expect(lines.filter((line) => line.startsWith("uncaught"))).toEqual([]);
});
