import { expect, test, type Locator, type Page } from "@playwright/test";
import { projects } from "./support/content";
import { holdScripts, hydrated, scrollThrough, stir } from "./support/page";
import { ARTICLE, DESKTOP, PICTURES } from "./support/site";

/** Holds back every picture until the function that it gives is called. */
const holdPictures = async (page: Page): Promise<() => void> => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(PICTURES, async (route) => {
    await released;
    await route.continue();
  });
  return release;
};

/** The names of the properties that change for as long as one waits, in an element. */
const waitingIn = (locator: Locator): Promise<string[]> =>
  locator.evaluate((element) => {
    const endless = document.getAnimations().filter((animation) => {
      const target = (animation.effect as KeyframeEffect).target;
      const isEndless = animation.effect?.getComputedTiming().iterations === Infinity;
      return isEndless && element.contains(target);
    });
    const frames = endless.flatMap((animation) =>
      (animation.effect as KeyframeEffect).getKeyframes(),
    );
    const own = ["offset", "computedOffset", "easing", "composite"];
    return [...new Set(frames.flatMap((frame) => Object.keys(frame)))].filter(
      (name) => !own.includes(name),
    );
  });

const openWaiting = async (page: Page, path: string) => {
  await page.goto(path, { waitUntil: "commit" });
  // The page does not finish loading; a visitor who moves is what starts the scripts.
  await page.locator("footer").waitFor({ state: "attached" });
  await stir(page);
  await hydrated(page);
};

test.use({ viewport: DESKTOP });

test("a project's picture pulses until it has loaded", async ({ page }) => {
  const release = await holdPictures(page);
  await openWaiting(page, "/projects");
  const cards = page.getByRole("article");
  await expect(cards).toHaveCount(projects.length);
  for (const card of await cards.all()) {
    const changing = await waitingIn(card);
    expect(changing.length).toBeGreaterThan(0);
    expect(changing).not.toContain("rotate");
    expect(changing).not.toContain("transform");
  }
  release();
  await expect.poll(() => waitingIn(cards.first())).toEqual([]);
  await scrollThrough(page);
  await expect.poll(() => waitingIn(page.getByRole("main"))).toEqual([]);
});

for (const path of ["/articles", ARTICLE]) {
  test(`a picture of ${path} has a spinner until it has loaded`, async ({ page }) => {
    const release = await holdPictures(page);
    await openWaiting(page, path);
    const frame = page.getByRole("article").first();
    await frame.getByRole("img").first().scrollIntoViewIfNeeded();
    await expect.poll(() => waitingIn(frame).then(String)).toMatch(/rotate|transform/);
    release();
    await scrollThrough(page);
    await expect.poll(() => waitingIn(page.getByRole("main"))).toEqual([]);
  });
}

for (const path of ["/projects", "/articles", ARTICLE]) {
  test(`nothing moves below the first picture of ${path} when it has loaded, before the scripts come`, async ({
    page,
  }) => {
    const releaseScripts = await holdScripts(page);
    const release = await holdPictures(page);
    await page.goto(path, { waitUntil: "commit" });
    const frame = page.locator("main [data-state]").first();
    await expect.poll(() => waitingIn(frame)).not.toEqual([]);
    const spinner = frame.locator("svg:visible");
    await expect(spinner).toHaveCount(path === "/projects" ? 0 : 1);
    release();
    await expect.poll(() => waitingIn(frame)).toEqual([]);
    await expect(spinner).toHaveCount(0);
    releaseScripts();
    await stir(page);
    await hydrated(page);
    await expect(frame).toHaveAttribute("data-state", "loaded");
    expect(await waitingIn(frame)).toEqual([]);
  });
}

test("a picture of the articles page that waits keeps its place", async ({ page }) => {
  const release = await holdPictures(page);
  await openWaiting(page, "/articles");
  const image = page.getByRole("article").first().getByRole("img").first();
  const before = await image.boundingBox();
  expect(before?.height).toBeGreaterThan(100);
  release();
  await expect
    .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth))
    .toBeGreaterThan(0);
  const after = await image.boundingBox();
  expect(after?.height).toBeCloseTo(before?.height ?? 0, 0);
  expect(after?.width).toBeCloseTo(before?.width ?? 0, 0);
});
