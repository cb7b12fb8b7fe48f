import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { checkContent, type CheckedContent, type ContentFile } from "../../src/build/content/check";
import { kindOf } from "../../src/build/content/kinds";
import { parseContent } from "../../src/build/content/parse";
import { isError, type Problem } from "../../src/build/content/problems";

// Every check reads all texts, and the first one compiles the whole of MDX.
jest.setTimeout(60_000);

export const CONTENT = path.resolve("content");

/**
 * Content that never changes, for tests that make mistakes in it or count it: what the designer
 * writes in `content/` must not decide whether they hold.
 */
const FIXTURE = path.resolve("__tests__/fixtures/content");

/** Reads one content file from its text, as the build does. */
export const parseAs = (file: string, source: string) => {
  const match = kindOf(file);
  if (!match) throw new Error(`${file} is not a content file`);
  return parseContent(file, source, match.kind);
};

/** A copy of the fixture content for a test to make mistakes in. */
export class ContentCopy {
  private constructor(readonly dir: string) {}

  static async make(): Promise<ContentCopy> {
    const dir = await mkdtemp(path.join(tmpdir(), "content-"));
    await cp(FIXTURE, dir, { recursive: true });
    return new ContentCopy(dir);
  }

  path(file: string): string {
    return path.join(this.dir, file);
  }

  async write(file: string, text: string | Buffer): Promise<void> {
    await writeFile(this.path(file), text);
  }

  async append(file: string, text: string): Promise<void> {
    await this.write(file, (await readFile(this.path(file), "utf8")) + text);
  }

  /** @throws Error when the file does not hold what is to be replaced. */
  async replace(file: string, found: string | RegExp, by: string): Promise<void> {
    const before = await readFile(this.path(file), "utf8");
    const after = before.replace(found, by);
    if (after === before) throw new Error(`${file} does not hold ${String(found)}`);
    await this.write(file, after);
  }

  check(): Promise<CheckedContent> {
    return checkContent(this.dir);
  }

  remove(): Promise<void> {
    return rm(this.dir, { recursive: true, force: true });
  }
}

/** What the check says after `change` was made to a copy of the fixture content. */
export const findingsAfter = async (
  change: (copy: ContentCopy) => Promise<unknown>,
): Promise<Problem[]> => {
  const copy = await ContentCopy.make();
  try {
    await change(copy);
    return (await copy.check()).problems;
  } finally {
    await copy.remove();
  }
};

/** The same without the warnings, of which the real content has some: its placeholders. */
export const problemsAfter = async (
  change: (copy: ContentCopy) => Promise<unknown>,
): Promise<Problem[]> => (await findingsAfter(change)).filter(isError);

let real: Promise<CheckedContent> | undefined;

/** The real content, checked once for each test file. */
export const realContent = (): Promise<CheckedContent> => (real ??= checkContent(CONTENT));

export const realFiles = async (type: string): Promise<ContentFile[]> =>
  (await realContent()).files.filter((file) => file.type === type);

/** The text after the frontmatter of a real MDX file. */
export const bodyOf = async ({ file }: ContentFile): Promise<string> =>
  parseAs(file, await readFile(path.join(CONTENT, file), "utf8")).body;
