/*
 * Sees that the folder can be worked in, then starts Gatsby in this very process. Gatsby asks the project
 * only after it has emptied and written to .cache, which disturbs a build that is at work there, and where
 * nothing can be written it stops with words of its own that nobody understands.
 */
import { createRequire } from "node:module";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { passFaultsOn } from "./after-faults.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** Put together in memory: it has to run where nothing can be written. */
const loadTake = async () => {
  const { outputFiles } = await build({
    entryPoints: [path.join(root, "src/build/workplace/take.ts")],
    bundle: true,
    platform: "node",
    format: "esm",
    write: false,
  });
  const code = Buffer.from(outputFiles[0].contents).toString("base64");
  return (await import(`data:text/javascript;base64,${code}`)).takeWorkplace;
};

const takeWorkplace = await loadTake();
const obstacle = await takeWorkplace(root, process.argv[2] === "build" ? "build" : "npm start");
if (obstacle !== undefined) {
  console.error(`\n${obstacle}\n`);
  process.exit(1);
}

const urlOf = (name) => new URL(`${name}.mjs`, import.meta.url).href;

/** Has the processes that Gatsby starts load a module of this folder first. */
const addToAll = (name) => process.execArgv.push("--import", urlOf(name));

if (process.argv[2] === "build") {
  const names = ["lean", "count-once", "compile-fast", "late-workers"];
  for (const name of names) await import(urlOf(name));
  // The workers have a heap, too.
  addToAll("lean");
} else {
  // `develop` starts a process for all of it, with the options of this one.
  for (const name of ["count-once", "compile-fast", "steadfast"]) addToAll(name);
  passFaultsOn();
}
createRequire(import.meta.url)("gatsby/cli.js");
