import { expect, test } from "@playwright/test";
import { articleAt, caseStudyAt } from "./support/content";
import { open } from "./support/page";
import {
  consoleOf,
  shared,
  withFailingShare,
  withNativeShare,
  withoutNativeShare,
} from "./support/share";
import { ARTICLE, CASE_STUDY } from "./support/site";

const TITLE = articleAt(ARTICLE).title;

for (const name of ["Share", "Share Article"]) {
  test.describe(`${name} on an article`, () => {
    test("hands title, text and address to the device", async ({ page }) => {
      await withNativeShare(page);
      await open(page, ARTICLE);
      await page.getByRole("button", { name, exact: true }).click();
      expect(await shared(page)).toEqual([
        { title: TITLE, text: `Check out this article: ${TITLE}`, url: page.url() },
      ]);
    });

    test("does nothing where the device has no sharing", async ({ page }) => {
      await withoutNativeShare(page);
      const lines = consoleOf(page);
      await open(page, ARTICLE);
      const before = await page.getByRole("main").innerText();
      await page.getByRole("button", { name, exact: true }).click();
      await page.waitForTimeout(300);
      await expect(page.getByRole("dialog")).toHaveCount(0);
      await expect(page).toHaveURL(ARTICLE);
      expect(await page.getByRole("main").innerText()).toBe(before);
      expect(lines).toEqual([]);
    });

    test("only logs what goes wrong", async ({ page }) => {
      await withFailingShare(page);
      const lines = consoleOf(page);
      await open(page, ARTICLE);
      const before = await page.getByRole("main").innerText();
      await page.getByRole("button", { name, exact: true }).click();
      await expect.poll(() => lines).toEqual([expect.stringContaining("thought better of it")]);
      expect(lines[0]).not.toContain("uncaught");
      await expect(page.getByRole("dialog")).toHaveCount(0);
      expect(await page.getByRole("main").innerText()).toBe(before);
    });
  });
}

for (const name of [/^Share$/, "Share Project"]) {
  test.describe(`${name} on a case study`, () => {
    test("hands title and address to the device, and opens no dialog", async ({ page }) => {
      await withNativeShare(page);
      await open(page, CASE_STUDY);
      await page.getByRole("button", { name, exact: true }).click();
      expect(await shared(page)).toEqual([
        expect.objectContaining({ title: caseStudyAt(CASE_STUDY).title, url: page.url() }),
      ]);
      await expect(page.getByRole("dialog")).toHaveCount(0);
    });

    test("only logs what goes wrong", async ({ page }) => {
      await withFailingShare(page);
      const lines = consoleOf(page);
      await open(page, CASE_STUDY);
      await page.getByRole("button", { name, exact: true }).click();
      await expect.poll(() => lines).toEqual([expect.stringContaining("thought better of it")]);
      expect(lines[0]).not.toContain("uncaught");
    });
  });
}
