import AxeBuilder from "@axe-core/playwright";
import { test, type Page } from "@playwright/test";
import axe from "axe-core";

const STANDARDS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** The kind of note that is counted in the end (states-reporter.ts). */
const LOOKED_AT = "state";

/**
 * A builder for a page that keeps axe. To read axe takes a browser longer than to look at a page with it, and by itself
 * a builder has it read twice for each look.
 */
const builderFor = async (page: Page): Promise<AxeBuilder> => {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  return new AxeBuilder({ page, axeSource: "/* is there */" });
};

/**
 * What the rules find in a part of the page as it is now, short enough to read in a report.
 *
 * @param state what the page shows, and how.
 */
export const faults = async (page: Page, state: string, part = "html"): Promise<string[]> => {
  const builder = (await builderFor(page))
    // Of what breaks no rule one element each: to name them all takes as long as to find them.
    .options({ resultTypes: ["violations"] })
    .withTags(STANDARDS)
    .include(part);
  // There are no frames, for which the other mode opens a page of its own each time.
  const { violations } = await builder.setLegacyMode().analyze();
  test.info().annotations.push({ type: LOOKED_AT, description: state });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary}`),
  );
};
