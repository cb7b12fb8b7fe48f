import { cpSync, readdirSync, rmSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { build } from "./bench-scale/build";
import { compareFolders } from "./reproducible/compare";
import { copySite, installPackages } from "./site-copy";

/*
 * `npm run reproducible [-- --content FOLDER]`: builds the project from nothing in two folders of
 * different names and depths, each with packages of its own as in two clones, then once more in the
 * first, upon its caches but with another environment. Lists the files that are not the same byte for
 * byte. Another content folder makes it quick: most of the time goes into the pictures.
 */

const DIR = path.resolve(".artifacts", "reproducible");
const FIRST = path.join(DIR, "first");
const SECOND = path.join(DIR, "elsewhere", "another-name", "second");

/** Gatsby hands variables of this prefix on to scripts; webpack then builds all modules again. */
const OTHER_ENVIRONMENT = { GATSBY_REPRODUCIBLE: "1" };

const { values } = parseArgs({ options: { content: { type: "string", default: "content" } } });

const lay = (dir: string): void => {
  rmSync(dir, { recursive: true, force: true });
  copySite(dir, "reproducible");
  installPackages(dir);
  cpSync(values.content, path.join(dir, "content"), { recursive: true });
};

const buildIn = async (dir: string, how: string, env?: NodeJS.ProcessEnv): Promise<void> => {
  const { seconds } = await build(dir, env);
  console.log(`${path.relative(DIR, dir)}, ${how}: built in ${seconds.toFixed(1)} s`);
};

const publicOf = (dir: string): string => path.join(dir, "public");

const countFiles = (dir: string): number =>
  readdirSync(dir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
    .length;

/** @returns how many files of the two builds differ */
const compare = (): number => {
  const differences = compareFolders(publicOf(FIRST), publicOf(SECOND));
  for (const { file, kind } of differences) console.log(`${kind.padEnd(18)}  ${file}`);
  console.log(`${countFiles(publicOf(FIRST))} files, ${differences.length} of them not the same\n`);
  return differences.length;
};

const main = async (): Promise<void> => {
  for (const dir of [FIRST, SECOND]) {
    lay(dir);
    await buildIn(dir, "from nothing");
  }
  const betweenPlaces = compare();
  await buildIn(FIRST, "again", OTHER_ENVIRONMENT);
  const betweenTimes = compare();
  process.exitCode = betweenPlaces + betweenTimes === 0 ? 0 : 1;
};

void main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
