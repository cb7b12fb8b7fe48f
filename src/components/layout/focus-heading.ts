/**
 * Moves the focus to the heading of the page that has just been shown, so that who reads with the
 * keyboard or by ear begins where the page begins. A place within the page that the address names
 * is left to the browser.
 */
export const focusHeading = (): void => {
  if (window.location.hash) return;
  // The router moves the focus to its wrapper once all effects of the page have run.
  queueMicrotask(() => {
    const heading = document.querySelector<HTMLElement>("main h1");
    heading?.setAttribute("tabindex", "-1");
    heading?.focus({ preventScroll: true });
  });
};
