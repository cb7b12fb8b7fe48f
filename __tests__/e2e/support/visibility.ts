import type { Page } from "@playwright/test";

/**
 * The words of the content that cannot be seen: transparent, hidden, out of the page or without
 * room. What is meant to be closed is left out (dialogs, the chips that need a script), and so
 * are the actions of project cards, which a pointer or the focus brings out, buttons where no
 * script could serve them, and the words that stand in a film for browsers without films.
 */
export const unseenWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isExcused = (element: Element) => {
      if (element.closest("dialog, [hidden], script, style, [role=status]")) return true;
      if (element.closest('[role="group"]')?.querySelector("[aria-pressed]")) return true;
      if (element.closest("video")) return true;
      if (element.closest("button") && matchMedia("(scripting: none)").matches) return true;
      const link = element.closest("article a");
      return /^(View Case Study|Live Project)$/.test(link?.textContent ?? "");
    };
    const unseen: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const words = texts.currentNode.textContent?.trim() ?? "";
      const element = texts.currentNode.parentElement;
      if (!words || !element?.closest("main, footer") || isExcused(element)) continue;
      const { width, height, right } = element.getBoundingClientRect();
      const isSeen =
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        width > 0 &&
        height > 0 &&
        right > 0;
      if (!isSeen) unseen.push(words);
    }
    return unseen;
  });

/** The pictures that are not there, or have no room; what a film is on paper is left out. */
export const unseenPictures = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.images]
      .filter((image) => !image.closest("figure")?.querySelector("video"))
      .filter((image) => {
        const hasRoom = image.clientWidth > 40 && image.clientHeight > 40;
        const isSeen = image.checkVisibility({ opacityProperty: true, visibilityProperty: true });
        return !(image.complete && image.naturalWidth > 0 && hasRoom && isSeen);
      })
      .map((image) => image.src),
  );
