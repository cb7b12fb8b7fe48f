import { existsSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { build } from "../bench-scale/build";
import { copySite } from "../site-copy";

const DIR = path.resolve(".artifacts", "bench-stock");

/** Stands in for the steps after a build: pages stay as Gatsby wrote them. */
const NO_STEPS = "export const onPostBuild = () => undefined;\n";

/**
 * Builds the same pages in a copy of the project without the steps that come after a build, so that
 * scripts, chunk map and page data are where Gatsby itself puts them.
 *
 * @returns the folder with the built site.
 * @throws Error with the end of what Gatsby said, when the build fails.
 */
export const buildStockSite = async (): Promise<string> => {
  copySite(DIR, "bench-stock");
  const steps = path.join(DIR, "src", "build", "post-build.ts");
  if (!existsSync(steps)) throw new Error(`${steps} is not there: the steps go by another name`);
  rmSync(steps);
  writeFileSync(steps, NO_STEPS);
  await build(DIR, { CONTENT_DIR: process.env.CONTENT_DIR ?? path.resolve("content") });
  return path.join(DIR, "public");
};
