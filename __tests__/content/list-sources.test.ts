import { EventEmitter } from "node:events";
import { createRequire } from "node:module";
import type { NodeInput, SourceNodesArgs } from "gatsby";
import plugin from "gatsby-source-filesystem/gatsby-node";
import { listSources } from "../../src/build/list-sources";
import { ContentCopy } from "../support/content";

interface Watching {
  watch: (folder: string) => { close: () => Promise<void> };
}

const packagesOfPlugin = createRequire(require.resolve("gatsby-source-filesystem/gatsby-node"));
const chokidar = packagesOfPlugin("chokidar") as Watching;

let copy: ContentCopy;

/** What the plugin keeps from one run to the next. */
let kept: Map<string, unknown>;

beforeEach(async () => {
  copy = await ContentCopy.make();
  kept = new Map();
});
afterEach(async () => {
  await copy.remove();
  jest.restoreAllMocks();
});

/** The nodes that are made of the folder. */
const nodesBy = async (source: typeof listSources): Promise<NodeInput[]> => {
  const nodes: NodeInput[] = [];
  const args = {
    actions: { createNode: (node: NodeInput) => void nodes.push(node) },
    cache: {
      get: (key: string) => Promise.resolve(kept.get(key)),
      set: (key: string, value: unknown) => Promise.resolve(void kept.set(key, value)),
    },
    createNodeId: (key: string) => `id of ${key}`,
    emitter: new EventEmitter(),
    getNode: () => undefined,
  };
  await source(args as unknown as SourceNodesArgs, { name: "content", path: copy.dir });
  return nodes;
};

/** Looking at a file changes when it was looked at. */
const LOOKED_AT = { accessTime: "", atime: "", atimeMs: 0 };

const filesIn = (nodes: readonly NodeInput[]): NodeInput[] =>
  nodes
    .filter(({ internal }) => internal.type === "File")
    .map((node) => ({ ...node, ...LOOKED_AT }))
    .sort((first, second) => first.id.localeCompare(second.id));

/** Has the plugin itself look at the folder, and ends its watching. */
const nodesByPlugin = async (): Promise<NodeInput[]> => {
  const watch = jest.spyOn(chokidar, "watch");
  const nodes = await nodesBy(plugin.sourceNodes);
  for (const { value } of watch.mock.results as { value: ReturnType<Watching["watch"]> }[]) {
    await value.close();
  }
  return nodes;
};

describe("the files of a build", () => {
  it("are nodes as the plugin makes them", async () => {
    const watched = await nodesByPlugin();
    kept.clear();
    const listed = await nodesBy(listSources);
    expect(filesIn(listed).length).toBeGreaterThan(20);
    expect(filesIn(listed)).toEqual(filesIn(watched));
    expect(listed).toHaveLength(filesIn(listed).length);
  });

  it("are not read again where the plugin knows what they hold", async () => {
    const digestsOf = (nodes: readonly NodeInput[]) =>
      filesIn(nodes).map(({ internal }) => internal.contentDigest);
    const first = digestsOf(await nodesBy(listSources));
    const known = new Map(kept);
    expect(digestsOf(await nodesByPlugin())).toEqual(first);
    expect(kept).toEqual(known);
    for (const key of kept.keys()) kept.set(key, "as kept");
    expect(new Set(digestsOf(await nodesBy(listSources)))).toEqual(new Set(["as kept"]));
  });

  it("are without hidden ones, which are not checked either", async () => {
    await copy.write("articles/.DS_Store", "");
    await copy.write("articles/.draft.json", "{}");
    const paths = filesIn(await nodesBy(listSources)).map(({ relativePath }) => relativePath);
    expect(paths).not.toContainEqual(expect.stringMatching(/DS_Store|draft/));
  });

  it.each([
    ["build", true],
    ["develop", false],
  ])("are listed, not watched, in a build alone: %s", async (command, isListed) => {
    jest.replaceProperty(process, "env", { ...process.env, gatsby_executing_command: command });
    await jest.isolateModulesAsync(async () => {
      const alone = await import("../../src/build/list-sources");
      const { default: itsPlugin } = await import("gatsby-source-filesystem/gatsby-node");
      expect(itsPlugin.sourceNodes === alone.listSources).toBe(isListed);
    });
  });
});
