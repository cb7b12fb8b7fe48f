import type { Page } from "@playwright/test";

/** Gives the page a device that shares; it remembers what it was given. */
export const withNativeShare = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const shared: unknown[] = [];
    Object.assign(window, { shared });
    Object.defineProperty(navigator, "share", {
      value: (data: unknown) => {
        shared.push(data);
        return Promise.resolve();
      },
    });
  });

/** Gives the page a device whose sharing is refused. */
export const withFailingShare = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, "share", {
      value: () => Promise.reject(new Error("The visitor thought better of it")),
    });
  });

/** Takes the device's own sharing away. */
export const withoutNativeShare = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, "share", { value: undefined });
  });

/** What the device was asked to share so far. */
export const shared = (page: Page): Promise<unknown> =>
  page.evaluate(() => (window as unknown as { shared: unknown[] }).shared);

/** Every line of the console and every error that nobody caught. */
export const consoleOf = (page: Page): string[] => {
  const lines: string[] = [];
  page.on("console", (message) => lines.push(`${message.type()}: ${message.text()}`));
  page.on("pageerror", (error) => lines.push(`uncaught: ${error.message}`));
  return lines;
};
