/** @jest-environment node */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";

/* How `npm start` begins, and what comes of it when its process ends otherwise than it should. */

const folder = mkdtempSync(path.join(tmpdir(), "faults-"));
const CALLS = path.join(folder, "calls");
afterAll(() => rmSync(folder, { recursive: true }));

const urlOf = (name: string): string =>
  JSON.stringify(pathToFileURL(path.resolve(`scripts/gatsby/${name}.mjs`)).href);

/** Runs a command that begins like `npm start` and then does what is given, which knows how often it was called. */
const run = (work: string) => {
  const file = path.join(folder, "command.mjs");
  writeFileSync(CALLS, "");
  writeFileSync(
    file,
    `import { appendFileSync, readFileSync } from "node:fs";
    import { passFaultsOn, runAfterFaults } from ${urlOf("after-faults")};
    import { canCallAgain, endWithCaller } from ${urlOf("call-again")};
    if (canCallAgain()) runAfterFaults(); else {
      endWithCaller();
      appendFileSync(${JSON.stringify(CALLS)}, "x");
      const calls = readFileSync(${JSON.stringify(CALLS)}, "utf8").length;
      // Where what is tested is broken, it would go on for ever.
      if (calls > 9) process.exit(99);
      ${work}
    }`,
  );
  // Some systems leave a picture of its memory in the folder of whoever ends by a fault.
  const { status, signal, stderr } = spawnSync(process.execPath, [file], {
    encoding: "utf8",
    cwd: folder,
  });
  return { status, signal, stderr, calls: readFileSync(CALLS, "utf8").length };
};

const onUnix = process.platform === "win32" ? describe.skip : describe;

describe("npm start", () => {
  it("ends when it ends of itself, with the same number and without a word", () => {
    expect(run("process.exit(3)")).toEqual({ status: 3, signal: null, stderr: "", calls: 1 });
  });

  it.each([
    [0xc0000005, "what Windows says of a fault", true],
    [0x80000003, "what it says of V8 without memory", true],
    [134, "what it says of an abort", true],
    [0xc000013a, "what it says of Ctrl+C", false],
    [0xc0000142, "what it says of the end of a session", false],
    [1, "an error", false],
    [0, "nothing wrong", false],
  ])("takes %d for %s", (code, _, isOne) => {
    const ask = `import { isFault } from ${urlOf("after-faults")}; console.log(isFault(${code}, null))`;
    const { stdout } = spawnSync(process.execPath, ["--input-type=module", "-e", ask], {
      encoding: "utf8",
    });
    expect(stdout).toBe(`${isOne}\n`);
  });
});

onUnix("npm start", () => {
  it.each(["SIGSEGV", "SIGBUS", "SIGABRT", "SIGILL", "SIGTRAP"])(
    "says what has happened and starts again after %s",
    (fault) => {
      const done = run(
        `if (calls === 1) process.kill(process.pid, "${fault}"); else process.exit(0)`,
      );
      expect(done).toMatchObject({ status: 0, calls: 2 });
      expect(done.stderr).toContain(`(${fault}) or for want of memory`);
      expect(done.stderr).toContain("It starts again by itself.");
    },
  );

  it.each([
    ["SIGABRT", "SIGABRT"],
    ["SIGABRT", "SIGIOT"],
    ["SIGTRAP", "SIGTRAP"],
  ])("starts again after %s, though a library listens to %s", (fault, heard) => {
    const done = run(
      `process.on("${heard}", () => undefined);
      passFaultsOn();
      if (calls === 1) process.kill(process.pid, "${fault}"); else process.exit(0)`,
    );
    expect(done).toMatchObject({ status: 0, calls: 2 });
    expect(done.stderr).toContain(`(${fault})`);
  });

  it("does not go on for ever where every start ends so, and says what helps", () => {
    const { signal, calls, stderr } = run(`process.kill(process.pid, "SIGSEGV")`);
    expect({ signal, calls }).toEqual({ signal: "SIGSEGV", calls: 4 });
    expect(stderr.match(/It starts again by itself/g)).toHaveLength(3);
    expect(stderr).toMatch(
      /ended 4 times in a few minutes.*\n.*a file that you had saved.*\n`npm ci`/,
    );
  });

  it("ends where it was killed, and says why that may have been", () => {
    const done = run(`process.kill(process.pid, "SIGKILL"); setInterval(() => undefined, 1000)`);
    expect(done).toMatchObject({ status: null, signal: "SIGKILL", calls: 1 });
    expect(done.stderr).toContain("the computer had no memory left");
  });

  it.each(["SIGTERM", "SIGINT"])("ends where somebody has ended it by %s", (signal) => {
    const done = run(`process.kill(process.pid, "${signal}"); setInterval(() => undefined, 1000)`);
    expect(done).toEqual({ status: null, signal, stderr: "", calls: 1 });
  });

  it("ends when it was told to, though it does so by a fault", () => {
    const done = run(
      `process.on("SIGTERM", () => process.kill(process.pid, "SIGSEGV"));
      process.kill(process.ppid, "SIGTERM");
      setInterval(() => undefined, 1000);`,
    );
    expect(done).toEqual({ status: null, signal: "SIGSEGV", stderr: "", calls: 1 });
  });
});
