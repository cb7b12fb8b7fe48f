import type { Page } from "@playwright/test";
import { isLaidOut } from "../../../scripts/browser/laid-out";

/** Waits until React has taken over the page and all of it is laid out: presses and places hold. */
export const hydrated = async (page: Page): Promise<void> => {
  await page.waitForFunction(isLaidOut);
};

/** Moves the pointer. The first place that a browser is told of is no movement to it. */
export const stir = async (page: Page): Promise<void> => {
  await page.mouse.move(100, 100);
  await page.mouse.move(120, 120);
};

/** Holds every script back until it is let go. */
export const holdScripts = async (page: Page): Promise<() => void> => {
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(/\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
};

/**
 * Opens a page as somebody who is about to use it, and waits until it can be used. While nobody stirs it comes
 * alive when its entrance is over, for which most tests need not wait (src/build/first-view/starter.ts).
 */
export const open = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await page.evaluate(() => window.dispatchEvent(new Event("scroll")));
  await hydrated(page);
};

/** Leaves a mark that a reload would wipe off. */
export const mark = (page: Page): Promise<void> =>
  page.evaluate(() => {
    Object.assign(window, { marked: true });
  });

/** Whether the page is still the document that was marked. */
export const isMarked = (page: Page): Promise<boolean> => page.evaluate(() => "marked" in window);

/** Scrolls through the whole page, so that everything in it is asked for, and back. */
export const scrollThrough = async (page: Page): Promise<void> => {
  await page.evaluate(async () => {
    // A browser without a screen may stop making frames for a while; the page is not to wait for them.
    const frame = () =>
      new Promise((resolve) => {
        requestAnimationFrame(resolve);
        setTimeout(resolve, 250);
      });
    for (let y = 0; y < document.body.scrollHeight; y += window.innerHeight) {
      window.scrollTo({ top: y, behavior: "instant" });
      await frame();
      await frame();
    }
    window.scrollTo({ top: 0, behavior: "instant" });
    await frame();
  });
};

/** Waits until all that has begun to move or to change its colour has ended, but for what goes on for ever. */
export const settled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const frame = () =>
      new Promise((resolve) => {
        requestAnimationFrame(resolve);
        setTimeout(resolve, 250);
      });
    // What has just changed begins with the next frame, and one end may begin another.
    await frame();
    await frame();
    const going = () =>
      document.getAnimations().filter(({ effect, playState }) => {
        const end = effect?.getComputedTiming().endTime;
        return playState === "running" && Number.isFinite(end);
      });
    while (going().length > 0) {
      await Promise.allSettled(going().map(({ finished }) => finished));
      await frame();
    }
  });

/** Goes to a path as a link of the site would, without a reload. */
export const follow = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    (window as unknown as { ___navigate: (path: string) => void }).___navigate(to);
  }, path);
