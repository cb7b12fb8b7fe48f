import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { GatsbyNode, NodePluginArgs } from "gatsby";
import { digestOf } from "./digest";

/*
 * Gatsby keeps the answers to queries from one build to the next, and asks anew when content or a
 * query changes. Of the code that answers it knows the files gatsby-*.ts alone: what they import
 * may change, and pages would go on showing what the former code had answered.
 */

const CODE = ["src/build", "src/lib", "src/theme", "package-lock.json"];

const fileIn = (directory: string): string => path.join(directory, ".cache", "code-digest");

const directoryOf = ({ store }: Pick<NodePluginArgs, "store">): string =>
  (store.getState() as { program: { directory: string } }).program.directory;

/** Lets Gatsby empty its cache when other code has filled it. Encoded pictures stay. */
export const onPreInit: GatsbyNode["onPreInit"] = async (args) => {
  const former = await readFile(fileIn(directoryOf(args)), "utf8").catch(() => undefined);
  if (former === digestOf(CODE)) return;
  // Gatsby compares this with what it is now, and where there is none it trusts nothing.
  args.store.dispatch({ type: "UPDATE_PLUGINS_HASH", payload: "" });
};

/** Says which code fills the cache from here on. */
export const onPluginInit: GatsbyNode["onPluginInit"] = async (args) => {
  const file = fileIn(directoryOf(args));
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, digestOf(CODE));
};
