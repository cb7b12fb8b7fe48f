/** @jest-environment node */
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import path from "node:path";
import type * as Workers from "../../src/build/workers";

const ALL = String(availableParallelism() + 1);
const ONE = "1";
const NAMES = ["GATSBY_CPU_COUNT", "SITE_CHOOSES_WORKERS", "CONTENT_DIR"];

describe("how many workers Gatsby starts", () => {
  const project = process.cwd();
  const former = NAMES.map((name) => process.env[name]);
  let dir = "";

  const inProject = (...names: string[]) => path.join(dir, ...names);
  const counted = () => process.env.GATSBY_CPU_COUNT;

  /** The module as a process finds it that begins. */
  const start = (): typeof Workers => {
    let workers: typeof Workers | undefined;
    jest.isolateModules(() => {
      workers = jest.requireActual<typeof Workers>("../../src/build/workers");
    });
    return workers as typeof Workers;
  };

  const build = () => {
    const workers = start();
    workers.chooseWorkers(dir);
    workers.noteSources(dir);
    NAMES.forEach((name) => Reflect.deleteProperty(process.env, name));
  };

  const workersOfNext = () => {
    start().chooseWorkers(dir);
    return counted();
  };

  beforeEach(() => {
    NAMES.forEach((name) => Reflect.deleteProperty(process.env, name));
    dir = mkdtempSync(path.join(tmpdir(), "workers-"));
    cpSync("__tests__/fixtures/content", inProject("content"), { recursive: true });
    mkdirSync(inProject("src"));
    writeFileSync(inProject("src", "Page.tsx"), "export const Page = 1;");
    writeFileSync(inProject("package-lock.json"), "{}");
    process.chdir(dir);
  });
  afterEach(() => {
    process.chdir(project);
    rmSync(dir, { recursive: true });
    NAMES.forEach((name, at) => {
      Reflect.deleteProperty(process.env, name);
      if (former[at] !== undefined) process.env[name] = former[at];
    });
  });

  const writeArticles = (count: number) => {
    for (let article = 0; article < count; article += 1) {
      mkdirSync(inProject("content", "articles", `new-${article}`), { recursive: true });
      writeFileSync(inProject("content", "articles", `new-${article}`, "index.mdx"), "New.");
    }
  };

  it("is one for each processor, where nothing was built before", () => {
    expect(workersOfNext()).toBe(ALL);
  });

  it("is one where the last build has made the pages", () => {
    build();
    expect(workersOfNext()).toBe(ONE);
  });

  it("is one where few files of the content have changed, and one for each where many have", () => {
    build();
    writeArticles(40);
    expect(workersOfNext()).toBe(ONE);
    build();
    writeArticles(82);
    // The first forty say the same as before.
    expect(workersOfNext()).toBe(ALL);
  });

  it("counts what has gone, too", () => {
    writeArticles(41);
    build();
    rmSync(inProject("content", "articles"), { recursive: true });
    expect(workersOfNext()).toBe(ALL);
  });

  it.each(["src/Page.tsx", "package-lock.json", "content/site.json"])(
    "is one for each where %s has changed, with which all pages are made",
    (file) => {
      build();
      writeFileSync(inProject(file), "other");
      expect(workersOfNext()).toBe(ALL);
    },
  );

  it("is one for each after a build that was broken off", () => {
    build();
    mkdirSync(inProject(".artifacts"));
    writeFileSync(inProject(".artifacts", "unfinished"), "");
    expect(workersOfNext()).toBe(ALL);
  });

  it.each(["7", ALL])("is what somebody has set, also when there is little to do: %s", (set) => {
    build();
    process.env.GATSBY_CPU_COUNT = set;
    expect(workersOfNext()).toBe(set);
  });

  it("remembers the files as they were when the build began", () => {
    const workers = start();
    workers.chooseWorkers(dir);
    writeFileSync(inProject("src", "Page.tsx"), "changed while building");
    workers.noteSources(dir);
    NAMES.forEach((name) => Reflect.deleteProperty(process.env, name));
    expect(workersOfNext()).toBe(ALL);
  });
});
