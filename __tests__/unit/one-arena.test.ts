/** @jest-environment node */
import { spawn, spawnSync } from "node:child_process";
import { writeFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";

/* How the command of a build begins: again, told how to keep its memory. */

const MODULE = pathToFileURL(path.resolve("scripts/gatsby/one-arena.mjs")).href;
const onLinux = process.platform === "linux" ? describe : describe.skip;

const folder = mkdtempSync(path.join(tmpdir(), "arena-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** A command that begins like that of a build, and then does what is given. */
const command = (work: string): string => {
  const file = path.join(folder, "command.mjs");
  writeFileSync(
    file,
    `import { runWithOneArena, wantsOneArena } from ${JSON.stringify(MODULE)};
    if (wantsOneArena()) runWithOneArena(); else { ${work} }`,
  );
  return file;
};

const env = { ...process.env, MALLOC_ARENA_MAX: undefined };

onLinux("a build on Linux", () => {
  it("runs with one store of memory, with the options and words it was given", () => {
    const { stdout } = spawnSync(
      process.execPath,
      [
        "--no-deprecation",
        command("console.log(process.env.MALLOC_ARENA_MAX, process.execArgv[0], process.argv[2])"),
        "build",
      ],
      { encoding: "utf8", env },
    );
    expect(stdout).toBe("1 --no-deprecation build\n");
  });

  it("leaves alone what somebody has set", () => {
    const { stdout } = spawnSync(
      process.execPath,
      [command("console.log(process.env.MALLOC_ARENA_MAX)")],
      { encoding: "utf8", env: { ...env, MALLOC_ARENA_MAX: "4" } },
    );
    expect(stdout).toBe("4\n");
  });

  it("ends with the same number", () => {
    const { status } = spawnSync(process.execPath, [command("process.exit(3)")], { env });
    expect(status).toBe(3);
  });

  it("ends when it is told to, and as if it had been ended itself", async () => {
    const child = spawn(
      process.execPath,
      [command('console.log("at work", process.pid); setInterval(() => undefined, 1000)')],
      { env },
    );
    const worker = await new Promise<number>((resolve) =>
      child.stdout.once("data", (said: Buffer) =>
        resolve(Number(/\d+/.exec(said.toString())?.[0])),
      ),
    );
    const ended = new Promise((resolve) => child.on("exit", (_code, signal) => resolve(signal)));
    child.kill("SIGTERM");
    expect(await ended).toBe("SIGTERM");
    expect(() => process.kill(worker, 0)).toThrow();
  });
});
