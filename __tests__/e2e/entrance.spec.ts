import { expect, test, type Page } from "@playwright/test";
import { entrancesOf } from "./support/animations";
import { open } from "./support/page";
import { DESKTOP } from "./support/site";

/** The elements that come in one after the other, by the heading that each of them has. */
const headings = (page: Page) => page.getByRole("article").getByRole("heading");
const jobs = (page: Page) => page.getByRole("main").locator("ol > li h3");

const delaysOf = async (locator: ReturnType<typeof headings>) =>
  (await entrancesOf(locator)).map((entrance) => entrance?.delay);

const steps = (step: number, count: number): number[] =>
  Array.from({ length: count }, (_, index) => index * step);

/** A place below the final one, from which something slides up. */
const UPWARDS = /translateY\(\d|translate\(0(px)?, \d|^0(px)? \d|matrix\(1, 0, 0, 1, 0, \d/;

/** What comes in can be read from the first frame on. */
const FAINT = 0.2;

test.use({ viewport: DESKTOP });

for (const { path, locate, step, count } of [
  { path: "/projects", locate: headings, step: 150, count: 6 },
  { path: "/featured", locate: headings, step: 150, count: 3 },
  { path: "/articles", locate: headings, step: 150, count: 4 },
  { path: "/career", locate: jobs, step: 200, count: 7 },
]) {
  test(`what ${path} shows fades in and slides up, each ${step} ms after the one before`, async ({
    page,
  }) => {
    await open(page, path);
    await expect(locate(page).nth(count - 1)).toBeAttached();
    const entrances = await entrancesOf(locate(page));
    expect(entrances.map((entrance) => entrance?.delay).slice(0, count)).toEqual(
      steps(step, count),
    );
    for (const entrance of entrances) {
      const [first, last] = [entrance?.frames[0], entrance?.frames.at(-1)];
      expect([Number(first?.opacity), Number(last?.opacity)]).toEqual([FAINT, 1]);
      expect(first?.transform ?? first?.translate ?? "").toMatch(UPWARDS);
    }
  });
}

test("the delay of article cards is never more than 600 ms", async ({ page }) => {
  await open(page, "/articles");
  await page.evaluate(() => {
    const items = [...document.querySelectorAll("main li")].filter((item) =>
      item.querySelector("article"),
    );
    for (let index = 0; index < 4; index += 1) {
      const copy = items[0]?.cloneNode(true);
      if (copy) items[0]?.parentElement?.append(copy);
    }
  });
  expect((await delaysOf(headings(page))).slice(0, 8)).toEqual([
    0, 150, 300, 450, 600, 600, 600, 600,
  ]);
});

test("what a page opens with fades in too", async ({ page }) => {
  for (const path of ["/", "/about", "/contact", "/articles/minimalist-design", "/nowhere"]) {
    await open(page, path);
    const [entrance] = await entrancesOf(page.getByRole("heading", { level: 1 }));
    expect(entrance?.frames[0], path).toMatchObject({ opacity: String(FAINT) });
  }
});
