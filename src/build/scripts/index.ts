import type { GatsbyNode } from "gatsby";
import { setEntry } from "../first-view/entry";
import { keyCache } from "./cache-key";
import { limitEnvironment } from "./environment";
import { takeFewIcons } from "./few-icons";
import { minifyFast } from "./minify";
import { shortenNames } from "./short-names";
import { transpileOnce } from "./transpile-once";

/** How webpack makes scripts of the sources, where it differs from Gatsby's way. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = (args) => {
  setEntry(args);
  takeFewIcons(args);
  shortenNames(args);
  transpileOnce(args);
  limitEnvironment(args);
  minifyFast(args);
  keyCache(args);
};
