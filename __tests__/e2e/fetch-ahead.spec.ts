import { expect, test, type Page } from "@playwright/test";
import { pageDataPath } from "../../src/build/first-view/late-scripts";
import { holdScripts, hydrated, open, settled } from "./support/page";
import { DESKTOP, PHONE } from "./support/site";

/* What a link leads to is fetched before it is pressed, unless data are to be saved or the line is slow. */

const TARGET = "/career";

/** As long as Gatsby waits before it fetches what the links on the screen lead to, and half as much again, in ms. */
const ALL_IN_VIEW = 4500;

/** What is asked for of the page that the link leads to, from now on. */
const askedFor = (page: Page): string[] => {
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname === pageDataPath(TARGET) || pathname.includes("src-pages-career"))
      asked.push(pathname);
  });
  return asked;
};

/** Links do not know that they are on the screen: what is fetched is so for a pointer or a finger. */
const outOfView = (page: Page) =>
  page.addInitScript(() => Reflect.deleteProperty(window, "IntersectionObserver"));

const line = (page: Page, connection: object) =>
  page.addInitScript((value) => {
    Object.defineProperty(navigator, "connection", { value });
  }, connection);

const career = (page: Page) => page.getByRole("banner").locator(`a[href="${TARGET}"]`);

/** Puts a finger on the link, and does not lift it. */
const touch = async (page: Page): Promise<void> => {
  const { x, y, width, height } = (await career(page).boundingBox())!;
  const session = await page.context().newCDPSession(page);
  await session.send("Input.dispatchTouchEvent", {
    type: "touchStart",
    touchPoints: [{ x: x + width / 2, y: y + height / 2 }],
  });
};

test.describe("with a mouse", () => {
  test.use({ viewport: DESKTOP });

  test("code and data of a link are fetched when it comes over it", async ({ page }) => {
    await outOfView(page);
    await open(page, "/contact");
    const asked = askedFor(page);
    await career(page).hover();
    await expect.poll(() => asked.some((path) => path.endsWith(".json"))).toBe(true);
    await expect.poll(() => asked.some((path) => path.endsWith(".js"))).toBe(true);
  });

  test("they are fetched of a link that it came over before the page was alive", async ({
    page,
  }) => {
    await outOfView(page);
    const letGo = await holdScripts(page);
    await page.goto("/contact");
    await career(page).hover();
    const asked = askedFor(page);
    letGo();
    await hydrated(page);
    await expect.poll(() => asked.some((path) => path.endsWith(".json"))).toBe(true);
    await expect.poll(() => asked.some((path) => path.endsWith(".js"))).toBe(true);
  });

  test("they are fetched when a link is on the screen for a while", async ({ page }) => {
    const asked = askedFor(page);
    await open(page, "/contact");
    await expect.poll(() => asked.length, { timeout: 20_000 }).toBeGreaterThan(0);
  });

  test("on a line that is neither slow nor quick they are when it comes over it, and not before", async ({
    page,
  }) => {
    await line(page, { effectiveType: "3g" });
    const asked = askedFor(page);
    await open(page, "/contact");
    await page.waitForTimeout(ALL_IN_VIEW);
    expect(asked).toEqual([]);
    await career(page).hover();
    await expect.poll(() => asked.length).toBeGreaterThan(0);
  });

  for (const connection of [
    { saveData: true, effectiveType: "4g" },
    { saveData: false, effectiveType: "2g" },
  ]) {
    test(`nothing is with ${JSON.stringify(connection)}, until it is pressed`, async ({ page }) => {
      await line(page, connection);
      const asked = askedFor(page);
      await open(page, "/contact");
      await career(page).hover();
      await page.waitForTimeout(ALL_IN_VIEW);
      expect(asked).toEqual([]);
      await career(page).click();
      await expect(page).toHaveURL(TARGET);
      expect(asked).toContain(pageDataPath(TARGET));
    });
  }
});

test.describe("with a finger", () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  const openMenu = async (page: Page): Promise<void> => {
    await page.goto("/contact");
    await page.getByRole("button", { name: "Open menu" }).tap();
    await hydrated(page);
    await expect(career(page)).toBeInViewport({ ratio: 1 });
    // It comes in from the side.
    await settled(page);
  };

  test("code and data of a link are fetched before it is lifted", async ({ page }) => {
    await outOfView(page);
    await openMenu(page);
    const asked = askedFor(page);
    await touch(page);
    await expect.poll(() => asked.some((path) => path.endsWith(".json"))).toBe(true);
    await expect.poll(() => asked.some((path) => path.endsWith(".js"))).toBe(true);
  });

  test("nothing is where data are to be saved", async ({ page }) => {
    await line(page, { saveData: true });
    const asked = askedFor(page);
    await openMenu(page);
    await touch(page);
    await page.waitForTimeout(ALL_IN_VIEW);
    expect(asked).toEqual([]);
  });
});
