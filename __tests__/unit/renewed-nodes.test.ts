import type { NodePluginArgs } from "gatsby";
import {
  changedNodes,
  forgottenFile,
  renewChanged,
  type Source,
} from "../../src/build/renewed-nodes";

const file = (name: string, digest = "1"): Source => ({
  id: `file ${name}`,
  type: "File",
  digest,
  file: `/content/${name}`,
});
const node = (type: string, name: string, digest = "1"): Source => ({
  ...file(name, digest),
  id: `${type} ${name}`,
  type,
});

const TEXT = "articles/ink/index.mdx";
const OTHER = "articles/paper/index.mdx";
const files = [
  file(TEXT),
  file("articles/ink/cover.jpg"),
  file(OTHER),
  file("home.json"),
  file("portrait.jpg"),
];
const nodes = [node("Article", TEXT), node("Article", OTHER), node("HomePage", "home.json")];
const before = { files, nodes };

/** All as it was, but for what is given. */
const but = (...changed: Source[]) => {
  const put = (one: Source) => changed.find(({ id }) => id === one.id) ?? one;
  return { files: files.map(put), nodes: nodes.map(put) };
};
const changes = (now: typeof before) => changedNodes(before, now).map(({ id }) => id);

describe("what has changed since pages were made", () => {
  it("is nothing where all is as it was", () => {
    expect(changes(before)).toEqual([]);
  });

  it("is a node that was made anew, or for the first time", () => {
    expect(changes(but(node("Article", OTHER, "2")))).toEqual([`Article ${OTHER}`]);
    const now = { files, nodes: [...nodes, node("CaseStudy", "case-studies/roof/index.mdx")] };
    expect(changes(now)).toEqual(["CaseStudy case-studies/roof/index.mdx"]);
  });

  it("is that of a text beside which or below which a picture was changed", () => {
    expect(changes(but(file("articles/ink/cover.jpg", "2")))).toEqual([`Article ${TEXT}`]);
    const deeper = { files: [...files, file("articles/ink/plates/one.jpg")], nodes };
    expect(changes(deeper)).toEqual([`Article ${TEXT}`]);
  });

  it("is that of a single file where a picture beside it was changed, which names no others", () => {
    expect(changes(but(file("portrait.jpg", "2")))).toEqual(["HomePage home.json"]);
  });

  it("is that of a text beside which a file has gone", () => {
    const left = files.filter(({ id }) => id !== "file articles/ink/cover.jpg");
    expect(changes({ files: left, nodes })).toEqual([`Article ${TEXT}`]);
  });

  it("is, where one has gone, another of its kind, which lists ask for too", () => {
    const [, ...left] = nodes;
    expect(changes({ files, nodes: left })).toEqual([`Article ${OTHER}`]);
  });
});

describe("pages that are made", () => {
  /** Gatsby with an article, as far as this asks for it. */
  const gatsby = () => {
    const article = {
      id: "article",
      parent: "file",
      title: "Ink",
      internal: { type: "Article", contentDigest: "1", owner: "the site", counter: 3 },
    };
    const source = {
      id: "file",
      absolutePath: `/content/${TEXT}`,
      sourceInstanceName: "content",
      internal: { type: "File", contentDigest: "1" },
    };
    const home = { ...source, id: "home", absolutePath: "/content/home.json" };
    const sources = [source, home];
    const made: (typeof article)[] = [];
    const args = {
      getNodesByType: (type: string) =>
        ({ Article: [article], File: sources })[type] ?? ([] as object[]),
      getNode: () => article,
      actions: {
        createNode: (created: typeof article) => {
          made.push(created);
          Object.assign(article, created);
        },
      },
      createContentDigest: (data: unknown) => JSON.stringify(data),
    };
    return { article, sources, made, args: args as unknown as NodePluginArgs };
  };

  it("have all that was changed made once more, as it is and as another, and once alone", async () => {
    const { article, made, args } = gatsby();
    await renewChanged(args);
    made.length = 0;
    await renewChanged(args);
    expect(made).toEqual([]);
    expect(forgottenFile(args)).toBeUndefined();

    Object.assign(article, { title: "Paper" });
    article.internal.contentDigest = "2";
    expect(forgottenFile(args)).toBe(`/content/${TEXT}`);
    await renewChanged(args);
    expect(made).toHaveLength(1);
    expect(made[0]).toMatchObject({ id: "article", parent: "file", title: "Paper" });
    // What Gatsby writes there it refuses to be given.
    expect(Object.keys(made[0]?.internal ?? {})).toEqual(["type", "contentDigest"]);
    expect(made[0]?.internal.contentDigest).not.toBe("2");
    expect(forgottenFile(args)).toBeUndefined();
    await renewChanged(args);
    expect(made).toHaveLength(1);
  });

  it("are made again after a file has gone, of which another has to tell", async () => {
    const { sources, args } = gatsby();
    await renewChanged(args);
    sources.shift();
    expect(forgottenFile(args)).toBe("/content/home.json");
    await renewChanged(args);
    expect(forgottenFile(args)).toBeUndefined();
  });
});
