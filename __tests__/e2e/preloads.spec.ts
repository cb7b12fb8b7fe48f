import { expect, test, type Page } from "@playwright/test";
import { projects } from "./support/content";
import { follow, open, scrollThrough } from "./support/page";
import { ARTICLE, DESKTOP, PHONE, PICTURES } from "./support/site";

const preloads = (page: Page) =>
  page
    .locator('head link[rel="preload"][as="image"]')
    .evaluateAll((links) => (links as HTMLLinkElement[]).map((link) => link.imageSrcset));

const shown = (page: Page) =>
  page
    .getByRole("article")
    .locator('source[type="image/avif"]')
    .evaluateAll((sources) => (sources as HTMLSourceElement[]).map((source) => source.srcset));

test("all project pictures are preloaded by links once the page has loaded", async ({ page }) => {
  await open(page, "/projects");
  await expect.poll(async () => (await preloads(page)).length).toBe(projects.length);
  expect((await preloads(page)).sort()).toEqual((await shown(page)).sort());
});

test("all project pictures are preloaded after a change of page too, and only there", async ({
  page,
}) => {
  await open(page, "/contact");
  expect(await preloads(page)).toEqual([]);
  await follow(page, "/projects");
  await expect.poll(async () => (await preloads(page)).length).toBe(projects.length);
  const ofProjects = await shown(page);
  await follow(page, "/about");
  // It asks for its portrait ahead, and for nothing else.
  await expect.poll(async () => (await preloads(page)).length).toBe(1);
  const [portrait] = await preloads(page);
  expect(ofProjects).not.toContain(portrait);
  await follow(page, "/career");
  await expect.poll(() => preloads(page)).toEqual([]);
});

for (const viewport of [PHONE, DESKTOP]) {
  test(`at ${viewport.width} px a preloaded picture is the one that is shown, fetched once`, async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on("request", (request) => {
      // The endpaper of the footer is no picture of a project.
      const isEndpaper = request.url().endsWith("/relief.webp");
      if (PICTURES.test(request.url()) && !isEndpaper) asked.push(request.url());
    });
    await page.setViewportSize(viewport);
    await open(page, "/projects");
    await expect.poll(async () => (await preloads(page)).length).toBe(projects.length);
    await scrollThrough(page);
    const images = page.getByRole("article").locator("img");
    await expect
      .poll(() =>
        images.evaluateAll((all) => (all as HTMLImageElement[]).every(({ complete }) => complete)),
      )
      .toBe(true);
    const current = await images.evaluateAll((all) =>
      (all as HTMLImageElement[]).map(({ currentSrc }) => currentSrc),
    );
    expect([...new Set(asked)].sort()).toEqual([...current].sort());
  });
}

test("of the articles page only the first two pictures are fetched at once", async ({ page }) => {
  await open(page, "/articles");
  const images = page.getByRole("article").locator("img");
  const loading = await images.evaluateAll((all) =>
    (all as HTMLImageElement[]).map((image) => image.loading),
  );
  expect(loading).toEqual(loading.map((_, index) => (index < 2 ? "eager" : "lazy")));
  expect(loading.length).toBeGreaterThan(2);
});

test("of a long page the pictures far below are not fetched before they come near", async ({
  page,
}) => {
  await page.setViewportSize({ ...DESKTOP, height: 500 });
  const asked: string[] = [];
  page.on("request", (request) => {
    if (PICTURES.test(request.url())) asked.push(request.url());
  });
  await open(page, ARTICLE);
  const atFirst = asked.length;
  await scrollThrough(page);
  await expect.poll(() => asked.length).toBeGreaterThan(atFirst);
});
