/* Loaded into a process before Gatsby is: has it compile its files in TypeScript the fast way. */
import { compile } from "./compile.mjs";
import { spare, whenLoaded } from "./when-loaded.mjs";

/** esbuild has told what is wrong; a trace of this code would only stand in its way. */
const compileOrStop = (root) => compile(root).catch(() => process.exit(1));

whenLoaded("/parcel/compile-gatsby-files", (exported) => {
  exported.compileGatsbyFiles = compileOrStop;
});

// What Gatsby would compile them with takes a fifth of a second to load.
spare("@parcel/core", "@parcel/cache");
