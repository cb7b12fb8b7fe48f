import { expect, test } from "@playwright/test";
import { animationCount } from "./support/animations";
import { open } from "./support/page";
import { DESKTOP, PAGES, PHONE, PICTURES } from "./support/site";

/*
 * For visitors who have asked for less motion: nothing fades in, slides, turns or pulses, and no
 * change of place or shape takes time. Colours may still change softly.
 */
test.use({ viewport: DESKTOP });

test("nothing is animated on any page", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  // Pictures that never arrive keep everything waiting that would move meanwhile.
  await page.route(PICTURES, () => undefined);
  for (const path of PAGES) {
    await page.goto(path, { waitUntil: "domcontentloaded" });
    expect(await animationCount(page), path).toBe(0);
    const opacity = await page
      .getByRole("heading", { level: 1 })
      .evaluate((heading) => heading.checkVisibility({ opacityProperty: true }));
    expect(opacity, path).toBe(true);
  }
});

test("nothing takes time to move", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const moving = new Set<string>();
  for (const path of ["/", "/projects", "/articles", "/case-studies/frauwa-roofs"]) {
    await open(page, path);
    const found = await page.evaluate(() => {
      const isMotion =
        /^(all|transform|translate|rotate|scale|top|left|right|bottom|width|height|inset.*)$/;
      const lengthOf = (time = "0s") => parseFloat(time) * (time.endsWith("ms") ? 1 : 1000);
      return [...document.querySelectorAll("body *")].flatMap((element) =>
        ["", "::before", "::after"]
          .filter((pseudo) => {
            const style = getComputedStyle(element, pseudo);
            const times = style.transitionDuration.split(", ");
            return style.transitionProperty
              .split(", ")
              .some(
                (name, index) => isMotion.test(name) && lengthOf(times[index % times.length]) > 1,
              );
          })
          .map((pseudo) => {
            const place = element.closest("header, nav, footer, article, dialog, main")?.localName;
            return `${place ?? ""} ${element.localName}${pseudo}`;
          }),
      );
    });
    for (const place of found) moving.add(`${path}: ${place}`);
  }
  expect([...moving]).toEqual([]);
});

test("nothing moves under the pointer", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "/projects");
  const card = page.getByRole("article").first();
  const transforms = () =>
    page
      .locator("header svg, article img")
      .evaluateAll((all) => all.map((one) => getComputedStyle(one).transform));
  const atRest = await transforms();
  await card.hover();
  expect(await transforms()).toEqual(atRest);
  await page.getByRole("banner").getByRole("link").first().hover();
  expect(await transforms()).toEqual(atRest);
});

test("the way back to the top is taken at once", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "/career");
  await page.evaluate(() => window.scrollTo({ top: 3000, behavior: "instant" }));
  const after = await page.evaluate(async () => {
    const button = [...document.querySelectorAll("footer button")].at(-1) as HTMLButtonElement;
    button.click();
    await new Promise((resolve) => requestAnimationFrame(resolve));
    return window.scrollY;
  });
  expect(after).toBe(0);
});

test("the menu is there at once", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize(PHONE);
  await open(page, "/");
  await page.getByRole("banner").locator("button[aria-expanded]").click();
  const motions = await page.getByRole("navigation", { name: "Main" }).evaluate((menu) =>
    menu
      .getAnimations({ subtree: true })
      .flatMap((animation) => (animation.effect as KeyframeEffect).getKeyframes())
      .filter((frame) => "transform" in frame || "translate" in frame),
  );
  expect(motions).toEqual([]);
});
