import AxeBuilder from "@axe-core/playwright";
import { test, type Page } from "@playwright/test";

const STANDARDS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** The kind of note that is counted in the end (states-reporter.ts). */
const LOOKED_AT = "state";

/**
 * What the rules find in a part of the page as it is now, short enough to read in a report.
 *
 * @param state what the page shows, and how.
 */
export const faults = async (page: Page, state: string, part = "html"): Promise<string[]> => {
  const builder = new AxeBuilder({ page }).withTags(STANDARDS).include(part);
  // There are no frames, for which the other mode opens a page of its own each time.
  const { violations } = await builder.setLegacyMode().analyze();
  test.info().annotations.push({ type: LOOKED_AT, description: state });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary}`),
  );
};
