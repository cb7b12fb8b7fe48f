/*
 * What a Gatsby build spent its time with, from the lines that it prints where there is no
 * terminal: `success createPages - 0.212s`, `success run queries in workers - 4.1s - 9/9 2.19/s`.
 */

const ACTIVITIES = {
  start: [
    "compile gatsby files",
    "load gatsby config",
    "load plugins",
    "onPreInit",
    "initialize cache",
    "copy gatsby files",
    "Compiling Gatsby Functions",
  ],
  check: ["onPreBootstrap"],
  source: [
    "createSchemaCustomization",
    "Clean up stale nodes",
    "source and transform nodes",
    "building schema",
    "extract queries from components",
    "onPostBootstrap",
  ],
  pages: ["createPages", "createPagesStatefully", "Checking for changed pages"],
  bundles: [
    "write out requires",
    "Building production JavaScript and CSS bundles",
    "Building HTML renderer",
    "Caching Webpack compilations",
    "Execute page configs",
  ],
  queries: [
    "run static queries",
    "run page queries",
    "run queries in workers",
    "Merge worker state",
    "Writing page-data.json and slice-data.json files to public directory",
  ],
  html: ["Building static HTML for pages", "stitching slices"],
  pictures: ["Running gatsby-plugin-sharp.IMAGE_PROCESSING jobs"],
  "after build": ["onPostBuild"],
} as const;

export type Phase = keyof typeof ACTIVITIES;

/** In the order in which a build goes through them; pictures run beside the phases after pages. */
export const PHASES = Object.keys(ACTIVITIES) as Phase[];

const LINE = /^success (.+?) - ([\d.]+)(ms|s)/;

const phaseOf = (activity: string): Phase | undefined =>
  PHASES.find((phase) => (ACTIVITIES[phase] as readonly string[]).includes(activity));

/** Seconds of each phase that the output of a build tells. */
export const phasesOf = (output: string): Partial<Record<Phase, number>> => {
  const phases: Partial<Record<Phase, number>> = {};
  for (const line of output.split("\n")) {
    const [, activity = "", amount = "", unit] = LINE.exec(line.trim()) ?? [];
    const phase = phaseOf(activity);
    if (!phase) continue;
    const seconds = Number(amount) / (unit === "ms" ? 1000 : 1);
    phases[phase] = (phases[phase] ?? 0) + seconds;
  }
  return phases;
};
