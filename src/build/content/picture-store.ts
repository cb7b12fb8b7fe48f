import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { digestOf } from "../digest";
import { factsToKeep, recallFacts, type KeptFacts } from "./picture-file";

/*
 * What pictures are, on disk: to ask a thousand for their sizes takes half of what a build needs to check
 * texts that it has read before. One build leaves it to the next; the file goes with the rest of `.cache`.
 */

const FILE = path.resolve(process.cwd(), ".cache", "picture-facts.json");

/** What decides what is found out of a picture; the packages by their versions. */
const CODE = ["package-lock.json", "src/build/content/picture-file.ts"];

interface Kept {
  code: string;
  facts: KeptFacts;
}

/** Has the facts of pictures from an earlier process, and keeps them for a later one. */
export class PictureStore {
  private readonly code = digestOf(CODE);

  constructor(private readonly file = FILE) {}

  /** Spares pictures that have not changed since from being looked at. */
  recall(): void {
    try {
      const { code, facts } = JSON.parse(readFileSync(this.file, "utf8")) as Kept;
      if (code === this.code) recallFacts(facts);
    } catch {
      // There is none, or it cannot be read: then all are looked at.
    }
  }

  /** Keeps what was asked for in this process, and nothing else. */
  async keep(): Promise<void> {
    const kept: Kept = { code: this.code, facts: await factsToKeep() };
    const part = `${this.file}.${process.pid}`;
    mkdirSync(path.dirname(this.file), { recursive: true });
    // A process that is broken off must not leave half a file behind.
    writeFileSync(part, JSON.stringify(kept));
    renameSync(part, this.file);
  }
}
