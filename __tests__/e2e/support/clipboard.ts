import type { Page } from "@playwright/test";

/** What a visitor would paste elsewhere: no page of the site may read it itself. */
export const pasted = async (page: Page): Promise<string> => {
  const elsewhere = await page.context().newPage();
  await elsewhere.setContent("<textarea></textarea>");
  const field = elsewhere.getByRole("textbox");
  await field.press("Control+V");
  return field.inputValue();
};
