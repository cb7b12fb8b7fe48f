import { mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { Finished } from "../../src/build/finished";

describe("Finished", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "finished-"));
  const page = path.join(folder, "page.html");
  const record = path.join(folder, "record.json");

  afterAll(() => rmSync(folder, { recursive: true }));

  /** A build that has finished the page. */
  beforeEach(async () => {
    rmSync(record, { force: true });
    writeFileSync(page, "a page");
    const build = await Finished.read(record, "code");
    build.add(page);
    await build.write();
  });

  const inNextBuild = async (key = "code"): Promise<boolean> =>
    (await Finished.read(record, key)).has(page);

  it("knows a page that nothing has touched", async () => {
    expect(await inNextBuild()).toBe(true);
  });

  it("remembers it for the build after the next one", async () => {
    const next = await Finished.read(record, "code");
    next.has(page);
    await next.write();
    expect(await inNextBuild()).toBe(true);
  });

  it("does not know a page that was written again, with as many characters", async () => {
    const { mtimeMs } = statSync(page);
    writeFileSync(page, "a leaf");
    utimesSync(page, new Date(), new Date(mtimeMs + 5));
    expect(await inNextBuild()).toBe(false);
  });

  it("does not know a page of another length", async () => {
    const { atime, mtime } = statSync(page);
    writeFileSync(page, "another page");
    utimesSync(page, atime, mtime);
    expect(await inNextBuild()).toBe(false);
  });

  it("knows nothing when pages are finished in another way", async () => {
    expect(await inNextBuild("other code")).toBe(false);
  });

  it("knows nothing when the record is lost or broken", async () => {
    writeFileSync(record, '{"key":"co');
    expect(await inNextBuild()).toBe(false);
    rmSync(record);
    expect(await inNextBuild()).toBe(false);
  });

  it("does not take a page for finished that this build has not come to", async () => {
    await (await Finished.read(record, "code")).write();
    expect(await inNextBuild()).toBe(false);
  });
});
