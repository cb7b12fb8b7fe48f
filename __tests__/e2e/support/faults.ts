import { expect, type Page } from "@playwright/test";

/** Errors that nobody caught, from now on. */
export const uncaughtOf = (page: Page): string[] => {
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  return errors;
};

/** The first heading, the words and the way on: what no fault may take from a visitor. */
export const expectReadable = async (page: Page, heading: string | RegExp): Promise<void> => {
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
  // On a slow line the heading is there before what follows it.
  const words = async () => (await page.getByRole("main").innerText()).length;
  await expect.poll(words).toBeGreaterThan(80);
  await expect(page.getByRole("contentinfo")).toBeVisible();
};

/** A link of the main navigation, where the window is wide. */
export const mainLink = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Main" }).getByRole("link", { name, exact: true });

/** Goes to the next page as a visitor does, and expects it to be there. */
export const expectNavigable = async (
  page: Page,
  [name, path, heading]: readonly [string, string, string | RegExp],
): Promise<void> => {
  await mainLink(page, name).click();
  await expect(page).toHaveURL(path);
  await expectReadable(page, heading);
};
