import type { Locator, Page } from "@playwright/test";

/** An element's entrance, or that of what it stands in: its start delay in ms and its keyframes. */
export interface Entrance {
  delay: number;
  frames: { opacity?: string; transform?: string; translate?: string }[];
}

/** The entrances of some elements, started anew so that they can be looked at. */
export const entrancesOf = (elements: Locator): Promise<(Entrance | null)[]> =>
  elements.evaluateAll((found) =>
    found.map((element) => {
      const isFinite = (animation: Animation) =>
        animation.effect?.getComputedTiming().iterations !== Infinity;
      for (
        let node: Element | null = element;
        node && node.localName !== "main";
        node = node.parentElement
      ) {
        if (!(node instanceof HTMLElement)) continue;
        if (getComputedStyle(node).animationName === "none") continue;
        const { animation: before } = node.style;
        node.style.animation = "none";
        node.getBoundingClientRect();
        node.style.animation = before;
        const entrance = node.getAnimations().find(isFinite);
        if (!entrance) continue;
        const delay = Number(entrance.effect?.getTiming().delay ?? 0);
        const frames = (entrance.effect as KeyframeEffect).getKeyframes();
        return { delay, frames: frames as unknown as Entrance["frames"] };
      }
      return null;
    }),
  );

/** The number of animations that run or have left their mark on the page. */
export const animationCount = (page: Page): Promise<number> =>
  page.evaluate(() => document.getAnimations().length);
