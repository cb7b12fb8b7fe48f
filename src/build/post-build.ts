import type { BuildArgs, GatsbyNode } from "gatsby";
import { finishPages } from "./finish-pages";
import { writeRedirectPages } from "./redirects";
import { writePrintStyle } from "./styles/print-file";
import { writeSiteFiles } from "./site-files";
import { plainly } from "./workplace/plainly";

/**
 * What is done with the pages once they are there, and written beside them. What waits for the share cards
 * comes last: many are drawn by threads meanwhile.
 */
export const onPostBuild: GatsbyNode["onPostBuild"] = plainly(async (args: BuildArgs) => {
  await writePrintStyle(args);
  await writeRedirectPages(args);
  await finishPages(args);
  await writeSiteFiles(args);
});
