import type { Reporter, TestCase } from "@playwright/test/reporter";

/** Says in how many states of pages the rules of accessibility were looked at. */
export default class StatesReporter implements Reporter {
  private states = 0;

  onTestEnd({ annotations }: TestCase): void {
    this.states += annotations.filter(({ type }) => type === "state").length;
  }

  onEnd(): void {
    if (this.states > 0) console.log(`\n  axe looked at ${this.states} states of pages`);
  }

  printsToStdio(): boolean {
    return false;
  }
}
