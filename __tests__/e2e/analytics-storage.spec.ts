import { expect, test } from "@playwright/test";
import { onItsHost, pageViews, stubScripts } from "./support/analytics";
import { follow, open } from "./support/page";

test.use(onItsHost);

test("a visit leaves nothing but the chosen colours, and how far each page was scrolled in its tab", async ({
  page,
  context,
}) => {
  await stubScripts(page);
  await open(page, "/");
  await follow(page, "/articles");
  await expect.poll(() => pageViews(page)).toEqual(["/", "/articles"]);
  const stored = () =>
    page.evaluate(async () => ({
      local: { ...localStorage },
      // How far each page was scrolled, for the way back; gone with the tab.
      session: Object.entries(sessionStorage).filter(
        ([key, value]) => !/^@@scroll\|\//.test(key) || !/^\d+$/.test(String(value)),
      ),
      databases: (await indexedDB.databases()).map(({ name }) => name),
    }));
  expect(await stored()).toEqual({ local: {}, session: [], databases: [] });
  await page.getByRole("radio", { name: "Dark" }).check({ force: true });
  const chosen = { local: { "colour-mode": "dark" }, session: [], databases: [] };
  expect(await stored()).toEqual(chosen);
  expect(await context.cookies()).toEqual([]);
});
