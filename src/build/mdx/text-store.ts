import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { mkdir, readdir, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { threadId } from "node:worker_threads";
import type { TreeNode } from "../../lib/tree";
import { digestOf } from "../digest";
import type { BodyFacts, CheckedBody } from "./check";

/*
 * Texts that were read and evaluated, on disk: the check leaves them to the processes that ask for
 * pages, and one build leaves them to the next. The folder goes with the rest of `.cache`.
 */

const FOLDER = path.resolve(process.cwd(), ".cache", "texts");

/** Everything but the text itself that decides what it evaluates to; the packages by their versions. */
const CODE = ["package-lock.json", "src/build/mdx", "src/build/content", "src/lib", "src/theme"];

let code: string | undefined;

/** The name under which a text is kept; it changes with the text and with the code that reads it. */
export const textKey = (body: string): string => {
  const hash = createHash("sha256").update((code ??= digestOf(CODE)));
  return hash.update(body).digest("hex").slice(0, 32);
};

const read = <Kept>(file: string): Kept | undefined => {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Kept;
  } catch {
    return undefined;
  }
};

let written = 0;

/**
 * A process that is broken off must not leave half a file behind under its final name, and two
 * texts of the same words, which are kept under one name, must not take each other's part away.
 */
const write = async (file: string, data: unknown): Promise<void> => {
  written += 1;
  const part = `${file}.${process.pid}-${threadId}-${written}`;
  await writeFile(part, JSON.stringify(data));
  await rename(part, file);
};

/** The texts that are kept in a folder. */
export class TextStore {
  constructor(readonly folder = FOLDER) {}

  private file(key: string, what: "facts" | "tree"): string {
    return path.join(this.folder, `${key}.${what}.json`);
  }

  /** What was found out about a text, or undefined when it was not kept. */
  facts(body: string): BodyFacts | undefined {
    return read(this.file(textKey(body), "facts"));
  }

  /** The evaluated text, a new copy for each who asks, or undefined when it was not kept. */
  tree(body: string): TreeNode[] | undefined {
    return read(this.file(textKey(body), "tree"));
  }

  /** Keeps a text in which nothing is wrong; what is said of others names their file. */
  async keep(body: string, { evaluated, ...facts }: CheckedBody): Promise<void> {
    if (!evaluated || facts.problems.length > 0) return;
    const key = textKey(body);
    await mkdir(this.folder, { recursive: true });
    await write(this.file(key, "tree"), evaluated);
    await write(this.file(key, "facts"), facts);
  }

  /** Removes every text but these. */
  async keepOnly(bodies: readonly string[]): Promise<void> {
    const keys = new Set(bodies.map(textKey));
    const names = await readdir(this.folder).catch(() => []);
    const former = names.filter((name) => !keys.has(name.split(".", 1)[0] ?? ""));
    await Promise.all(former.map((name) => rm(path.join(this.folder, name), { force: true })));
  }
}
