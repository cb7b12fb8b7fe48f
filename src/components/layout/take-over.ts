import { startTransition, type ReactNode } from "react";
import { createRoot, hydrateRoot, type Root } from "react-dom/client";

/**
 * Makes the HTML of a page React's own, as a transition: React works in slices of a few
 * milliseconds, so that a press, a scroll or a frame never waits for the whole page. Where there is
 * no HTML, as while writing, the page is rendered.
 *
 * @param container is an element; the type is the one that Gatsby knows.
 * @returns what takes the page away again.
 */
export const takeOver = (page: ReactNode, container: Node | null): (() => void) => {
  const element = container as Element;
  let root: Root | undefined;
  startTransition(() => {
    if (element.querySelector("#gatsby-focus-wrapper")?.hasChildNodes()) {
      root = hydrateRoot(element, page);
    } else {
      root = createRoot(element);
      root.render(page);
    }
  });
  return () => root?.unmount();
};
