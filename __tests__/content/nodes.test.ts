import { readFile } from "node:fs/promises";
import path from "node:path";
import type { CreateNodeArgs, NodeInput } from "gatsby";
import { onCreateNode, shouldOnCreateNode } from "../../src/build/nodes";
import { ContentCopy } from "../support/content";
import { pretendNodeEnv } from "../support/environment";

const ARTICLE = "articles/minimalist-design/index.mdx";
let copy: ContentCopy;

const fileNode = (relativePath: string, sourceInstanceName = "content") => ({
  id: `file ${relativePath}`,
  absolutePath: path.join(copy.dir, relativePath),
  relativePath,
  sourceInstanceName,
  internal: { type: "File" },
});

/** Runs onCreateNode as Gatsby does for a file; gives the nodes and errors that come of it. */
const build = async (relativePath: string, source?: string) => {
  const file = fileNode(relativePath, source);
  const isMdx = relativePath.endsWith(".mdx");
  const node = isMdx ? { id: "mdx", parent: file.id, internal: { type: "Mdx" } } : file;
  const createNode = jest.fn<Promise<void>, [NodeInput]>().mockResolvedValue(undefined);
  const createParentChildLink = jest.fn();
  const error = jest.fn<void, [string]>();
  await onCreateNode?.(
    {
      node,
      getNode: (id: string) => (id === file.id ? file : undefined),
      actions: { createNode, createParentChildLink },
      createNodeId: (name: string) => `id of ${name}`,
      createContentDigest: (data: unknown) => JSON.stringify(data).length.toString(),
      reporter: { error },
    } as unknown as CreateNodeArgs,
    { plugins: [] },
    () => undefined,
  );
  const nodes: NodeInput[] = createNode.mock.calls.map(([created]) => created);
  return { nodes, links: createParentChildLink.mock.calls, error };
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
    const { nodes, links } = await build(ARTICLE);
    expect(nodes).toHaveLength(1);
    expect(nodes[0]).toMatchObject({
      internal: { type: "Article" },
      parent: "mdx",
      slug: "minimalist-design",
      path: "/articles/minimalist-design",
      displayDate: "Mar 04, 2025",
      readTime: "5 min",
      listReadTime: "5 min",
    });
    expect(nodes[0]?.body).toContain("## ");
    expect(links).toHaveLength(1);
  });

  it("keep the two read times of an article apart", async () => {
    const { nodes } = await build("articles/design-is-a-process/index.mdx");
    expect(nodes[0]).toMatchObject({ readTime: "6 min", listReadTime: "5 min" });
  });

  it("count the read time where none is written", async () => {
    await copy.replace(ARTICLE, 'readTime: "5 min"\n', "");
    const { nodes } = await build(ARTICLE);
    expect(nodes[0]?.readTime).toMatch(/^[1-9]\d* min$/);
    expect(nodes[0]?.listReadTime).toBe(nodes[0]?.readTime);
  });

  it("have the address of a case study, and of a project's case study where there is one", async () => {
    const study = await build("case-studies/frauwa-roofs/index.mdx");
    const project = await build("projects/frauwa-roofs/index.json");
    const other = await build("projects/drum-and-word/index.json");
    expect(study.nodes[0]).toMatchObject({
      internal: { type: "CaseStudy" },
      path: "/case-studies/frauwa-roofs",
    });
    expect(project.nodes[0]?.caseStudyPath).toBe("/case-studies/frauwa-roofs");
    expect(other.nodes[0]?.caseStudyPath).toBeNull();
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

describe("a draft", () => {
  beforeEach(() => copy.replace(ARTICLE, "---\n", "---\ndraft: true\n"));

  it("has no node in production", async () => {
    pretendNodeEnv("production");
    expect((await build(ARTICLE)).nodes).toEqual([]);
  });

  it("has one while it is being written", async () => {
    pretendNodeEnv("development");
    expect((await build(ARTICLE)).nodes).toHaveLength(1);
  });

  it("is public in production as soon as it is none", async () => {
    pretendNodeEnv("production");
    await copy.replace(ARTICLE, "draft: true", "draft: false");
    expect((await build(ARTICLE)).nodes).toHaveLength(1);
  });
});

describe("a file with a mistake", () => {
  const CASE = "case-studies/activate-pilot/index.mdx";

  it("has no node, and says why in the designer's words", async () => {
    await copy.replace(CASE, /title: .*\n/, "");
    const { nodes, error } = await build(CASE);
    expect(nodes).toEqual([]);
    expect(error).toHaveBeenCalledWith(expect.stringContaining(`content/${CASE}`));
  });

  it("keeps its last good state while it is being written", async () => {
    await build(CASE);
    await copy.replace(CASE, /publishDate: .*\n/, "publishDate: soon\n");
    const { nodes, error } = await build(CASE);
    expect(nodes[0]).toMatchObject({ title: "Activate Pilot", publishDate: "2024-10-08" });
    expect(error).toHaveBeenCalledTimes(1);
    expect(await readFile(copy.path(CASE), "utf8")).toContain("publishDate: soon");
  });
});
