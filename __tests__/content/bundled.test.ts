import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/* `npm run check` runs from one file that is kept (scripts/bundled.mjs). */

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "bundled-"));
  mkdirSync(path.join(root, "scripts"));
  cpSync("scripts/bundled.mjs", path.join(root, "scripts/bundled.mjs"));
  symlinkSync(path.resolve("node_modules"), path.join(root, "node_modules"), "junction");
  writeFileSync(
    path.join(root, "scripts/hello.ts"),
    'import { word } from "./word";\nconst args: string[] = process.argv.slice(2);\n' +
      'console.log([word, ...args].join(" "));\nprocess.exitCode = 3;\n',
  );
  writeFileSync(path.join(root, "scripts/word.ts"), 'export const word: string = "Hello";\n');
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

const run = (...args: string[]) => {
  const { stdout, status } = spawnSync("node", ["scripts/bundled.mjs", "hello", ...args], {
    cwd: root,
    encoding: "utf8",
  });
  return { said: stdout.trim(), status };
};

test("a command gets its own options and keeps its exit code", () => {
  expect(run("--json", "x")).toEqual({ said: "Hello --json x", status: 3 });
});

test("what is kept is put together again when a source has changed", () => {
  expect(run().said).toBe("Hello");
  expect(run().said).toBe("Hello");
  writeFileSync(path.join(root, "scripts/word.ts"), 'export const word: string = "Good day";\n');
  expect(run().said).toBe("Good day");
});
