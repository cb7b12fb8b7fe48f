/** @jest-environment node */
import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { pathToFileURL } from "node:url";

/* How the command of a build begins: again, told how to keep its memory. */

const urlOf = (name: string): string =>
  JSON.stringify(pathToFileURL(path.resolve(`scripts/gatsby/${name}.mjs`)).href);
const onLinux = process.platform === "linux" ? describe : describe.skip;

const folder = mkdtempSync(path.join(tmpdir(), "arena-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** A command that begins like that of a build, and then does what is given. */
const command = (work: string): string => {
  const file = path.join(folder, "command.mjs");
  writeFileSync(
    file,
    // Where what is tested is broken, a command calls itself again and again.
    `const { env } = process;
    env.CALLS = (Number(env.CALLS) || 0) + 1;
    if (env.CALLS > 2) process.exit(99);
    import { endWithCaller } from ${urlOf("call-again")};
    import { runWithOneArena, wantsOneArena } from ${urlOf("one-arena")};
    if (wantsOneArena()) runWithOneArena(); else { endWithCaller(); ${work} }`,
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
    const { status } = spawnSync(process.execPath, [command("process.exit(3)")], {
      env,
    });
    expect(status).toBe(3);
  });

  it("runs in the process that was called where somebody looks into that", () => {
    const { stdout } = spawnSync(
      process.execPath,
      ["--inspect=0", command("console.log(process.env.MALLOC_ARENA_MAX)")],
      { encoding: "utf8", env },
    );
    expect(stdout).toBe("undefined\n");
  });

  /** What a test has started; where what it guards is broken, it does not end by itself. */
  const started: ChildProcess[] = [];
  afterEach(() => {
    for (const { pid, stdout } of started.splice(0)) {
      stdout?.destroy();
      try {
        process.kill(-Number(pid), "SIGKILL");
      } catch {
        // All of it has ended, as it should have.
      }
    }
  });

  const WORK = 'console.log("at work", process.pid); setInterval(() => undefined, 1000)';

  /** Starts the command, and gives it and the number of the process that does the work. */
  const startWork = async (work = WORK) => {
    // A group of its own, to be ended with all that it has started.
    const called = spawn(process.execPath, [command(work)], { env, detached: true });
    started.push(called);
    const said = await new Promise<string>((resolve, reject) => {
      called.stdout.once("data", (chunk: Buffer) => resolve(chunk.toString()));
      called.once("close", () => reject(new Error("It has ended without a word.")));
    });
    const ended = new Promise((resolve) =>
      called.on("exit", (code, signal) => resolve(signal ?? code)),
    );
    const worker = Number(/\d+/.exec(said)?.[0]);
    return { called, ended, worker };
  };

  const isGone = async (pid: number): Promise<boolean> => {
    for (let tries = 0; tries < 100; tries += 1) {
      const state = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "");
      // One that has ended and whose end nobody has asked for is there as a zombie.
      if (state === "" || state.slice(state.lastIndexOf(")")).startsWith(") Z")) return true;
      await setTimeout(50);
    }
    return false;
  };

  it("ends when it is told to, and as if it had been ended itself", async () => {
    const { called, ended, worker } = await startWork();
    called.kill("SIGTERM");
    expect(await ended).toBe("SIGTERM");
    expect(await isGone(worker)).toBe(true);
  });

  it("is told what the command is told, and may end in its own way", async () => {
    const { called, ended } = await startWork(
      `process.on("SIGTERM", () => process.exit(4)); ${WORK}`,
    );
    called.kill("SIGTERM");
    expect(await ended).toBe(4);
  });

  it("ends when what was called is killed, which cannot tell it to", async () => {
    const { called, worker } = await startWork();
    called.kill("SIGKILL");
    expect(await isGone(worker)).toBe(true);
  });

  it("is killed where the work was", async () => {
    const { ended, called, worker } = await startWork();
    process.kill(worker, "SIGKILL");
    expect(await ended).toBe("SIGKILL");
    expect(called.signalCode).toBe("SIGKILL");
  });

  const asFirst = ["-rpf", "--mount-proc", "--kill-child"];
  const canBeFirst = spawnSync("unshare", [...asFirst, "true"]).status === 0;
  (canBeFirst ? it : it.skip)(
    "says by its number that it was killed where no signal can, as first of a container",
    () => {
      // The work is the second process there; the system lets nothing in it end the first.
      const work = "process.kill(process.pid, 'SIGKILL')";
      const { status } = spawnSync("unshare", [...asFirst, process.execPath, command(work)], {
        env,
      });
      expect(status).toBe(137);
    },
  );
});
