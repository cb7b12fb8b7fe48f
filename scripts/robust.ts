import { spawnSync } from "node:child_process";
import { cpSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { checkContent } from "../src/build/content/check";
import { contentDir } from "../src/build/content/directory";
import { isError } from "../src/build/content/problems";
import { fuzz, type Valid } from "./robust/fuzz";
import { copySite } from "./site-copy";
import { table } from "./table";

/*
 * `npm run test:robust [-- --cases N --seed N --build]`: changes real content at random and sees that
 * the check ends with a problem or finds it in order, never with an exception, and not after ages.
 * With --build, ten of those that it found in order go through a real build.
 */

const SITE = path.resolve(".artifacts/robust");
const SAMPLE = 10;

const { values } = parseArgs({
  options: {
    cases: { type: "string", default: "2000" },
    seed: { type: "string", default: "1" },
    build: { type: "boolean", default: false },
  },
});

/** One changed text for each of ten files, the text files first: they have most to go wrong. */
const sampleOf = (valid: readonly Valid[]): Valid[] => {
  const byFile = new Map(valid.map((one) => [one.file, one]));
  const texts = [...byFile.values()].sort(
    (one, other) => Number(other.file.endsWith(".mdx")) - Number(one.file.endsWith(".mdx")),
  );
  return texts.slice(0, SAMPLE);
};

/** Puts changed files into a copy of the site, but for those that do not fit the other files. */
const prepare = async (sample: readonly Valid[]): Promise<string[]> => {
  copySite(SITE, "robust");
  const content = path.join(SITE, "content");
  const taken: string[] = [];
  rmSync(content, { recursive: true, force: true });
  cpSync(contentDir(), content, { recursive: true, preserveTimestamps: true });
  for (const { file, source } of sample) {
    writeFileSync(path.join(content, file), source);
    const { problems } = await checkContent(content);
    if (problems.some(isError)) cpSync(path.join(contentDir(), file), path.join(content, file));
    else taken.push(file);
  }
  return taken;
};

const buildSample = async (valid: readonly Valid[]): Promise<boolean> => {
  const taken = await prepare(sampleOf(valid));
  console.log(`\nBuilding the site with ${taken.length} of them:\n  ${taken.join("\n  ")}`);
  const { status } = spawnSync("npx", ["--no-install", "gatsby", "build"], {
    cwd: SITE,
    stdio: ["ignore", "ignore", "inherit"],
  });
  console.log(status === 0 ? "It was built." : "It was not built.");
  return status === 0;
};

const main = async (): Promise<void> => {
  const { tallies, failures, valid } = await fuzz(
    contentDir(),
    Number(values.cases),
    Number(values.seed),
  );
  const rows = [...tallies].map(([name, { cases, valid: inOrder, reported }]) => {
    const held = cases - failures.filter(({ mutation }) => mutation === name).length;
    return [name, `${cases}`, `${inOrder}`, `${reported}`, `${held}`];
  });
  console.log(table(["tried", "cases", "in order", "reported", "held"], rows));
  for (const { mutation, file, seed, reason } of failures) {
    console.log(`\n${file}: ${mutation} (seed ${seed})\n${reason}`);
  }
  const isBuilt = values.build ? await buildSample(valid) : true;
  process.exitCode = failures.length === 0 && isBuilt ? 0 : 1;
};

void main();
