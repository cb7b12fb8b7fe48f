const wait = (task: () => void): (() => void) => {
  if (typeof window.requestIdleCallback === "function") {
    const handle = window.requestIdleCallback(task);
    return () => window.cancelIdleCallback(handle);
  }
  const handle = window.setTimeout(task, 200);
  return () => window.clearTimeout(handle);
};

/** Runs a task once the page has loaded and the browser is idle. Gives a way to call it off. */
export const whenIdle = (task: () => void): (() => void) => {
  if (document.readyState === "complete") return wait(task);
  let cancel = () => {};
  const start = () => {
    cancel = wait(task);
  };
  window.addEventListener("load", start, { once: true });
  return () => {
    window.removeEventListener("load", start);
    cancel();
  };
};
