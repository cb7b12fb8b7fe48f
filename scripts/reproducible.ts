import { cpSync, readdirSync, rmSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { build } from "./bench-scale/build";
import { compareFolders } from "./reproducible/compare";
import { copySite } from "./site-copy";

/*
 * `npm run reproducible [-- --content FOLDER]`: builds the project twice from nothing, in two
 * folders of different names and depths, and lists the files that are not the same byte for byte.
 * Another content folder makes it quick: most of the time goes into the pictures.
 */

const DIR = path.resolve(".artifacts", "reproducible");
const PLACES = ["first", path.join("elsewhere", "another-name", "second")];

const { values } = parseArgs({ options: { content: { type: "string", default: "content" } } });

const buildIn = async (place: string): Promise<string> => {
  const dir = path.join(DIR, place);
  rmSync(dir, { recursive: true, force: true });
  copySite(dir, "reproducible");
  cpSync(values.content, path.join(dir, "content"), { recursive: true });
  const { seconds } = await build(dir);
  console.log(`${place}: built in ${seconds.toFixed(1)} s`);
  return path.join(dir, "public");
};

const main = async (): Promise<void> => {
  const [first = "", second = ""] = [
    await buildIn(PLACES[0] ?? ""),
    await buildIn(PLACES[1] ?? ""),
  ];
  const differences = compareFolders(first, second);
  const count = readdirSync(first, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).length; // prettier-ignore
  for (const { file, kind } of differences) console.log(`${kind.padEnd(18)}  ${file}`);
  console.log(`\n${count} files, ${differences.length} of them not the same`);
  process.exitCode = differences.length === 0 ? 0 : 1;
};

void main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
