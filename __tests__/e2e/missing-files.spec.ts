import { expect, test, type Page } from "@playwright/test";
import { ALL } from "../../src/lib/constants";
import { UNSCRIPTED } from "../../src/lib/hydration";
import { career, contact } from "./support/content";
import { expectNavigable, expectReadable, mainLink, uncaughtOf } from "./support/faults";
import { hydrated, isMarked, mark, open, stir } from "./support/page";
import { ARTICLE, DESKTOP, PAGES } from "./support/site";

/*
 * Files of the site that do not come, or come as something else: a bad line, a deployment while a
 * tab is open, a cache that mixes two builds.
 */

test.use({ viewport: DESKTOP, actionTimeout: 20_000 });

const CAREER = ["Career", "/career", career.heading] as const;
const CONTACT = ["Contact", "/contact", contact.heading] as const;

/** The file of a page's own script. */
const scriptOf = (page: string) => new RegExp(`/component---src-pages-${page}-.*\\.js$`);

const missing = (page: Page, files: RegExp) =>
  page.route(files, (route) => route.fulfill({ status: 404, body: "Not found" }));

/** Waits until the page knows that something it needs does not come. */
const unscripted = (page: Page) => expect(page.locator(`html[data-${UNSCRIPTED}]`)).toHaveCount(1);

test("every page can be read, and left, where no script comes", async ({ page }) => {
  const errors = uncaughtOf(page);
  await page.route(/\.js$/, (route) => route.abort());
  for (const path of PAGES) {
    await page.goto(path);
    await stir(page);
    await unscripted(page);
    await expectReadable(page, /\S/);
  }
  await page.goto(ARTICLE);
  await expectNavigable(page, CAREER);
  expect(errors).toEqual([]);
});

for (const [name, file] of [
  ["scripts", /\.js$/],
  ["data", /page-data\.json$/],
] as const) {
  test(`what would have no effect is not offered where no ${name} come`, async ({ page }) => {
    await missing(page, file);
    for (const [path, button] of [
      ["/projects", ALL],
      [ARTICLE, /^Share/],
    ] as const) {
      await page.goto(path);
      await stir(page);
      const main = page.getByRole("main");
      await expect(main.getByRole("button", { name: button, includeHidden: true })).not.toHaveCount(
        0,
      );
      await expect(main.getByRole("button")).toHaveCount(0);
      await expect(page.getByRole("radio", { name: "Dark" })).toBeAttached();
    }
  });
}

test("every page can be read where no font comes", async ({ page }) => {
  const errors = uncaughtOf(page);
  await page.route(/\.woff2$/, (route) => route.abort());
  for (const path of ["/", ARTICLE]) {
    await open(page, path);
    await expectReadable(page, /\S/);
    await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
  }
  await expectNavigable(page, CAREER);
  expect(errors).toEqual([]);
});

for (const [name, file] of [
  ["its own script", scriptOf("about-tsx")],
  ["a script of all pages", /\/commons-.*\.js$/],
  ["the script that holds React", /\/framework-.*\.js$/],
  ["its data", /page-data\/about\/page-data\.json$/],
] as const) {
  test(`a page stays as it was sent, with links that work, without ${name}`, async ({ page }) => {
    const errors = uncaughtOf(page);
    await missing(page, file);
    await page.goto("/about");
    await stir(page);
    await unscripted(page);
    await expectReadable(page, /\S/);
    await expect(page).toHaveTitle(/About/);
    await page.unroute(file);
    await expectNavigable(page, CAREER);
    expect(errors).toEqual([]);
  });
}

// They only tell of a newer deployment.
test("a page comes alive without the data of all pages", async ({ page }) => {
  const errors = uncaughtOf(page);
  await missing(page, /page-data\/app-data\.json$/);
  await page.goto("/about");
  await stir(page);
  await hydrated(page);
  await expect(page).toHaveTitle(/About/);
  await expectNavigable(page, CAREER);
  expect(errors).toEqual([]);
});

/** Follows a link from one page to another, and expects a load where a change would have done. */
const goToCareerInFull = async (page: Page): Promise<void> => {
  await open(page, "/about");
  await mark(page);
  await mainLink(page, "Career").click();
  await expect.poll(() => isMarked(page).catch(() => true)).toBe(false);
  await expect(page).toHaveURL("/career");
  await expectReadable(page, career.heading);
};

for (const [name, answer] of [
  ["is missing", { status: 404, body: "Not found" }],
  ["is a page of HTML", { status: 200, contentType: "text/html", body: "<p>Log in first</p>" }],
  ["is cut short", { status: 200, contentType: "application/json", body: '{"path":"/car' }],
  ["is an error of the server", { status: 500, body: "Error" }],
] as const) {
  test(`a page whose data ${name} is loaded in full`, async ({ page }) => {
    const errors = uncaughtOf(page);
    const data = /page-data\/career\/page-data\.json$/;
    await page.route(data, (route) => route.fulfill(answer));
    await goToCareerInFull(page);
    await page.unroute(data);
    await expectNavigable(page, CONTACT);
    expect(errors).toEqual([]);
  });
}

test("a page whose script went with an old deployment is loaded in full", async ({ page }) => {
  const errors = uncaughtOf(page);
  await missing(page, scriptOf("career-tsx"));
  await goToCareerInFull(page);
  await page.unroute(scriptOf("career-tsx"));
  await expectNavigable(page, CONTACT);
  await hydrated(page);
  expect(errors).toEqual([]);
});

test("a page of a newer deployment is loaded in full", async ({ page }) => {
  const errors = uncaughtOf(page);
  await open(page, "/about");
  await mark(page);
  // The scripts of this tab are those of the deployment before.
  await page.evaluate(() => Object.assign(window, { ___webpackCompilationHash: "before" }));
  await mainLink(page, "Career").click();
  await expect.poll(() => isMarked(page).catch(() => true)).toBe(false);
  await expect(page).toHaveURL("/career");
  await expectReadable(page, career.heading);
  expect(errors).toEqual([]);
});
