/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { filesBelow } from "../../src/build/files-below";

describe("filesBelow", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "files-below-"));
  afterAll(() => rmSync(folder, { recursive: true }));

  it("finds files at every depth, and does not follow links, which may lead back up", () => {
    mkdirSync(path.join(folder, "one", "two"), { recursive: true });
    writeFileSync(path.join(folder, "a.md"), "");
    writeFileSync(path.join(folder, "one", "two", "b.md"), "");
    // Windows lets everybody make a junction, and not everybody a link.
    symlinkSync(folder, path.join(folder, "one", "up"), "junction");
    const found = filesBelow(folder).map((file) => path.relative(folder, file));
    expect(found.sort()).toEqual(["a.md", path.join("one", "two", "b.md")]);
  });
});
