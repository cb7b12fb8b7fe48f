import type { GatsbyNode } from "gatsby";
import { writeManifest } from "./manifest";
import { countAllProcessors } from "./workers";
import { plainly } from "./workplace/plainly";

/** What is done when the content has been read, before any page is made of it. */
export const onPostBootstrap: GatsbyNode["onPostBootstrap"] = plainly(async (args) => {
  countAllProcessors();
  await writeManifest(args);
});
