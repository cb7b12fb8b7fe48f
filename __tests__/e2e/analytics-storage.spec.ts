import { expect, test } from "@playwright/test";
import { onItsHost, pageViews, stubScripts } from "./support/analytics";
import { follow, open } from "./support/page";

test.use(onItsHost);

test("a visit leaves nothing in the browser", async ({ page, context }) => {
  await stubScripts(page);
  await open(page, "/");
  await follow(page, "/articles");
  await expect.poll(() => pageViews(page)).toEqual(["/", "/articles"]);
  const stored = await page.evaluate(async () => ({
    local: { ...localStorage },
    session: Object.keys(sessionStorage).filter((key) => !key.startsWith("@@scroll|")),
    databases: (await indexedDB.databases()).map(({ name }) => name),
  }));
  expect(stored).toEqual({ local: {}, session: [], databases: [] });
  expect(await context.cookies()).toEqual([]);
});
