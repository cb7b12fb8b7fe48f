import { expect, test } from "@playwright/test";
import { pageViews, watchProvider } from "./support/analytics";
import { follow, open } from "./support/page";

test("on the machine of who builds the site nothing is asked of the provider", async ({ page }) => {
  const events = watchProvider(page);
  await open(page, "/");
  await follow(page, "/projects");
  await expect(page).toHaveURL("/projects");
  await page.waitForTimeout(700);
  expect(events).toEqual(["load"]);
  expect(await pageViews(page)).toEqual([]);
});
