import type { BuildArgs, GatsbyNode } from "gatsby";
import { finishPages } from "./finish-pages";
import { writeRedirectPages } from "./redirects";
import { writePrintStyle } from "./styles/print-file";
import { writeSiteFiles } from "./site-files";
import { plainly } from "./workplace/plainly";

/** What is written beside the pages once they are there. */
export const onPostBuild: GatsbyNode["onPostBuild"] = plainly(async (args: BuildArgs) => {
  await writeSiteFiles(args);
  await writePrintStyle(args);
  await writeRedirectPages(args);
  await finishPages(args);
});
