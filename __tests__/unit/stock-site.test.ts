/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { FONT_STYLES, STAND_INS, standIn } from "../../scripts/bench/stock-site";
import { fontFaces } from "../../scripts/bench/stock/src/theme/font-faces";
import { filesBelow } from "../../src/build/files-below";
import { tokens } from "../../src/theme/tokens";

describe("standIn", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "stand-in-"));
  afterAll(() => rmSync(folder, { recursive: true }));

  const write = (file: string, text: string): string => {
    const at = path.join(folder, file);
    mkdirSync(path.dirname(at), { recursive: true });
    writeFileSync(at, text);
    return at;
  };

  it("puts files in the place of those of the project, and leaves the others", () => {
    write("stock/src/media/Picture.tsx", "theirs");
    const replaced = write("project/src/media/Picture.tsx", "ours");
    const left = write("project/src/media/Video.tsx", "ours");
    standIn(path.join(folder, "stock"), path.join(folder, "project"));
    expect(readFileSync(replaced, "utf8")).toBe("theirs");
    expect(readFileSync(left, "utf8")).toBe("ours");
  });

  it("says which file is not there any more", () => {
    write("moved/src/media/Photo.tsx", "theirs");
    expect(() => standIn(path.join(folder, "moved"), path.join(folder, "project"))).toThrow(
      /Photo\.tsx is not there/,
    );
  });
});

it("has stand-ins for files of the project alone", () => {
  for (const folder of new Set(Object.values(STAND_INS).flat())) {
    const files = filesBelow(folder).map((file) => path.relative(folder, file));
    expect(files).not.toEqual([]);
    for (const file of files) expect(() => readFileSync(file)).not.toThrow();
  }
});

it("calls the fonts of both stacks of the theme as their packages do", () => {
  const styles = FONT_STYLES.map((name) => readFileSync(require.resolve(name), "utf8")).join("");
  const stacks = (css: string) =>
    [...css.matchAll(/(--font-[a-z]+): "([^"]+)"/g)].map(([, stack, family]) => ({
      stack,
      family,
    }));
  const theirs = stacks(fontFaces);
  expect(theirs.map(({ stack }) => stack)).toEqual(stacks(tokens).map(({ stack }) => stack));
  for (const { family } of theirs) expect(styles).toContain(`font-family: '${family}';`);
});
