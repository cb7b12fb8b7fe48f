import { expect, test } from "@playwright/test";
import { onItsHost, pageViews, SCRIPTS, stubScripts, watchProvider } from "./support/analytics";
import { career, contact, projects, site } from "./support/content";
import { expectNavigable, uncaughtOf } from "./support/faults";
import { follow, hydrated, mark, isMarked, open } from "./support/page";
import { consoleOf } from "./support/share";
import { DESKTOP, PICTURES } from "./support/site";

test.use({ ...onItsHost, viewport: DESKTOP });
test.skip(site.analytics === "none", "the owner has chosen no analytics");

const BOTH = [SCRIPTS.insights, SCRIPTS.speed].sort();

test("both scripts are asked for, once, after the page has loaded", async ({ page }) => {
  await stubScripts(page);
  const events = watchProvider(page);
  await open(page, "/");
  await expect.poll(() => events.length).toBe(3);
  expect(events[0]).toBe("load");
  expect(events.slice(1).sort()).toEqual(BOTH);
  await follow(page, "/about");
  await expect(page).toHaveURL("/about");
  await page.waitForTimeout(400);
  expect(events.slice(1).sort()).toEqual(BOTH);
});

test("the first page and each change of page is a page view", async ({ page }) => {
  await stubScripts(page);
  await open(page, "/");
  await expect.poll(() => pageViews(page)).toEqual(["/"]);
  await follow(page, "/articles");
  await expect.poll(() => pageViews(page)).toEqual(["/", "/articles"]);
  const link = page.getByRole("link", { name: /Read Article/ });
  await link.and(page.locator('[href="/articles/minimalist-design"]')).click();
  await expect
    .poll(() => pageViews(page))
    .toEqual(["/", "/articles", "/articles/minimalist-design"]);
  await page.goBack();
  await expect.poll(async () => (await pageViews(page)).at(-1)).toBe("/articles");
  expect(await pageViews(page)).toHaveLength(4);
});

test("a filter or the menu is no page view", async ({ page }) => {
  await stubScripts(page);
  await open(page, "/projects");
  await expect.poll(() => pageViews(page)).toEqual(["/projects"]);
  await page.getByRole("button", { name: "Web Design", exact: true }).click();
  await page.waitForTimeout(400);
  expect(await pageViews(page)).toEqual(["/projects"]);
});

test("scripts that fail leave one line each in the console, and nothing else", async ({ page }) => {
  await page.route("**/_vercel/**", (route) => route.abort());
  const lines = consoleOf(page);
  // The browser's own words about a request that failed are not the site's.
  const own = () => lines.filter((line) => !line.includes("Failed to load resource"));
  await open(page, "/about");
  await mark(page);
  await expect.poll(() => own().length).toBe(2);
  expect(own().filter((line) => line.includes(SCRIPTS.insights))).toHaveLength(1);
  expect(own().filter((line) => line.includes(SCRIPTS.speed))).toHaveLength(1);
  await follow(page, "/contact");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(contact.heading);
  await page.waitForTimeout(400);
  expect(own()).toHaveLength(2);
  expect(await isMarked(page)).toBe(true);
});

test("scripts that never arrive do not hold up the page", async ({ page }) => {
  await page.route("**/_vercel/**", () => undefined);
  const events = watchProvider(page);
  await page.goto("/projects", { waitUntil: "load" });
  await hydrated(page);
  await expect.poll(() => events.length).toBe(3);
  await page.getByRole("button", { name: "Web Design", exact: true }).click();
  await expect(page.getByRole("article")).toHaveCount(
    projects.filter(({ category }) => category === "Web Design").length,
  );
});

for (const [name, answer] of [
  ["are not there", { status: 404, body: "Not found" }],
  [
    "are a page of HTML",
    {
      status: 200,
      contentType: "text/html",
      headers: { "X-Content-Type-Options": "nosniff" },
      body: "<p>Log in</p>",
    },
  ],
] as const) {
  test(`the page is whole where the scripts of the analytics ${name}`, async ({ page }) => {
    const errors = uncaughtOf(page);
    const asked: string[] = [];
    await page.route("**/_vercel/**", (route) => {
      asked.push(new URL(route.request().url()).pathname);
      return route.fulfill(answer);
    });
    await open(page, "/about");
    await expect.poll(() => asked.length).toBeGreaterThanOrEqual(2);
    expect([...new Set(asked)].sort()).toEqual(BOTH);
    await expectNavigable(page, ["Career", "/career", career.heading]);
    expect(errors).toEqual([]);
  });
}

test("who asks not to be tracked is not", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "doNotTrack", { value: "1" });
  });
  const events = watchProvider(page);
  await open(page, "/");
  await follow(page, "/about");
  await page.waitForTimeout(700);
  expect(events).toEqual(["load"]);
  expect(await pageViews(page)).toEqual([]);
});

test("who is faster than the first page was still on each of them", async ({ page }) => {
  await stubScripts(page);
  await page.route(PICTURES, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 3000));
    await route.continue();
  });
  await page.goto("/about", { waitUntil: "commit" });
  await hydrated(page);
  await follow(page, "/career");
  // Who leaves a page before it has come has not been on it.
  await expect(page.getByRole("heading", { level: 1, name: career.heading })).toBeVisible();
  await follow(page, "/contact");
  await expect.poll(() => pageViews(page)).toEqual(["/about", "/career", "/contact"]);
});
