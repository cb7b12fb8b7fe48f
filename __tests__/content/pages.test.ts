import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { createPages } from "../../src/build/pages";

jest.mock("../../src/build/develop-check", () => ({
  publishCheck: () => Promise.reject(new Error("URI malformed")),
}));
jest.mock("../../src/build/missed-changes", () => ({ catchUp: () => undefined }));
jest.mock("../../src/build/nodes", () => ({ removeOrphans: () => undefined }));
jest.mock("../../src/build/renewed-nodes", () => ({ renewChanged: () => undefined }));

type Args = Parameters<NonNullable<GatsbyNode["createPages"]>>[0];

interface Page {
  path: string;
  component: string;
  context: unknown;
}

let directory = "";
beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), "pages-"));
});
afterEach(() => rm(directory, { recursive: true, force: true }));

const piece = (slug: string, changes: object = {}) => ({
  slug,
  path: `/articles/${slug}`,
  formerly: [],
  topic: "Craft",
  publishDate: "2025-01-01",
  ...changes,
});

const run = async (...answers: unknown[]) => {
  const createPage = jest.fn<void, [Page]>();
  const createRedirect = jest.fn();
  const panicOnBuild = jest.fn();
  const error = jest.fn();
  const graphql = jest.fn<Promise<unknown>, [string]>();
  for (const answer of answers) graphql.mockResolvedValueOnce(answer);
  const args = {
    graphql,
    actions: { createPage, createRedirect },
    reporter: { panicOnBuild, error },
    store: { getState: () => ({ program: { directory } }) },
  };
  await createPages?.(args as unknown as Args, { plugins: [] }, () => undefined);
  const queries = graphql.mock.calls.map(([query]) => query);
  return {
    pages: createPage.mock.calls.map(([page]) => page),
    createRedirect,
    panicOnBuild,
    error,
    queries,
  };
};

describe("the pages made from content", () => {
  it("are one for each article and case study, with its slug and those to read on with", async () => {
    const { pages, createRedirect, panicOnBuild } = await run({
      data: {
        articles: { nodes: [piece("wax", { formerly: ["candle"] }), piece("clay"), piece("fire")] },
        caseStudies: { nodes: [{ slug: "drum", path: "/case-studies/drum", formerly: [] }] },
      },
    });
    expect(pages.map(({ path, context }) => ({ path, context }))).toEqual([
      {
        path: "/articles/wax",
        context: { slug: "wax", readingOn: { next: "clay", related: ["fire"] } },
      },
      {
        path: "/articles/clay",
        context: { slug: "clay", readingOn: { previous: "wax", next: "fire", related: [] } },
      },
      {
        path: "/articles/fire",
        context: { slug: "fire", readingOn: { previous: "clay", related: ["wax"] } },
      },
      { path: "/case-studies/drum", context: { slug: "drum" } },
    ]);
    expect(pages[0]?.component).toMatch(/article\.tsx$/);
    expect(pages[3]?.component).toMatch(/case-study\.tsx$/);
    pages.forEach(({ component }) => expect(existsSync(component)).toBe(true));
    expect(createRedirect.mock.calls).toEqual([
      [{ fromPath: "/articles/candle", toPath: "/articles/wax", isPermanent: true }],
    ]);
    expect(panicOnBuild).not.toHaveBeenCalled();
  });

  it("are made while writing even where the content cannot be checked, or all would be gone", async () => {
    const { NODE_ENV } = process.env;
    Object.assign(process.env, { NODE_ENV: "development" });
    try {
      const { pages, error } = await run(paths(1));
      expect(pages.map(({ path }) => path)).toEqual(["/articles/a-0"]);
      expect(error).toHaveBeenCalledWith(expect.stringContaining("checked"), expect.any(Error));
    } finally {
      Object.assign(process.env, { NODE_ENV });
    }
  });

  it("are missed loudly when the list cannot be made", async () => {
    const { pages, panicOnBuild } = await run({ errors: [new Error("no schema")] });
    expect(pages).toEqual([]);
    expect(panicOnBuild).toHaveBeenCalledTimes(1);
  });
});

/** The answer to the question for all pages: so many articles and nothing else. */
const paths = (count: number) => ({
  data: {
    articles: {
      nodes: Array.from({ length: count }, (_, index) => piece(`a-${index}`)),
    },
    caseStudies: { nodes: [] },
  },
});

const topics = (...names: string[]) => ({
  data: {
    articlesPage: {
      list: {
        topics: names.map((name) => ({
          cards: `/article-cards/${name}.json`,
          articles: [{ slug: `on-${name}` }],
        })),
      },
    },
  },
});

describe("the articles list", () => {
  const cards = () => path.join(directory, "public", "article-cards");

  it.each([
    [0, []],
    [24, []],
    [25, [2]],
    [48, [2]],
    [49, [2, 3]],
  ])("of %i articles goes on on the pages %j", async (count, numbers) => {
    const { pages, queries } = await run(paths(count), topics("ai"));
    const later = pages.filter(({ context }) => !("slug" in (context as object)));
    expect(later.map(({ path, context }) => ({ path, context }))).toEqual(
      numbers.map((page) => ({ path: `/articles/page/${page}`, context: { page } })),
    );
    later.forEach(({ component }) => expect(existsSync(component)).toBe(true));
    expect(queries).toHaveLength(numbers.length > 0 ? 2 : 1);
    expect(existsSync(cards())).toBe(numbers.length > 0);
  });

  it("leaves the cards of each topic in a file, and none of a topic that has gone", async () => {
    await run(paths(25), topics("ai", "branding"));
    expect((await readdir(cards())).sort()).toEqual(["ai.json", "branding.json"]);
    await run(paths(25), topics("ai"));
    expect(await readdir(cards())).toEqual(["ai.json"]);
    const file = await readFile(path.join(cards(), "ai.json"), "utf8");
    expect(JSON.parse(file)).toEqual([{ slug: "on-ai" }]);
  });

  it("takes the files away when one page is enough again", async () => {
    await mkdir(cards(), { recursive: true });
    await writeFile(path.join(cards(), "ai.json"), "[]");
    await run(paths(24));
    expect(existsSync(cards())).toBe(false);
  });

  it("asks for what the component of a card shows, by its own fragment", async () => {
    const { queries } = await run(paths(25), topics("ai"));
    const definitions = [...(queries[1] ?? "").matchAll(/^\s*(?:query|fragment) (\w+)/gm)];
    expect(definitions.map(([, name]) => name)).toEqual([
      "ArticleTopics",
      "ArticleCard",
      "Picture",
    ]);
    expect(queries[1]).toContain("listReadTime");
  });

  it("is missed loudly when the cards cannot be asked for", async () => {
    const { panicOnBuild } = await run(paths(25), { errors: [new Error("no schema")] });
    expect(panicOnBuild).toHaveBeenCalledTimes(1);
  });
});
