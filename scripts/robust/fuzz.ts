import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { checkFile } from "../../src/build/content/check-file";
import { listFiles } from "../../src/build/content/list-files";
import { kindOf } from "../../src/build/content/kinds";
import { isError } from "../../src/build/content/problems";
import { mutations, seeded } from "./mutations";

/** A case that did not end as it should have. */
export interface Failure {
  mutation: string;
  file: string;
  seed: number;
  reason: string;
}

export interface Tally {
  cases: number;
  /** Found to be in order. */
  valid: number;
  /** Refused with at least one problem that says where and what. */
  reported: number;
}

/** A changed file that was found to be in order. */
export interface Valid {
  file: string;
  source: string;
}

export interface Fuzzed {
  tallies: Map<string, Tally>;
  failures: Failure[];
  valid: Valid[];
}

/** A case may take so many times as long as the slowest file does as it is. */
const TIMES = 20;

const now = (): number => performance.now();

/**
 * Changes real content files at random, one place in one file at a time, and checks each. The same
 * seed gives the same cases.
 *
 * @param content folder whose files are changed, in a copy
 * @param cases how many
 */
export const fuzz = async (content: string, cases: number, seed: number): Promise<Fuzzed> => {
  const dir = await mkdtemp(path.join(tmpdir(), "fuzz-"));
  await cp(content, dir, { recursive: true });
  const known = new Set(listFiles(dir));
  const files = [...known].filter((file) => kindOf(file) !== undefined);
  const names = Object.keys(mutations);
  const tallies = new Map(names.map((name) => [name, { cases: 0, valid: 0, reported: 0 }]));
  const failures: Failure[] = [];
  const valid: Valid[] = [];

  const check = async (file: string, source: string) => {
    const kind = kindOf(file)?.kind;
    if (!kind) throw new Error(`${file} is no content file`);
    await writeFile(path.join(dir, file), source);
    return checkFile(dir, file, kind, known);
  };

  try {
    let slowest = 0;
    const sources = new Map<string, string>();
    for (const file of files) {
      const source = await readFile(path.join(dir, file), "utf8");
      sources.set(file, source);
      // Read once before it counts, as what reads it has to be loaded first.
      await check(file, `${source}\n`);
      const start = now();
      await check(file, source);
      slowest = Math.max(slowest, now() - start);
    }

    for (let index = 0; index < cases; index += 1) {
      const random = seeded(seed + index);
      const mutation = names[index % names.length] ?? "";
      const file = files[Math.floor(random() * files.length)] ?? "";
      const original = sources.get(file) ?? "";
      const source = mutations[mutation]?.(original, random) ?? original;
      const tally = tallies.get(mutation);
      if (!tally) continue;
      tally.cases += 1;
      const fail = (reason: string) =>
        failures.push({ mutation, file, seed: seed + index, reason });
      const start = now();
      try {
        const { problems, canBeShown } = await check(file, source);
        const errors = problems.filter(isError);
        if (errors.length > 0) tally.reported += 1;
        else if (canBeShown) tally.valid += 1;
        if (errors.length === 0 && !canBeShown) fail("refused without a word");
        if (errors.some(({ found, expected }) => !found || !expected))
          fail("reported without words");
        if (errors.length === 0 && canBeShown && source !== original) valid.push({ file, source });
      } catch (error) {
        fail(error instanceof Error ? (error.stack ?? error.message) : String(error));
      }
      const took = now() - start;
      if (took > Math.max(slowest, 50) * TIMES) fail(`took ${took.toFixed(0)} ms`);
      await writeFile(path.join(dir, file), original);
    }
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
  return { tallies, failures, valid };
};
