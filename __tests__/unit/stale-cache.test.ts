/** @jest-environment node */
import { mkdtemp, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { isStale, noteCode } from "../../src/build/stale-cache";

describe("what Gatsby kept from a build before", () => {
  let parent = "";
  const project = (name: string) => path.join(parent, name);

  beforeEach(async () => {
    parent = await mkdtemp(path.join(tmpdir(), "stale-cache-"));
    await noteCode(project("site"));
  });
  afterEach(() => rm(parent, { recursive: true }));

  it("is of use to the same code in the same folder", async () => {
    expect(await isStale(project("site"))).toBe(false);
  });

  it("is not where there was no build", async () => {
    expect(await isStale(project("other"))).toBe(true);
  });

  it("is not when the folder has another name", async () => {
    await rename(project("site"), project("my site"));
    expect(await isStale(project("my site"))).toBe(true);
  });

  it("is not when other code made it", async () => {
    await writeFile(path.join(project("site"), ".cache", "code-digest"), "of other code");
    expect(await isStale(project("site"))).toBe(true);
  });
});
