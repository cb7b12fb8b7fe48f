/** @jest-environment node */
import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import path from "node:path";
import { chooseWorkers, countAllProcessors, noteBuiltWith } from "../../src/build/workers";

const ALL = String(availableParallelism() + 1);
const ONE = "2";

const counted = () => process.env.GATSBY_CPU_COUNT;

describe("how many workers Gatsby starts", () => {
  const dir = mkdtempSync(path.join(tmpdir(), "workers-"));
  const content = path.join(dir, "content");

  beforeAll(() => {
    cpSync("__tests__/fixtures/content", content, { recursive: true });
    process.env.CONTENT_DIR = content;
  });
  afterAll(() => {
    delete process.env.CONTENT_DIR;
    rmSync(dir, { recursive: true });
  });
  beforeEach(() => noteBuiltWith(dir));
  afterEach(() => {
    process.env.GATSBY_CPU_COUNT = ALL;
  });

  it("is one for each processor", () => {
    expect(counted()).toBe(ALL);
  });

  it("is one where the last build has made the pages, and few texts are new", () => {
    chooseWorkers(dir, 1);
    expect(counted()).toBe(ONE);
  });

  it("counts for what comes later as before", () => {
    chooseWorkers(dir, 1);
    countAllProcessors();
    expect(counted()).toBe(ALL);
  });

  it("is one for each where many texts are new", () => {
    chooseWorkers(dir, 41);
    expect(counted()).toBe(ALL);
  });

  it("is one for each where nothing was built before", () => {
    chooseWorkers(path.join(dir, "other"), 1);
    expect(counted()).toBe(ALL);
  });

  it("is one for each where a file has changed that all pages are made with", () => {
    writeFileSync(path.join(content, "site.json"), "{}");
    chooseWorkers(dir, 1);
    expect(counted()).toBe(ALL);
  });

  it("is what somebody has set, also when there is little to do and afterwards", () => {
    process.env.GATSBY_CPU_COUNT = "7";
    chooseWorkers(dir, 1);
    expect(counted()).toBe("7");
    countAllProcessors();
    expect(counted()).toBe("7");
  });
});
