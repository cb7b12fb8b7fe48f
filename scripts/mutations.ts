import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { behaviour } from "./mutations/behaviour";
import type { Mutation } from "./mutations/mutation";
import { screens } from "./mutations/screens";

/*
 * `npm run mutations [words …]`: breaks one thing after the other that the specification asks
 * for, in a copy of the project, and sees whether the tests that guard it go red. With words,
 * only what is guarded under one of them.
 */

const makeCopy = (): string => {
  const dir = mkdtempSync(path.join(tmpdir(), "mutations-"));
  const files = execFileSync("git", ["ls-files"], { encoding: "utf8" }).trim().split("\n");
  // Sources of the pictures are large, and no test of these reads them.
  for (const file of files.filter((name) => !name.startsWith("artwork/"))) {
    cpSync(file, path.join(dir, file));
  }
  symlinkSync(path.resolve("node_modules"), path.join(dir, "node_modules"));
  return dir;
};

const isRed = (dir: string, tests: readonly string[]): boolean => {
  const patterns = tests.map((test) => `__tests__/${test}.test`);
  const jest = ["--no-install", "jest", "--selectProjects", "unit", "content", "--", ...patterns];
  const { status, stdout, stderr } = spawnSync("npx", jest, { cwd: dir, encoding: "utf8" });
  if (/No tests found/.test(`${stdout}${stderr}`)) throw new Error(`No tests: ${patterns.join()}`);
  return status !== 0;
};

const tryOut = (dir: string, { guards, file, from, to, tests }: Mutation): boolean => {
  const target = path.join(dir, file);
  const source = readFileSync(target, "utf8");
  if (!source.includes(from)) throw new Error(`${guards}: ${file} does not hold “${from}”`);
  // A function, so that a dollar sign in the replacement is only that.
  writeFileSync(
    target,
    source.replace(from, () => to),
  );
  try {
    return isRed(dir, tests);
  } finally {
    writeFileSync(target, source);
  }
};

const wanted = process.argv.slice(2);
const chosen = [...screens, ...behaviour].filter(
  ({ guards }) => wanted.length === 0 || wanted.some((word) => guards.includes(word)),
);
const dir = makeCopy();
let survivors = 0;
try {
  for (const mutation of chosen) {
    const red = tryOut(dir, mutation);
    if (!red) survivors += 1;
    console.log(
      `${red ? "red     " : "SURVIVED"}  ${mutation.guards}  (${mutation.tests.join(", ")})`,
    );
  }
} finally {
  rmSync(dir, { recursive: true, force: true });
}
console.log(`\n${chosen.length - survivors} of ${chosen.length} seen red`);
process.exitCode = survivors === 0 ? 0 : 1;
