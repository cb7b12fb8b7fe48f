import type { Browser, Page } from "@playwright/test";

/** Wide enough that all of the navigation is shown as a row. */
const VIEWPORT = { width: 1280, height: 800 };

/** How long a pointer rests on a link before it is pressed, in ms: what is fetched has that time. */
const REST = 250;

/**
 * Presses a link and returns the time in ms from the press until the first frame after the heading of
 * the next page is there: what a visitor waits.
 */
const pressAndTime = async (page: Page, path: string): Promise<number> => {
  await page.evaluate(() => {
    // No function has a name of its own here: the loader of TypeScript would mark it with a helper.
    const former = document.querySelector("h1")?.textContent;
    const shown = new Promise<number>((resolve) => {
      addEventListener(
        "pointerup",
        ({ timeStamp }) => {
          // Frames stand still while one page turns into the next; changes of the page do not.
          new MutationObserver((_, observer) => {
            const heading = document.querySelector("h1")?.textContent;
            if (heading === undefined || heading === former) return;
            observer.disconnect();
            requestAnimationFrame(() => resolve(performance.now() - timeStamp));
          }).observe(document.body, { childList: true, subtree: true, characterData: true });
        },
        { once: true, capture: true },
      );
    });
    Object.assign(window, { shown });
  });
  const link = page.getByRole("navigation", { name: "Main" }).locator(`a[href="${path}"]`);
  await link.hover();
  await page.waitForTimeout(REST);
  await link.click();
  return page.evaluate(() => (window as unknown as { shown: Promise<number> }).shown);
};

/**
 * Goes through the pages of the navigation by pressing its links, round after round.
 *
 * @param origin where the site is served
 * @param paths pages that the navigation leads to, in the order in which they are visited
 * @returns ms from each press to the first frame of the next page.
 */
export const timePageChanges = async (
  browser: Browser,
  origin: string,
  paths: readonly string[],
  rounds: number,
): Promise<number[]> => {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const context = await browser.newContext({ viewport: VIEWPORT });
    const page = await context.newPage();
    const [first = "/", ...others] = paths;
    await page.goto(`${origin}${first}`);
    await page.mouse.move(10, 400);
    await page.mouse.move(12, 402);
    await page.waitForFunction(() =>
      Object.keys(document.querySelector("main") ?? {}).some((key) => key.startsWith("__react")),
    );
    for (const path of [...others, first]) times.push(await pressAndTime(page, path));
    await context.close();
  }
  return times;
};
