import { appendFileSync, cpSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type * as Renderer from "../../src/build/cards/renderer";

/** The digest as a build in some folder makes it. */
const digestIn = (folder: string): string => {
  const cwd = jest.spyOn(process, "cwd").mockReturnValue(folder);
  let digest = "";
  jest.isolateModules(() => {
    // eslint-disable-next-line @typescript-eslint/no-require-imports -- read anew each time
    digest = (require("../../src/build/cards/renderer") as typeof Renderer).rendererDigest();
  });
  cwd.mockRestore();
  return digest;
};

describe("the digest of what draws a card", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "renderer-"));
  const change = (file: string) =>
    appendFileSync(path.join(folder, file), "\nglobalThis.changed = true;\n");

  beforeAll(() => {
    cpSync("src", path.join(folder, "src"), { recursive: true });
    cpSync("package.json", path.join(folder, "package.json"));
    symlinkSync(path.resolve("node_modules"), path.join(folder, "node_modules"), "junction");
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it("is the same wherever the project lies", () => {
    expect(digestIn(folder)).toBe(digestIn(process.cwd()));
  });

  it("stays when code changes that has no part in it", () => {
    const before = digestIn(folder);
    change("src/pages/index.tsx");
    expect(digestIn(folder)).toBe(before);
  });

  it.each([
    "src/theme/colours.ts",
    "src/lib/river-leaf.ts",
    "src/build/cards/typeset.ts",
    "src/build/cards/outlines.ts",
  ])("changes with %s", (file) => {
    const before = digestIn(folder);
    change(file);
    expect(digestIn(folder)).not.toBe(before);
  });
});
