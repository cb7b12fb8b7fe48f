import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { NodePluginArgs } from "gatsby";
import { digestOf } from "./digest";

/*
 * Gatsby keeps the answers to queries from one build to the next, and asks anew when content or a
 * query changes. Of the code that answers it knows the files gatsby-*.ts alone: what they import
 * may change, and pages would go on showing what the former code had answered. Nor does it see that
 * the folder of the project has another name or place, and then pages miss the answers they look for.
 */

const CODE = ["src/build", "src/lib", "src/theme", "package-lock.json"];

const fileIn = (directory: string): string => path.join(directory, ".cache", "code-digest");

/** Which code fills a cache, and where. */
const stampOf = (directory: string): string => `${digestOf(CODE)} ${path.resolve(directory)}\n`;

/** Whether other code than this has filled the cache of a project, or this code in another place. */
export const isStale = async (directory: string): Promise<boolean> =>
  (await readFile(fileIn(directory), "utf8").catch(() => undefined)) !== stampOf(directory);

/**
 * Lets Gatsby empty its cache. Encoded pictures stay, but in another place they are encoded again: Gatsby knows them by
 * the folder that they are in.
 */
export const forgetAnswers = ({ store }: Pick<NodePluginArgs, "store">): void => {
  // Gatsby compares this with what it is now, and where there is none it trusts nothing.
  store.dispatch({ type: "UPDATE_PLUGINS_HASH", payload: "" });
};

/** Says which code fills the cache from here on, and where. */
export const noteCode = async (directory: string): Promise<void> => {
  const file = fileIn(directory);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, stampOf(directory));
};
