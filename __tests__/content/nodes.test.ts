import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import type { CreateNodeArgs, NodeInput, NodePluginArgs } from "gatsby";
import { today } from "../../src/build/content/visibility";
import { onCreateNode, removeOrphans, shouldOnCreateNode } from "../../src/build/nodes";
import { ContentCopy } from "../support/content";
import { pretendNodeEnv } from "../support/environment";

const ARTICLE = "articles/minimalist-design/index.mdx";
let copy: ContentCopy;

/** The digest of a file as Gatsby finds it when it lists the files. */
const digestNow = async (relativePath: string): Promise<string> =>
  createHash("md5")
    .update(await readFile(path.join(copy.dir, relativePath)))
    .digest("hex");

const fileNode = (relativePath: string, sourceInstanceName = "content", contentDigest = "1") => ({
  id: `file ${relativePath}`,
  // Gatsby writes paths with slashes on every system.
  absolutePath: path.join(copy.dir, relativePath).split(path.sep).join("/"),
  relativePath,
  sourceInstanceName,
  internal: { type: "File", contentDigest },
});

/** Runs onCreateNode as Gatsby does for a file; gives the nodes that come of it. */
const build = async (relativePath: string, source?: string) => {
  const file = fileNode(relativePath, source);
  const isMdx = relativePath.endsWith(".mdx");
  const node = isMdx ? { id: "mdx", parent: file.id, internal: { type: "Mdx" } } : file;
  const createNode = jest.fn<Promise<void>, [NodeInput]>().mockResolvedValue(undefined);
  await onCreateNode?.(
    {
      node,
      getNode: (id: string) => (id === file.id ? file : undefined),
      actions: { createNode },
      createNodeId: (name: string) => `id of ${name}`,
      createContentDigest: (data: unknown) => JSON.stringify(data).length.toString(),
    } as unknown as CreateNodeArgs,
    { plugins: [] },
    () => undefined,
  );
  const nodes: NodeInput[] = createNode.mock.calls.map(([created]) => created);
  return { nodes };
};

beforeEach(async () => {
  copy = await ContentCopy.make();
});
afterEach(async () => {
  await copy.remove();
  jest.restoreAllMocks();
});

describe("the nodes of content", () => {
  it("have all that an article shows, worked out once", async () => {
    const { nodes } = await build(ARTICLE);
    expect(nodes).toHaveLength(1);
    expect(nodes[0]).toMatchObject({
      internal: { type: "Article" },
      parent: `file ${ARTICLE}`,
      slug: "minimalist-design",
      path: "/articles/minimalist-design",
      displayDate: "Mar 04, 2025",
      readTime: "5 min",
      listReadTime: "5 min",
    });
    expect(nodes[0]?.body).toContain("## ");
  });

  it("keep the two read times of an article apart", async () => {
    const { nodes } = await build("articles/design-is-a-process/index.mdx");
    expect(nodes[0]).toMatchObject({ readTime: "6 min", listReadTime: "5 min" });
  });

  it.each(["production", "development"])(
    "count the read time where none is written, in %s",
    async (environment) => {
      await copy.replace(ARTICLE, 'readTime: "5 min"\n', "");
      // 200 words a minute.
      await copy.append(ARTICLE, `\n${"ink ".repeat(800)}\n`);
      if (environment === "production") await copy.check();
      pretendNodeEnv(environment);
      const { nodes } = await build(ARTICLE);
      expect(nodes[0]?.readTime).toBe("4 min");
      expect(nodes[0]?.listReadTime).toBe(nodes[0]?.readTime);
    },
  );

  it("are made of what was checked, in a build, and say so to the next one", async () => {
    await copy.check();
    pretendNodeEnv("production");
    const checked = await digestNow(ARTICLE);
    const { nodes: before } = await build(ARTICLE);
    expect(before[0]).toMatchObject({ sourceDigest: checked, readTime: "5 min" });
    await copy.replace(ARTICLE, /^title: .*$/m, 'title: "Saved while the site is built"');
    const { nodes: after } = await build(ARTICLE);
    expect(after[0]).toMatchObject({ title: before[0]?.title as string, sourceDigest: checked });
    expect(checked).not.toBe(await digestNow(ARTICLE));
  });

  it("have the address of a case study", async () => {
    const study = await build("case-studies/frauwa-roofs/index.mdx");
    expect(study.nodes[0]).toMatchObject({
      internal: { type: "CaseStudy" },
      path: "/case-studies/frauwa-roofs",
    });
  });

  it("are made of no other file", async () => {
    await copy.write("notes.json", "{}");
    expect((await build("notes.json")).nodes).toEqual([]);
    expect((await build("site.json", "static")).nodes).toEqual([]);
  });

  it("are made when their file has been read", () => {
    const asks = (node: unknown) => shouldOnCreateNode?.({ node } as never, { plugins: [] });
    expect(asks({ internal: { type: "Mdx" } })).toBe(true);
    expect(asks(fileNode("site.json"))).toBe(true);
    expect(asks(fileNode(ARTICLE))).toBe(false);
    expect(asks(fileNode("site.json", "static"))).toBe(false);
  });
});

describe("a node that the last build left", () => {
  /** Runs onCreateNode for a file whose node is there already; tells what became of that. */
  const again = async (former: NodeInput & { hidden?: string | null }, contentDigest: string) => {
    const file = fileNode("home.json", "content", contentDigest);
    const createNode = jest.fn().mockResolvedValue(undefined);
    const touchNode = jest.fn();
    await onCreateNode?.(
      {
        node: file,
        getNode: (id: string) => (id === file.id ? file : former),
        actions: { createNode, touchNode },
        createNodeId: (name: string) => name,
        createContentDigest: () => "2",
      } as unknown as CreateNodeArgs,
      { plugins: [] },
      () => undefined,
    );
    return { made: createNode.mock.calls.length, kept: touchNode.mock.calls.length };
  };
  const [made, kept] = [
    { made: 1, kept: 0 },
    { made: 0, kept: 1 },
  ];

  it("is kept while its file stays as it is, in production alone", async () => {
    const { nodes } = await build("home.json");
    const former = nodes[0] as NodeInput;
    const digest = await digestNow("home.json");
    pretendNodeEnv("production");
    expect(await again(former, digest)).toEqual(kept);
    expect(await again(former, "another")).toEqual(made);
    pretendNodeEnv("development");
    expect(await again(former, digest)).toEqual(made);
  });

  it("is made anew where it was hidden, since it may be public today", async () => {
    const { nodes } = await build("home.json");
    const hidden = { ...(nodes[0] as NodeInput), hidden: "scheduled" };
    pretendNodeEnv("production");
    expect(await again(hidden, await digestNow("home.json"))).toEqual(made);
  });
});

describe("a draft", () => {
  beforeEach(() => copy.replace(ARTICLE, "---\n", "---\ndraft: true\n"));

  it("has no node in production", async () => {
    pretendNodeEnv("production");
    expect((await build(ARTICLE)).nodes).toEqual([]);
  });

  it("has one while it is being written, which says so", async () => {
    pretendNodeEnv("development");
    expect((await build(ARTICLE)).nodes[0]?.hidden).toBe("draft");
  });

  it("is public in production as soon as it is none", async () => {
    pretendNodeEnv("production");
    await copy.replace(ARTICLE, "draft: true", "draft: false");
    expect((await build(ARTICLE)).nodes).toHaveLength(1);
  });
});

describe("a file with a mistake", () => {
  const CASE = "case-studies/activate-pilot/index.mdx";

  it("has no node", async () => {
    await copy.replace(CASE, /title: .*\n/, "");
    expect((await build(CASE)).nodes).toEqual([]);
  });

  it("keeps its last good state while it is being written", async () => {
    await build(CASE);
    await copy.replace(CASE, /publishDate: .*\n/, "publishDate: soon\n");
    const { nodes } = await build(CASE);
    expect(nodes[0]).toMatchObject({ title: "Activate Pilot", publishDate: "2024-10-08" });
    expect(await readFile(copy.path(CASE), "utf8")).toContain("publishDate: soon");
  });

  it.each([
    ["a text that cannot be read", "Words <br> here."],
    ["an unknown component", "<Figur />"],
    ["a picture that is not there", "![A wall of paper](./wall.jpg)"],
  ])("keeps it too with %s", async (_what, words) => {
    await build(CASE);
    await copy.append(CASE, `\n\n${words}\n`);
    expect((await build(CASE)).nodes[0]?.body).not.toContain(words);
  });

  it("is made of what was read last, where it is read twice at once", async () => {
    const [{ nodes: early }, { nodes: late }] = await Promise.all([build(CASE), build(CASE)]);
    expect(early).toEqual([]);
    expect(late).toHaveLength(1);
  });

  it("shows what can be shown, whatever else there is to put right", async () => {
    await build(CASE);
    await copy.append(CASE, "\n\n[here](/nowhere)\n");
    expect((await build(CASE)).nodes[0]?.body).toContain("[here](/nowhere)");
  });
});

describe("a scheduled piece", () => {
  const schedule = (date: string) =>
    copy.replace(ARTICLE, /publishDate: .*/, `publishDate: ${date}`);

  it("has no node in production before its day", async () => {
    pretendNodeEnv("production");
    await schedule("2999-01-01");
    expect((await build(ARTICLE)).nodes).toEqual([]);
  });

  it("has one while it is being written, which says so", async () => {
    await schedule("2999-01-01");
    expect((await build(ARTICLE)).nodes[0]?.hidden).toBe("scheduled");
  });

  it("is public from its day on", async () => {
    pretendNodeEnv("production");
    await schedule(today());
    expect((await build(ARTICLE)).nodes[0]?.hidden).toBeNull();
  });
});

describe("what was made of a file that has gone", () => {
  it("goes, but for that of a single file, which pages need", () => {
    const deleteNode = jest.fn();
    const nodes = [
      { id: "1", parent: "there", internal: { type: "Article" } },
      { id: "2", parent: "gone", internal: { type: "Article" } },
      { id: "3", parent: "gone", internal: { type: "Project" } },
      { id: "4", parent: "gone", internal: { type: "HomePage" } },
    ];
    removeOrphans({
      actions: { deleteNode },
      getNode: (id: string) => (id === "there" ? {} : undefined),
      getNodesByType: (type: string) => nodes.filter(({ internal }) => internal.type === type),
    } as unknown as NodePluginArgs);
    const gone = deleteNode.mock.calls.map(([node]: [{ id: string }]) => node.id);
    expect(gone.sort()).toEqual(["2", "3"]);
  });
});
