/*
 * Loaded into a process before Gatsby is: has it compile its files in TypeScript the fast way. Gatsby's
 * own function is replaced when Gatsby asks for it; to load it before would load what tells of progress
 * as well, and that does not find the process it has to tell then.
 */
import Module from "node:module";
import { compile } from "./compile.mjs";

const load = Module._load;

/** esbuild has told what is wrong; a trace of this code would only stand in its way. */
const compileOrStop = (root) => compile(root).catch(() => process.exit(1));

Module._load = function (request, ...others) {
  const loaded = load.call(this, request, ...others);
  if (request.endsWith("/parcel/compile-gatsby-files")) {
    loaded.compileGatsbyFiles = compileOrStop;
    Module._load = load;
  }
  return loaded;
};
