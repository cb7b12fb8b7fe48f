import { createHash } from "node:crypto";
import { mkdir, mkdtemp, readFile, rm, stat, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { Announcer, MissedChanges, type SourceNode } from "../../src/build/missed-changes";

let root: string;
let missed: MissedChanges;
const at = (name: string) => path.join(root, name);
const find = (nodes: readonly SourceNode[]) => missed.find(nodes, [root]);

/** The node that gatsby-source-filesystem makes of a file or folder as it is now. */
const nodeOf = async (name: string): Promise<SourceNode> => {
  const stats = await stat(at(name));
  const type = stats.isDirectory() ? "Directory" : "File";
  const data = type === "File" ? await readFile(at(name)) : "";
  const contentDigest = createHash("md5").update(data).digest("hex");
  const { size, mtimeMs } = stats;
  return {
    absolutePath: at(name),
    sourceInstanceName: "content",
    size,
    mtimeMs,
    internal: { type, contentDigest },
  } as SourceNode;
};

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), "missed-"));
  missed = new MissedChanges();
  await mkdir(at("article"));
  await writeFile(at("article/index.mdx"), "Half");
});
afterEach(() => rm(root, { recursive: true }));

describe("what Gatsby has missed", () => {
  it("is nothing where all is as its nodes say", async () => {
    const nodes = [await nodeOf("article"), await nodeOf("article/index.mdx")];
    expect(await find(nodes)).toEqual([]);
  });

  it("is the rest of a file that was read when half of it was there", async () => {
    const nodes = [await nodeOf("article"), await nodeOf("article/index.mdx")];
    await writeFile(at("article/index.mdx"), "Half and half");
    expect(await find(nodes)).toEqual([at("article/index.mdx")]);
  });

  it("is not a file that only has another date, nor is that one read twice", async () => {
    const nodes = [await nodeOf("article"), await nodeOf("article/index.mdx")];
    await utimes(at("article/index.mdx"), 1, 1);
    expect(await find(nodes)).toEqual([]);
    // As long as neither date nor size changes, what it holds is not asked for again.
    await writeFile(at("article/index.mdx"), "Other".slice(0, 4));
    await utimes(at("article/index.mdx"), 1, 1);
    expect(await find(nodes)).toEqual([]);
    await utimes(at("article/index.mdx"), 2, 2);
    expect(await find(nodes)).toEqual([at("article/index.mdx")]);
  });

  it("is a file whose former text has come back with its former date", async () => {
    const nodes = [await nodeOf("article"), await nodeOf("article/index.mdx")];
    await utimes(at("article/index.mdx"), 1, 1);
    expect(await find(nodes)).toEqual([]);
    await writeFile(at("article/index.mdx"), "Other");
    const later = [await nodeOf("article"), await nodeOf("article/index.mdx")];
    await writeFile(at("article/index.mdx"), "Half");
    await utimes(at("article/index.mdx"), 1, 1);
    expect(await find(later)).toEqual([at("article/index.mdx")]);
  });

  it("is a file or folder that has no node, unless it is hidden", async () => {
    const nodes = [await nodeOf("article")];
    await mkdir(at("empty"));
    await writeFile(at(".DS_Store"), "");
    expect((await find(nodes)).sort()).toEqual([at("article/index.mdx"), at("empty")]);
  });

  it("is, of what has gone, the folder that it was in", async () => {
    const nodes = [await nodeOf("article"), await nodeOf("article/index.mdx")];
    await rm(at("article/index.mdx"));
    expect(await find(nodes)).toEqual([at("article")]);
    await rm(at("article"), { recursive: true });
    expect(await find(nodes)).toEqual([root]);
  });
});

describe("announcing a file", () => {
  const file = () => at("article/index.mdx");

  it("gives it an earlier date and leaves what it holds", async () => {
    const { mtimeMs } = await stat(file());
    expect(await new Announcer().announce([file()])).toBe(true);
    const after = (await stat(file())).mtimeMs;
    expect(after).toBeLessThan(mtimeMs);
    expect(after).toBeGreaterThan(mtimeMs - 5);
    expect(await readFile(file(), "utf8")).toBe("Half");
  });

  it("ends where nobody listens, and begins again when it changes", async () => {
    const announcer = new Announcer();
    const answers: boolean[] = [];
    for (let time = 0; time < 6; time++) answers.push(await announcer.announce([file()]));
    expect(answers).toEqual([true, true, true, true, false, false]);
    await writeFile(file(), "Whole");
    expect(await announcer.announce([file()])).toBe(true);
  });

  it("leaves out what has gone meanwhile", async () => {
    await rm(file());
    expect(await new Announcer().announce([file()])).toBe(false);
  });
});
