/** @jest-environment node */
import { spawn, type ChildProcess } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import * as files from "node:fs/promises";
import { tmpdir, uptime } from "node:os";
import path from "node:path";
import { cannotWrite } from "../../src/build/workplace/cannot-write";
import { LOCK, takeFolder } from "../../src/build/workplace/lock";
import { plainly } from "../../src/build/workplace/plainly";
import { NEEDED_MB } from "../../src/build/workplace/space";
import { takeWorkplace } from "../../src/build/workplace/take";
import { markUnfinished, wasBrokenOff } from "../../src/build/workplace/unfinished";

jest.mock("node:fs/promises", () => ({
  ...jest.requireActual<typeof files>("node:fs/promises"),
  access: jest.fn(),
  statfs: jest.fn(),
}));

const access = jest.mocked(files.access);
const statfs = jest.mocked(files.statfs);

const failure = (code: string, file?: string): NodeJS.ErrnoException =>
  Object.assign(new Error(`${code}: it failed`), { code, ...(file && { path: file }) });

const megabytesFree = (count: number) =>
  statfs.mockResolvedValue({ bavail: count * 256, bsize: 4096 } as never);

let dir: string;
let other: ChildProcess | undefined;

const lock = () => path.join(dir, LOCK);
const holder = () => JSON.parse(readFileSync(lock(), "utf8")) as { pid: number; work: string };
const heldBy = (pid: number | undefined, since = Date.now()) => {
  mkdirSync(path.dirname(lock()), { recursive: true });
  writeFileSync(lock(), JSON.stringify({ pid, work: "build", since }));
};
const anotherProcess = (): number | undefined => {
  other = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"]);
  return other.pid;
};
/** What this process does when it ends. */
const end = (code: number) => {
  for (const listener of ended) listener(code);
};
let ended: ((code: number) => void)[] = [];

beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), "workplace-"));
  access.mockResolvedValue(undefined);
  megabytesFree(NEEDED_MB);
  ended = [];
  jest.spyOn(process, "once").mockImplementation(((event: string, listener: () => void) => {
    if (event === "exit") ended.push(listener);
    return process;
  }) as never);
});
afterEach(() => {
  other?.kill("SIGKILL");
  other = undefined;
  jest.restoreAllMocks();
  rmSync(dir, { recursive: true, force: true });
});

describe("a folder that can be worked in", () => {
  it("is taken, and given back when the process ends", async () => {
    expect(await takeWorkplace(dir, "build")).toBeUndefined();
    expect(holder()).toMatchObject({ pid: process.pid, work: "build" });
    end(1);
    expect(existsSync(lock())).toBe(false);
  });

  it("may lack the folders that a build makes", async () => {
    access.mockImplementation((at) =>
      String(at) === dir ? Promise.resolve() : Promise.reject(failure("ENOENT")),
    );
    expect(await takeWorkplace(dir, "build")).toBeUndefined();
  });
});

describe("a folder that cannot be worked in", () => {
  it.each([
    ["EROFS", /public cannot be written, because the disk can only be read/],
    ["EACCES", /public may not be read or written by this user of the computer/],
  ])("is told by its name: %s", async (code, words) => {
    access.mockImplementation((at) => {
      const file = String(at);
      return file.endsWith("public") ? Promise.reject(failure(code, file)) : Promise.resolve();
    });
    expect(await takeWorkplace(dir, "build")).toMatch(words);
    expect(existsSync(lock())).toBe(false);
  });

  it("is one on a disk that is too full", async () => {
    megabytesFree(NEEDED_MB - 1);
    expect(await takeWorkplace(dir, "build")).toContain(
      `${NEEDED_MB - 1} MB are free, and a build needs ${NEEDED_MB} MB`,
    );
    expect(existsSync(lock())).toBe(false);
  });
});

describe("a folder in which somebody works", () => {
  it("is left to another build, with words about it", async () => {
    const pid = anotherProcess();
    heldBy(pid);
    const said = await takeWorkplace(dir, "build");
    expect(said).toContain(`Another build is at work in this folder (process ${pid}): wait`);
    expect(said).toContain(LOCK);
    end(1);
    expect(holder().pid).toBe(pid);
  });

  it("is left to a process of another user", async () => {
    heldBy(anotherProcess());
    jest.spyOn(process, "kill").mockImplementation(() => {
      throw failure("EPERM");
    });
    expect(await takeFolder(dir, "build")).toMatchObject({ work: "build" });
  });

  it("is taken over from one that was killed", async () => {
    const pid = anotherProcess();
    heldBy(pid);
    other?.kill("SIGKILL");
    await new Promise((resolve) => other?.on("close", resolve));
    expect(await takeWorkplace(dir, "build")).toBeUndefined();
    expect(holder().pid).toBe(process.pid);
  });

  it("is taken over from one that dies while it is asked for", async () => {
    heldBy(anotherProcess());
    const taken = takeWorkplace(dir, "build");
    setTimeout(() => other?.kill("SIGKILL"), 200);
    expect(await taken).toBeUndefined();
    expect(holder().pid).toBe(process.pid);
  });

  // Elsewhere there is nothing to tell it by, and the first process of the system clears up.
  (process.platform === "linux" ? it : it.skip)(
    "is taken over from one that has ended, and whose parent has not noticed",
    async () => {
      // The shell becomes `sleep`, which waits for nobody.
      other = spawn("sh", ["-c", "sleep 0 & echo $!; exec sleep 60"]);
      const pid = await new Promise<number>((resolve) =>
        other?.stdout?.once("data", (line: Buffer) => resolve(Number(line))),
      );
      heldBy(pid);
      expect(await takeWorkplace(dir, "build")).toBeUndefined();
      expect(() => process.kill(pid, 0)).not.toThrow();
    },
  );

  it("is taken over after the computer was restarted, whoever has the number now", async () => {
    heldBy(anotherProcess(), Date.now() - uptime() * 1000 - 60_000);
    expect(await takeWorkplace(dir, "build")).toBeUndefined();
  });

  it("is left to who has taken it over in the same moment", async () => {
    const pid = anotherProcess();
    // Of a process that there is not.
    heldBy(2 ** 30);
    jest.spyOn(process, "kill").mockImplementationOnce(() => {
      heldBy(pid);
      throw failure("ESRCH");
    });
    expect(await takeFolder(dir, "build")).toMatchObject({ pid });
    expect(holder().pid).toBe(pid);
  });

  it("is taken over when a power cut left nothing to read", async () => {
    mkdirSync(path.dirname(lock()), { recursive: true });
    writeFileSync(lock(), "");
    expect(await takeWorkplace(dir, "build")).toBeUndefined();
  });

  it("goes from `npm start` to the child that does its work, and stays with it", async () => {
    heldBy(process.ppid);
    expect(await takeWorkplace(dir, "npm start")).toBeUndefined();
    expect(holder()).toMatchObject({ pid: process.pid, work: "npm start" });
  });

  it("stays with the child when its parent ends", async () => {
    await takeWorkplace(dir, "npm start");
    const child = anotherProcess();
    heldBy(child);
    end(0);
    expect(holder().pid).toBe(child);
  });
});

describe("work that was broken off", () => {
  const put = (file: string) => {
    const at = path.join(dir, "public", file);
    mkdirSync(path.dirname(at), { recursive: true });
    writeFileSync(at, "x");
  };
  const isThere = (file: string) => existsSync(path.join(dir, "public", file));

  it("leaves a mark, and a build that ends well does not", async () => {
    await markUnfinished(dir, "build");
    expect(wasBrokenOff(dir)).toBe(true);
    end(1);
    expect(wasBrokenOff(dir)).toBe(true);
    end(0);
    expect(wasBrokenOff(dir)).toBe(false);
  });

  it("is every `npm start`", async () => {
    await markUnfinished(dir, "npm start");
    end(0);
    expect(wasBrokenOff(dir)).toBe(true);
  });

  it("leaves nothing to the next build that may be half a file", async () => {
    await markUnfinished(dir, "build");
    const whole = ["static/0a1b/2c3d/cover.jpg", "share/home-0a1b.jpg"];
    const doubtful = ["index.html", "static/0a1b/film.mp4", "page-data/index/page-data.json"];
    [...whole, ...doubtful].forEach(put);
    await markUnfinished(dir, "build");
    expect(whole.filter(isThere)).toEqual(whole);
    expect(doubtful.filter(isThere)).toEqual([]);
  });

  it("is nothing to a build that follows one that ended well", async () => {
    put("index.html");
    await markUnfinished(dir, "build");
    expect(isThere("index.html")).toBe(true);
  });
});

describe("a step that cannot write", () => {
  const run = async (error: unknown) => {
    const log = jest.fn<void, [string?]>();
    const exit = jest.spyOn(process, "exit").mockImplementation(() => undefined as never);
    await plainly<{ reporter: { log: typeof log } }>(() => Promise.reject(error as Error))({
      reporter: { log },
    });
    return { said: log.mock.calls.flat().join(), exit };
  };

  it("stops the build in plain words, without a trace", async () => {
    const { said, exit } = await run(failure("ENOSPC", "/site/public/rss.xml"));
    expect(said).toContain("/site/public/rss.xml cannot be written, because the disk is full");
    expect(said).not.toMatch(/\bat .+:\d+|ENOSPC/);
    expect(exit).toHaveBeenCalledWith(1);
  });

  it("is known by the message of a thread, which is all that arrives of it", () => {
    expect(cannotWrite(new Error("ENOSPC: no space left on device, write"))).toMatch(
      /disk is full/,
    );
  });

  it("leaves other failures as they are", async () => {
    await expect(run(new Error("A picture cannot be read."))).rejects.toThrow("A picture");
  });
});
