import { statSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";

interface Written {
  key: string;
  stamps: Record<string, string>;
}

const read = async (file: string): Promise<Written | undefined> => {
  try {
    return JSON.parse(await readFile(file, "utf8")) as Written;
  } catch {
    return undefined;
  }
};

/** Tells a file from what it was before, without reading it. */
const stampOf = (file: string): string => {
  const { mtimeMs, size } = statSync(file);
  return `${mtimeMs} ${size}`;
};

/**
 * Remembers from one build to the next which files are finished, so that those that nothing has touched
 * since need not be read. Where the record is lost, or a file was put there anew, it is finished again.
 */
export class Finished {
  private readonly stamps: Record<string, string> = {};

  private constructor(
    private readonly record: string,
    private readonly key: string,
    private readonly former: Record<string, string>,
  ) {}

  /**
   * @param record the file that it is written down in
   * @param key of all that decides how a file is finished; with another one nothing counts as finished
   */
  static async read(record: string, key: string): Promise<Finished> {
    const written = await read(record);
    return new Finished(record, key, written?.key === key ? written.stamps : {});
  }

  /** Whether a file is as it was when it was finished last. */
  has(file: string): boolean {
    const stamp = stampOf(file);
    if (this.former[file] !== stamp) return false;
    this.stamps[file] = stamp;
    return true;
  }

  /** Takes a file for finished as it is now. */
  add(file: string): void {
    this.stamps[file] = stampOf(file);
  }

  /** Writes down what is finished, when all is. */
  async write(): Promise<void> {
    await writeFile(this.record, JSON.stringify({ key: this.key, stamps: this.stamps }));
  }
}
