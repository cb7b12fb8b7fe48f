import { expect, test, type Page } from "@playwright/test";
import { isMarked, mark, open } from "./support/page";
import { DESKTOP, NAVIGATION, PHONE } from "./support/site";

const toggle = (page: Page) => page.getByRole("banner").locator("button[aria-expanded]");
const navigation = (page: Page) => page.getByRole("navigation", { name: "Main" });

const expectOpen = async (page: Page) => {
  await expect(toggle(page)).toHaveAttribute("aria-expanded", "true");
  await expect(navigation(page)).toBeVisible();
  await expect(navigation(page).getByRole("link")).toHaveText(NAVIGATION.map(([label]) => label));
};

const expectClosed = async (page: Page) => {
  await expect(toggle(page)).toHaveAttribute("aria-expanded", "false");
  await expect(navigation(page)).toBeHidden();
};

test.describe("the menu of small screens", () => {
  test.use({ viewport: PHONE, hasTouch: true });

  test.beforeEach(async ({ page }) => {
    await open(page, "/about");
    await expectClosed(page);
  });

  test("opens and closes by its button", async ({ page }) => {
    await toggle(page).tap();
    await expectOpen(page);
    await expect(toggle(page)).toHaveAccessibleName(/close/i);
    await toggle(page).tap();
    await expectClosed(page);
    await expect(toggle(page)).toHaveAccessibleName(/open/i);
  });

  test("opens by keyboard, and closes by Escape with the focus back at its button", async ({
    page,
  }) => {
    await toggle(page).focus();
    await page.keyboard.press("Enter");
    await expectOpen(page);
    await page.keyboard.press("Tab");
    await expect(navigation(page).getByRole("link", { name: "Home" })).toBeFocused();
    await page.keyboard.press("Escape");
    await expectClosed(page);
    await expect(toggle(page)).toBeFocused();
  });

  test("closes when the focus goes on behind it", async ({ page }) => {
    await toggle(page).focus();
    await page.keyboard.press("Enter");
    await expectOpen(page);
    const inHeader = () => page.evaluate(() => document.activeElement?.closest("header") !== null);
    for (let press = 0; press < 30 && (await inHeader()); press += 1) {
      await page.keyboard.press("Tab");
    }
    expect(await inHeader()).toBe(false);
    await expectClosed(page);
    await expect(page.locator(":focus")).toBeInViewport();
  });

  test("closes when a link is tapped, and the page changes without a reload", async ({ page }) => {
    await mark(page);
    for (const [label, path] of NAVIGATION.filter(([, target]) => target !== "/about")) {
      await toggle(page).tap();
      await navigation(page).getByRole("link", { name: label, exact: true }).tap();
      await expect(page).toHaveURL(path);
      await expectClosed(page);
    }
    expect(await isMarked(page)).toBe(true);
  });

  test("closes when the link of the page itself is tapped", async ({ page }) => {
    await toggle(page).tap();
    await navigation(page).getByRole("link", { name: "About" }).tap();
    await expectClosed(page);
    await expect(page).toHaveURL("/about");
  });

  test("lies over the page and within the screen", async ({ page }) => {
    await toggle(page).tap();
    await expectOpen(page);
    await expect
      .poll(async () => {
        const box = await navigation(page).boundingBox();
        return box && box.x >= 0 && Math.round(box.x + box.width) <= PHONE.width;
      })
      .toBe(true);
    const last = navigation(page).getByRole("link", { name: "Contact" });
    const isOnTop = await last.evaluate((link) => {
      const { x, y, width, height } = link.getBoundingClientRect();
      return link.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });
    expect(isOnTop).toBe(true);
  });

  test("slides in", async ({ page }) => {
    const menu = page.getByRole("navigation", { name: "Main", includeHidden: true });
    const moved = menu.evaluate(
      (element) =>
        new Promise<string>((resolve) => {
          // The slide is the popover's, which holds more than the navigation.
          const menu = element.closest("[popover]") ?? element;
          menu.addEventListener("transitionrun", (event) => {
            resolve((event as TransitionEvent).propertyName);
          });
          menu.addEventListener("animationstart", () => resolve("animation"));
        }),
    );
    await toggle(page).tap();
    expect(await moved).toMatch(/transform|translate|right|inset|animation/);
  });
});

test.describe("the navigation of wide screens", () => {
  test.use({ viewport: DESKTOP });

  test("is shown without a button", async ({ page }) => {
    await open(page, "/about");
    await expect(toggle(page)).toBeHidden();
    await expect(navigation(page).getByRole("link")).toHaveCount(NAVIGATION.length);
    for (const link of await navigation(page).getByRole("link").all()) {
      await expect(link).toBeInViewport();
    }
  });

  test("is a row of the header again when the window grows while the menu is open", async ({
    page,
  }) => {
    await page.setViewportSize(PHONE);
    await open(page, "/about");
    await page.evaluate(() => window.scrollTo(0, 600));
    await toggle(page).click();
    await page.setViewportSize(DESKTOP);
    const contact = navigation(page).getByRole("link", { name: "Contact" });
    await expect(contact).toBeInViewport();
    // Nothing is left above the page: neither the menu nor what dims the rest.
    await expect(page.locator(":popover-open")).toHaveCount(0);
    const { x, y } = (await contact.boundingBox()) ?? { x: 0, y: 0 };
    expect(y).toBeLessThan(80);
    expect(x).toBeGreaterThan(DESKTOP.width / 2);
  });
});
