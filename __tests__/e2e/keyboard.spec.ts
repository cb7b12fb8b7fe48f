import { expect, test, type Page } from "@playwright/test";
import { mainLink } from "./support/faults";
import { open } from "./support/page";
import { ARTICLE, DESKTOP, NAVIGATION, PAGES } from "./support/site";

test.use({ viewport: DESKTOP });

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

test("a change of page moves the focus to its heading and is announced", async ({ page }) => {
  await open(page, "/");
  for (const [label, path] of NAVIGATION.filter(([, target]) => target !== "/")) {
    await mainLink(page, label).focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(path);
    await expect(heading(page)).toBeFocused();
    const words = (await heading(page).textContent()) ?? "";
    await expect(page.locator("#gatsby-announcer")).toHaveText(`Navigated to ${words}`);
  }
});

test("the first page, and a place within a page, keep the focus where the browser has it", async ({
  page,
}) => {
  await open(page, ARTICLE);
  await expect(page.locator("body")).toBeFocused();
  await page.getByRole("navigation", { name: "Contents" }).getByRole("link").last().press("Enter");
  await expect(heading(page)).not.toBeFocused();
});

/** The focused element: what it is called, and whether it can be seen that it has the focus. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return undefined;
    // A label shows the focus of the field within it, a card that of its link.
    const shown = [element, ...[element.closest("label, article")].filter((one) => one !== null)];
    const isMarked = shown.some((one) =>
      ["", "::after", "::before"].some((pseudo) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(one, pseudo);
        return outlineStyle !== "none" && parseFloat(outlineWidth) >= 2;
      }),
    );
    const { top, bottom, width } = element.getBoundingClientRect();
    return {
      name: `${element.localName} ${element.getAttribute("aria-label") ?? element.textContent ?? ""}`.slice(0, 60), // prettier-ignore
      isMarked,
      isInView: bottom > 0 && top < innerHeight && width > 0,
    };
  });

test("everything on every page is reached by Tab, is seen to be, and nothing holds the focus", async ({
  page,
}) => {
  test.slow();
  // Nothing is on its way to its place when it is looked at.
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const path of PAGES) {
    await open(page, path);
    const last = page.getByRole("contentinfo").getByRole("button", { name: "Back to top" });
    const steps = await page.evaluate(
      () => document.querySelectorAll("a[href], button, input, [tabindex='0']").length,
    );
    for (let step = 0; step <= steps; step += 1) {
      await page.keyboard.press("Tab");
      const place = await focused(page);
      if (!place) continue;
      expect(place, `${path}: ${place.name}`).toMatchObject({ isMarked: true, isInView: true });
      if (await last.evaluate((button) => button === document.activeElement)) break;
    }
    await expect(last, path).toBeFocused();
  }
});
