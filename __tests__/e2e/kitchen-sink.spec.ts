import { expect, type Page } from "@playwright/test";
import { pasted } from "./support/clipboard";
import { faults } from "./support/axe";
import { KITCHEN_SINK, test } from "./support/kitchen-sink";
import { open, scrollThrough } from "./support/page";
import { DESKTOP, PHONE, TABLET } from "./support/site";
import { unseenPictures, unseenWords } from "./support/visibility";

const dialog = (page: Page) => page.getByRole("dialog", { name: "Pictures" });
const enlarge = (page: Page, index: number) =>
  page.getByRole("link", { name: /enlarge$/ }).nth(index);
const slide = (page: Page) => dialog(page).locator("li[aria-hidden=false] img");

test.describe("the lightbox", () => {
  test.beforeEach(async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page, KITCHEN_SINK);
  });

  test("opens by keyboard, leafs by arrow keys and gives the focus back", async ({ page }) => {
    await enlarge(page, 1).focus();
    await page.keyboard.press("Enter");
    await expect(dialog(page)).toBeVisible();
    expect(await dialog(page).evaluate((element) => element.matches(":modal"))).toBe(true);
    await expect(dialog(page)).toContainText("2 / 6");
    await expect(slide(page)).toBeInViewport();
    await page.keyboard.press("ArrowRight");
    await expect(dialog(page)).toContainText("3 / 6");
    await expect(slide(page)).toBeInViewport({ ratio: 0.9 });
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toHaveCount(0);
    await expect(enlarge(page, 1)).toBeFocused();
    await expect(page).toHaveURL(KITCHEN_SINK);
  });

  test("shows a picture whole, on a phone and on a desk", async ({ page }) => {
    await enlarge(page, 0).click();
    for (const viewport of [PHONE, DESKTOP]) {
      await page.setViewportSize(viewport);
      await page.keyboard.press("End");
      await page.keyboard.press("Home");
      const box = await slide(page).boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect(box?.y).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(viewport.width);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(viewport.height);
      expect(box?.width).toBeGreaterThan(viewport.width * 0.8);
      // It is fitted into all the room there is, and so stands in the middle of it.
      expect(box?.height).toBeGreaterThan(viewport.height * 0.6);
    }
  });

  test("follows a swipe, which is the browser's own scrolling", async ({ page }) => {
    await page.setViewportSize(PHONE);
    await enlarge(page, 0).click();
    await expect(dialog(page)).toContainText("1 / 6");
    await dialog(page)
      .getByRole("list")
      .evaluate((list) => list.scrollTo({ left: list.clientWidth, behavior: "instant" }));
    await expect(dialog(page)).toContainText("2 / 6");
  });

  test("keeps the focus inside while it is open", async ({ page }) => {
    await enlarge(page, 1).click();
    await expect(dialog(page).getByRole("button", { name: "Close" })).toBeFocused();
    for (const key of [...Array<string>(6).fill("Tab"), ...Array<string>(6).fill("Shift+Tab")]) {
      await page.keyboard.press(key);
      const outside = await page.evaluate(
        () =>
          document.activeElement !== document.body &&
          !document.activeElement?.closest("dialog[open]"),
      );
      expect(outside).toBe(false);
    }
  });
});

test("a comparison is divided by arrow keys", async ({ page }) => {
  await open(page, KITCHEN_SINK);
  const divider = page.getByRole("slider", { name: /“Values” and “Colour”/ });
  const edge = () =>
    page
      .getByRole("img", { name: /identity board in clay/ })
      .evaluate((image) => getComputedStyle(image.closest("span") as HTMLElement).clipPath);
  await divider.focus();
  const before = await edge();
  await page.keyboard.press("ArrowRight");
  await expect(divider).toHaveAttribute("aria-valuetext", "51%");
  expect(await edge()).not.toBe(before);
  await page.keyboard.press("Home");
  await expect(divider).toHaveValue("0");
  await page.keyboard.press("End");
  await expect(divider).toHaveValue("100");
});

test("a comparison is divided where it is pressed", async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await open(page, KITCHEN_SINK);
  const picture = page.getByRole("img", { name: /identity board in greys/ });
  await picture.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await picture.boundingBox()) ?? {
    x: 0,
    y: 0,
    width: 0,
    height: 0,
  };
  await page.mouse.click(x + width * 0.25, y + height * 0.3);
  const value = Number(await page.getByRole("slider").first().inputValue());
  expect(Math.abs(value - 25)).toBeLessThanOrEqual(1);
});

test("a colour is copied by keyboard", async ({ page, context, kitchenSinkUrl }) => {
  await context.grantPermissions(["clipboard-write"], { origin: kitchenSinkUrl });
  await open(page, KITCHEN_SINK);
  const button = page.getByRole("button", { name: "Copy Mustard" });
  await button.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Copied Mustard" })).toBeVisible();
  expect(await pasted(page)).toBe("#D9A441");
});

test("a typeface from a file beside the text is shown in itself", async ({ page }) => {
  await open(page, KITCHEN_SINK);
  await scrollThrough(page);
  await expect
    .poll(() =>
      page.evaluate(() =>
        [...document.fonts]
          .filter(({ family }) => family.includes("Specimen"))
          .map(({ status }) => status),
      ),
    )
    .toEqual(["loaded"]);
});

test("a film plays by itself only where motion is welcome", async ({ page }) => {
  const film = page.getByLabel("The leaf again, playing by itself");
  const isPaused = () => film.evaluate((video: HTMLVideoElement) => video.paused);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, KITCHEN_SINK);
  await film.scrollIntoViewIfNeeded();
  await page.waitForTimeout(500);
  expect(await isPaused()).toBe(true);
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await open(page, KITCHEN_SINK);
  await film.scrollIntoViewIfNeeded();
  await expect.poll(isPaused).toBe(false);
  await page.getByRole("button", { name: "Pause: The leaf again" }).press("Enter");
  await expect.poll(isPaused).toBe(true);
});

test("a film begins with a press, and can be handled by keyboard from then on", async ({
  page,
}) => {
  await open(page, KITCHEN_SINK);
  const film = page.getByLabel("A pen draws a leaf of four petals");
  await page.getByRole("button", { name: "Play: A pen draws" }).press("Enter");
  await expect(film).toBeFocused();
  await expect(film).toHaveAttribute("controls");
});

for (const viewport of [PHONE, TABLET, DESKTOP]) {
  test(`nothing is wider than the page at ${viewport.width} px, and text keeps its measure`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await open(page, KITCHEN_SINK);
    await scrollThrough(page);
    const over = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(over).toBe(0);
    const paragraph = await page.getByText("A paragraph of the second kind").boundingBox();
    expect(paragraph?.width).toBeGreaterThan(Math.min(viewport.width * 0.8, 500));
  });
}

test("a wide table is scrolled by keyboard", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await open(page, KITCHEN_SINK);
  const region = page.getByRole("region", { name: /^Table: Job/ });
  await region.focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => region.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("everything is shown, and nothing is offered that needs a script", async ({ page }) => {
    for (const viewport of [DESKTOP, PHONE]) {
      await page.setViewportSize(viewport);
      await page.goto(KITCHEN_SINK);
      await expect.poll(() => unseenWords(page)).toEqual([]);
      await expect.poll(() => unseenPictures(page)).toEqual([]);
      await expect(page.getByRole("slider")).toHaveCount(0);
      await expect(page.getByRole("button", { name: /^Copy/ })).toHaveCount(0);
    }
  });

  test("both pictures of a comparison stand side by side", async ({ page }) => {
    await page.setViewportSize(DESKTOP);
    await page.goto(KITCHEN_SINK);
    const first = await page.getByRole("img", { name: /board in greys/ }).boundingBox();
    const second = await page.getByRole("img", { name: /board in clay/ }).boundingBox();
    expect((first?.x ?? 0) + (first?.width ?? 0)).toBeLessThanOrEqual(second?.x ?? 0);
  });

  test("a picture is a link to the large one", async ({ page }) => {
    await page.goto(KITCHEN_SINK);
    const address = await enlarge(page, 0).getAttribute("href");
    const response = await page.request.get(address ?? "");
    expect(response.headers()["content-type"]).toContain("image/jpeg");
  });
});

for (const colorScheme of ["light", "dark"] as const) {
  for (const path of [KITCHEN_SINK, "/case-studies/kitchen-sink"]) {
    test(`${path} breaks no rule of accessibility in ${colorScheme}`, async ({ page }) => {
      test.slow();
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await open(page, path);
      await scrollThrough(page);
      for (const viewport of [PHONE, DESKTOP]) {
        await page.setViewportSize(viewport);
        expect(await faults(page, `${path}, ${colorScheme}`)).toEqual([]);
      }
      if (path !== KITCHEN_SINK) return;
      // By key: a click waits until two frames show the link at the same place, and after such a change of the window this
      // browser was seen to draw none for minutes, twice in some hundred runs.
      await enlarge(page, 0).press("Enter");
      await expect(dialog(page)).toBeVisible();
      expect(await faults(page, `lightbox, ${colorScheme}`)).toEqual([]);
    });
  }
}
