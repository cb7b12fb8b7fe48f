import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { readdir, rm } from "node:fs/promises";
import path from "node:path";
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

/*
 * Each text is one file of two lines, since opening one takes longer than reading it: what was found out,
 * which every build asks for, and the tree, which is asked for where its page is made.
 */
const FACTS = 0;
const TREE = 1;

/** A process that is broken off must not leave half a file behind under its final name. */
const write = (file: string, lines: readonly unknown[]): void => {
  const part = `${file}.${process.pid}`;
  writeFileSync(part, lines.map((line) => JSON.stringify(line)).join("\n"));
  renameSync(part, file);
};

/** The texts that are kept in a folder. */
export class TextStore {
  constructor(readonly folder = FOLDER) {}

  private file(body: string): string {
    return path.join(this.folder, `${textKey(body)}.jsonl`);
  }

  private line<Kept>(body: string, line: typeof FACTS | typeof TREE): Kept | undefined {
    try {
      const json = readFileSync(this.file(body), "utf8").split("\n")[line];
      return json === undefined ? undefined : (JSON.parse(json) as Kept);
    } catch {
      return undefined;
    }
  }

  /** What was found out about a text, or undefined when it was not kept. */
  facts(body: string): BodyFacts | undefined {
    return this.line(body, FACTS);
  }

  /** The evaluated text, a new copy for each who asks, or undefined when it was not kept. */
  tree(body: string): TreeNode[] | undefined {
    return this.line(body, TREE);
  }

  /** Keeps a text in which nothing is wrong; what is said of others names their file. */
  keep(body: string, { evaluated, ...facts }: CheckedBody): void {
    if (!evaluated || facts.problems.length > 0) return;
    mkdirSync(this.folder, { recursive: true });
    write(this.file(body), [facts, evaluated]);
  }

  /** Removes every text but these. */
  async keepOnly(bodies: readonly string[]): Promise<void> {
    const keys = new Set(bodies.map(textKey));
    const names = await readdir(this.folder).catch(() => []);
    // A part of a text that is kept is another process's, which is writing it.
    const former = names.filter((name) => !keys.has(name.split(".", 1)[0] ?? ""));
    await Promise.all(former.map((name) => rm(path.join(this.folder, name), { force: true })));
  }
}
