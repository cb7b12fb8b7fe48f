import { articleListResolvers } from "../../src/build/graphql/article-list";

const { resolve } = articleListResolvers.ArticlesPage.list;

type Source = Parameters<typeof resolve>[0];
type Context = Parameters<typeof resolve>[2];

const article = (index: number, topic: string) => ({ slug: `a-${index}`, topic });

const listOf = (articles: readonly object[], page = 1) => {
  const findAll = jest.fn().mockResolvedValue({ entries: articles });
  return resolve({} as Source, { page }, { nodeModel: { findAll } } as unknown as Context);
};

const many = (count: number, topic = "AI") =>
  Array.from({ length: count }, (_, index) => article(index, topic));

describe("the list of all articles", () => {
  it("of one page is that page, and leads nowhere else", async () => {
    expect(await listOf(many(24))).toEqual({
      page: 1,
      pageCount: 1,
      articleCount: 24,
      articles: many(24),
      topics: [],
    });
  });

  it("has at its top what the content wants there, then the newest, always in one order", async () => {
    const findAll = jest.fn().mockResolvedValue({ entries: [] });
    await resolve({} as Source, { page: 1 }, { nodeModel: { findAll } } as unknown as Context);
    const sort = {
      fields: ["pinned", "publishDate", "title", "slug"],
      order: ["DESC", "DESC", "ASC", "ASC"],
    };
    expect(findAll).toHaveBeenCalledWith({ type: "Article", query: { sort } });
  });

  it("of several gives one of them, and tells of the whole", async () => {
    const all = many(49);
    expect(await listOf(all, 2)).toMatchObject({ page: 2, pageCount: 3, articleCount: 49 });
    expect((await listOf(all, 2)).articles).toEqual(all.slice(24, 48));
    expect((await listOf(all, 3)).articles).toEqual(all.slice(48));
  });

  it("tells on every page where the articles of each topic are, in their order", async () => {
    const all = [...many(24), article(24, "UX/UI Design"), article(25, "AI")];
    const [first, second] = [await listOf(all, 1), await listOf(all, 2)];
    expect(first.topics).toEqual(second.topics);
    expect(first.topics.map(({ name, articles }) => [name, articles.length])).toEqual([
      ["AI", 25],
      ["UX/UI Design", 1],
    ]);
    expect(first.topics[0]?.articles.at(-1)).toEqual(article(25, "AI"));
    expect(first.topics.map(({ cards }) => cards)).toEqual([
      expect.stringMatching(/^\/article-cards\/ai-[0-9a-f]{8}\.json$/),
      expect.stringMatching(/^\/article-cards\/ux-ui-design-[0-9a-f]{8}\.json$/),
    ]);
  });

  it("keeps topics apart that an address writes alike, or cannot write", async () => {
    const topics = ["UX/UI Design", "UX UI Design", "设计"];
    const all = [...many(24), ...topics.map((topic, index) => article(30 + index, topic))];
    const addresses = (await listOf(all)).topics.map(({ cards }) => cards);
    expect(new Set(addresses).size).toBe(4);
    addresses.forEach((address) => expect(address).toMatch(/^\/article-cards\/[a-z0-9-]+\.json$/));
  });
});
