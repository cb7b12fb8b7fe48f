import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { behaviour } from "./mutations/behaviour";
import { faults } from "./mutations/faults";
import type { BrowserMutation, Mutation } from "./mutations/mutation";
import { screens } from "./mutations/screens";
import { GATSBY_COMMAND } from "./site-copy";

/*
 * `npm run mutations [words …]`: breaks one thing after the other that the specification asks
 * for, in a copy of the project, and sees whether the tests that guard it go red. With words,
 * only what is guarded under one of them. `-- --browser` takes out what keeps a page whole where
 * something is missing, builds the site each time, and asks the browser tests (half an hour).
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

const isRed = (dir: string, { tests }: Mutation): boolean => {
  const patterns = tests.map((test) => `__tests__/${test}.test`);
  const jest = ["--no-install", "jest", "--selectProjects", "unit", "content", "--", ...patterns];
  const { status, stdout, stderr } = spawnSync("npx", jest, { cwd: dir, encoding: "utf8" });
  if (/No tests found/.test(`${stdout}${stderr}`)) throw new Error(`No tests: ${patterns.join()}`);
  return status !== 0;
};

/** Builds the copy, and sees whether a test in the browser goes red. */
const isRedInBrowser = (dir: string, { spec, title }: BrowserMutation): boolean => {
  const run = (command: string, ...args: string[]) =>
    spawnSync(command, args, {
      cwd: dir,
      encoding: "utf8",
      env: { ...process.env, PORT: "9190", GATSBY_TELEMETRY_DISABLED: "1" },
    });
  const build = run(process.execPath, GATSBY_COMMAND, "build");
  if (build.status !== 0) throw new Error(`It could not be built:\n${build.stdout}`);
  const { status, stdout } = run(
    "npx",
    "--no-install",
    "playwright",
    "test",
    spec,
    "--grep",
    title,
  );
  if (/No tests found/.test(stdout)) throw new Error(`No tests: ${spec}, ${title}`);
  return status !== 0;
};

const tryOut = <Kind extends Omit<Mutation, "tests">>(
  dir: string,
  mutation: Kind,
  isNoticed: (dir: string, mutation: Kind) => boolean,
): boolean => {
  const { guards, file, from, to } = mutation;
  const target = path.join(dir, file);
  const source = readFileSync(target, "utf8");
  if (!source.includes(from)) throw new Error(`${guards}: ${file} does not hold “${from}”`);
  // A function, so that a dollar sign in the replacement is only that.
  writeFileSync(
    target,
    source.replace(from, () => to),
  );
  try {
    return isNoticed(dir, mutation);
  } finally {
    writeFileSync(target, source);
  }
};

const { values, positionals: words } = parseArgs({
  options: { browser: { type: "boolean", default: false } },
  allowPositionals: true,
});

const isWanted = ({ guards }: { guards: string }): boolean =>
  words.length === 0 || words.some((word) => guards.includes(word));

const dir = makeCopy();
const attempts: { guards: string; by: string; isNoticed: () => boolean }[] = values.browser
  ? faults.filter(isWanted).map((fault) => ({
      guards: fault.guards,
      by: fault.spec,
      isNoticed: () => tryOut(dir, fault, isRedInBrowser),
    }))
  : [...screens, ...behaviour].filter(isWanted).map((mutation) => ({
      guards: mutation.guards,
      by: mutation.tests.join(", "),
      isNoticed: () => tryOut(dir, mutation, isRed),
    }));
let survivors = 0;
try {
  for (const { guards, by, isNoticed } of attempts) {
    const red = isNoticed();
    if (!red) survivors += 1;
    console.log(`${red ? "red     " : "SURVIVED"}  ${guards}  (${by})`);
  }
} finally {
  rmSync(dir, { recursive: true, force: true });
}
console.log(`\n${attempts.length - survivors} of ${attempts.length} seen red`);
process.exitCode = survivors === 0 ? 0 : 1;
