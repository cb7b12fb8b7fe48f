import { spawn } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { text } from "node:stream/consumers";
import { GATSBY_COMMAND } from "./site-copy";

/*
 * `npm test`: every check there is, cheapest first. All of them run, so that one run tells
 * everything; only what needs the built site is left out when there is none.
 */

const RESULTS = ".artifacts";

interface Count {
  passed: number;
  failed: number;
}

interface Stage {
  name: string;
  command: string[];
  /** File in which the runner leaves its own count; without one the command counts as one test. */
  results?: string;
  /** Whether the stage works on the built site. */
  needsBuild?: boolean;
}

const jest = (project: string, name: string): Stage => {
  const results = path.join(RESULTS, `${name}-results.json`);
  // By itself it leaves a processor to whoever watches.
  const command = ["jest", "--maxWorkers=100%", "--selectProjects", project];
  command.push("--json", `--outputFile=${results}`);
  return { name, command, results, needsBuild: project === "built" };
};

/** Stages that use one processor each, and leave nothing behind that another needs. */
const sideBySide: Stage[] = [
  { name: "types", command: ["tsc"] },
  { name: "lint", command: ["eslint", "."] },
  { name: "format", command: ["prettier", "--check", "."] },
];

const oneByOne: Stage[] = [
  { name: "content", command: ["tsx", "scripts/bundled.mjs", "check"] },
  jest("unit", "unit"),
  jest("content", "content"),
  // A part of the random changes; `npm run test:robust` makes more of them.
  { name: "robust", command: ["tsx", "scripts/robust.ts", "--cases", "280"] },
  { name: "build", command: ["node", GATSBY_COMMAND, "build"] },
  { name: "kitchen sink", command: ["tsx", "scripts/kitchen-sink.ts"] },
  { name: "growth", command: ["tsx", "scripts/growth.ts"] },
  jest("built", "built"),
  {
    name: "browser",
    command: ["playwright", "test"],
    results: path.join(RESULTS, "e2e-results.json"),
    needsBuild: true,
  },
  {
    name: "develop",
    command: ["playwright", "test", "--config", "playwright.develop.config.ts"],
    results: path.join(RESULTS, "develop-results.json"),
  },
];

interface JestResults {
  numPassedTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
}

interface PlaywrightResults {
  stats: { expected: number; unexpected: number; flaky: number };
}

const readCount = (file: string): Count => {
  const results = JSON.parse(readFileSync(file, "utf8")) as JestResults | PlaywrightResults;
  return "stats" in results
    ? { passed: results.stats.expected, failed: results.stats.unexpected + results.stats.flaky }
    : {
        passed: results.numPassedTests,
        failed: results.numFailedTests + results.numRuntimeErrorTestSuites,
      };
};

interface Ended {
  name: string;
  count: Count;
  seconds: number;
}

const announce = (name: string): void => {
  console.log(`\n── ${name} ${"─".repeat(60 - name.length)}\n`);
};

const countOf = (ok: boolean, results?: string): Count => {
  if (!results) return { passed: Number(ok), failed: Number(!ok) };
  try {
    const count = readCount(results);
    // A runner that fails without a failed test has failed all the same.
    return ok || count.failed > 0 ? count : { ...count, failed: 1 };
  } catch {
    return { passed: 0, failed: 1 };
  }
};

/** Runs a stage to its end. Beside others it says what it has to say at once, when it is done. */
const run = async ({ name, command, results }: Stage, beside = false): Promise<Ended> => {
  const start = performance.now();
  if (!beside) announce(name);
  if (results) rmSync(results, { force: true });
  const [program = "", ...args] = command;
  const stdio = beside ? "pipe" : "inherit";
  const child =
    program === "node"
      ? spawn(process.execPath, args, { stdio })
      : spawn("npx", ["--no-install", program, ...args], { stdio });
  const said = Promise.all([child.stdout, child.stderr].map((stream) => stream && text(stream)));
  const status = await new Promise((resolve) => {
    child.on("error", resolve).on("close", resolve);
  });
  if (beside) {
    announce(name);
    console.log((await said).join(""));
  }
  const seconds = (performance.now() - start) / 1000;
  return { name, count: countOf(status === 0, results), seconds };
};

const main = async (): Promise<void> => {
  mkdirSync(RESULTS, { recursive: true });
  console.log(`\n${sideBySide.map(({ name }) => name).join(", ")}, side by side …`);
  const ended = await Promise.all(sideBySide.map((stage) => run(stage, true)));
  let built = true;
  for (const stage of oneByOne) {
    if (stage.needsBuild && !built) continue;
    ended.push(await run(stage));
    if (stage.name === "build") built = ended.at(-1)?.count.failed === 0;
  }

  console.log("\n");
  for (const { name, count, seconds } of ended) {
    const { passed, failed } = count;
    console.log(
      `  ${name.padEnd(12)} ${String(passed).padStart(4)} passed${failed ? `, ${failed} FAILED` : ""}` +
        `  (${seconds.toFixed(0)} s)`,
    );
  }
  const total = ended.reduce(
    (sum, { count }) => ({ passed: sum.passed + count.passed, failed: sum.failed + count.failed }),
    { passed: 0, failed: 0 },
  );
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed > 0 ? 1 : 0;
};

void main();
