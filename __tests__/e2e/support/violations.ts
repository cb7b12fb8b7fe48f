import type { Page } from "@playwright/test";

export interface Violations {
  /** What was refused so far, on all pages since the watch began: directive and what it was. */
  found: () => Promise<string[]>;
}

/** Notes what a security policy refuses, over all page loads from now on. */
export const watchViolations = async (page: Page): Promise<Violations> => {
  const violations: string[] = [];
  await page.exposeFunction("noteViolation", (line: string) => void violations.push(line));
  await page.addInitScript(() => {
    // On the window, which hears of those that concern no element too.
    window.addEventListener("securitypolicyviolation", (event) => {
      const { effectiveDirective, blockedURI, sample, sourceFile } = event;
      const { noteViolation } = window as unknown as { noteViolation: (line: string) => void };
      noteViolation(`${effectiveDirective} ${blockedURI} ${sample} ${sourceFile ?? ""}`);
    });
  });
  return {
    found: async () => {
      // An event is sent in a task of its own; after another round trip it has come.
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
      return [...violations];
    },
  };
};
