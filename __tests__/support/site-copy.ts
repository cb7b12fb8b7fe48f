import { cp, mkdtemp, open, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import sharp from "sharp";
import { SITE_PARTS } from "../../scripts/site-copy";

const PARTS = [...SITE_PARTS, "package.json"];

/** Wide enough to be a picture, small enough to be rendered at once. */
const PICTURE_PX = 420;

/**
 * The whole site in a folder of its own, for a test to write into and to run Gatsby in: the
 * caches and the build of the real one stay as they are. Its pictures are small.
 */
export class SiteCopy {
  private constructor(readonly dir: string) {}

  static async make(): Promise<SiteCopy> {
    const dir = await mkdtemp(path.join(tmpdir(), "site-"));
    for (const part of PARTS) await cp(part, path.join(dir, part), { recursive: true });
    // Not the designer's: what they write must not decide whether these tests hold.
    await cp("__tests__/fixtures/content", path.join(dir, "content"), { recursive: true });
    await symlink(path.resolve("node_modules"), path.join(dir, "node_modules"));
    const copy = new SiteCopy(dir);
    for (const file of await copy.files("content")) {
      if (!file.endsWith(".jpg")) continue;
      await copy.write(file, await sharp(copy.path(file)).resize(PICTURE_PX).jpeg().toBuffer());
    }
    return copy;
  }

  path(file: string): string {
    return path.join(this.dir, file);
  }

  /** All files below a folder, relative to the copy. */
  async files(folder: string): Promise<string[]> {
    const entries = await readdir(this.path(folder), { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(this.dir, path.join(entry.parentPath, entry.name)));
  }

  read(file: string): Promise<string> {
    return readFile(this.path(file), "utf8");
  }

  readBytes(file: string): Promise<Buffer> {
    return readFile(this.path(file));
  }

  removeFile(file: string): Promise<void> {
    return rm(this.path(file));
  }

  write(file: string, data: string | Buffer): Promise<void> {
    return writeFile(this.path(file), data);
  }

  /** Writes a file as programs do that empty it, then write half of it, then the rest. */
  async writeInPieces(file: string, data: Buffer, pauseMs: number): Promise<void> {
    const handle = await open(this.path(file), "w");
    const half = data.length >> 1;
    for (const piece of [data.subarray(0, half), data.subarray(half)]) {
      await setTimeout(pauseMs);
      await handle.write(piece);
    }
    await handle.close();
  }

  /** @throws Error when the file does not hold what is to be replaced. */
  async replace(file: string, found: string, by: string): Promise<void> {
    const before = await this.read(file);
    if (!before.includes(found)) throw new Error(`${file} does not hold ${found}`);
    await this.write(file, before.replace(found, by));
  }

  /** Copies a folder of content to another name. */
  copyFolder(from: string, to: string): Promise<void> {
    return cp(this.path(from), this.path(to), { recursive: true });
  }

  remove(): Promise<void> {
    return rm(this.dir, { recursive: true, force: true });
  }
}
