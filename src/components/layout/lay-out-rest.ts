import { OPENING } from "../../lib/hydration";
import { BELOW } from "../../theme/opening";

/** A page that nobody sees has no frames; it is not to wait for one until somebody does. */
const UNSEEN_MS = 250;

const frame = () =>
  new Promise((resolve) => {
    requestAnimationFrame(resolve);
    setTimeout(resolve, UNSEEN_MS);
  });

const idle = () =>
  new Promise<unknown>((resolve) => {
    if (typeof requestIdleCallback === "function") requestIdleCallback(resolve);
    else setTimeout(resolve);
  });

/** After the next frame, when the browser has time left. */
const turn = async () => {
  await frame();
  await idle();
};

/**
 * Lays out what lies below the first view (src/theme/opening.ts), an element at a time: all of a long
 * text at once is the longest task of its page, in which the browser answers nobody.
 */
export const layOutRest = async (): Promise<void> => {
  const { dataset } = document.documentElement;
  if (dataset[OPENING] === undefined) return;
  const below = [...document.querySelectorAll<HTMLElement>(BELOW)];
  for (const element of below) {
    await turn();
    element.style.contentVisibility = "visible";
    element.style.containIntrinsicSize = "none";
  }
  // The browser goes through all elements when the mark goes, and again when the styles go: each in a
  // frame of its own. Neither has any of them laid out again, since both say the same by then.
  await turn();
  Reflect.deleteProperty(dataset, OPENING);
  await turn();
  for (const { style } of below) {
    style.contentVisibility = "";
    style.containIntrinsicSize = "";
  }
};
