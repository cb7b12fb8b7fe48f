/** @jest-environment node */
import { readFileSync } from "node:fs";
import { mkdtemp, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { statusReducer } from "gatsby/dist/redux/reducers/status";
import { forgetAnswers, isStale, noteCode } from "../../src/build/stale-cache";

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

  it("is thrown away by Gatsby itself once it is told to forget it", () => {
    const dispatch = jest.fn();
    forgetAnswers({ store: { dispatch } } as unknown as Parameters<typeof forgetAnswers>[0]);
    const [action] = dispatch.mock.calls[0] as [never];
    const before = { PLUGINS_HASH: "of the last build", plugins: {} } as never;
    expect(statusReducer(before, action).PLUGINS_HASH).toBe("");
    // It empties what it keeps where this is empty: there is no way to ask it.
    const initialize = require.resolve("gatsby/dist/services/initialize.js");
    expect(readFileSync(initialize, "utf8")).toContain("if (!oldPluginsHash || ");
  });

  it("is not when other code made it", async () => {
    await writeFile(path.join(project("site"), ".cache", "code-digest"), "of other code");
    expect(await isStale(project("site"))).toBe(true);
  });
});
