/**
 * Whether React has taken over a page, of this site or of another, and nothing of it waits to be laid out. To be sent
 * into the page.
 */
export const isLaidOut = (): boolean => {
  const main = document.querySelector("main");
  const isAlive = main !== null && Object.keys(main).some((key) => key.startsWith("__react"));
  return isAlive && !("opening" in document.documentElement.dataset);
};
