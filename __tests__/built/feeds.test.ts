import { existsSync, readFileSync, statSync } from "node:fs";
import { load } from "cheerio";
import Parser from "rss-parser";
import { publishedArticles } from "../../scripts/published-content";
import { laterPages } from "../../src/lib/pagination";
import { routes } from "../../src/lib/routes";
import {
  attributesOf,
  eachPage,
  fileAt,
  pageAt,
  SITE_URL,
  textsOf,
  words,
} from "../support/built-site";
import { ARTICLES } from "../support/specification";

/** Long texts, by the specification. */
const DELIVERED = ARTICLES.map(({ slug }) => `${SITE_URL}/articles/${slug}`);

interface Entry {
  id: string;
  url: string;
  title: string;
  html: string;
  published: string;
}

type Item = Parser.Item & { id?: string; "content:encoded"?: string };

const read = (path: string): string => readFileSync(fileAt(path), "utf8");

const parsed = async (path: string): Promise<Item[]> =>
  (await new Parser<object, Item>().parseString(read(path))).items;

const rss = async (): Promise<Entry[]> =>
  (await parsed("/rss.xml")).map((item) => ({
    id: item.guid ?? "",
    url: item.link ?? "",
    title: item.title ?? "",
    html: item["content:encoded"] ?? "",
    published: item.isoDate ?? "",
  }));

const atom = async (): Promise<Entry[]> =>
  (await parsed("/atom.xml")).map((item) => ({
    id: item.id ?? "",
    url: item.link ?? "",
    title: item.title ?? "",
    html: item.content ?? "",
    published: item.isoDate ?? "",
  }));

interface JsonFeed {
  version: string;
  title: string;
  home_page_url: string;
  feed_url: string;
  items: { id: string; url: string; title: string; content_html: string; date_published: string }[];
}

const json = (): Promise<Entry[]> => {
  const feed = JSON.parse(read("/feed.json")) as JsonFeed;
  expect(feed.version).toBe("https://jsonfeed.org/version/1.1");
  expect(feed).toMatchObject({
    home_page_url: `${SITE_URL}/`,
    feed_url: `${SITE_URL}/feed.json`,
    title: expect.stringMatching(/\S/),
  });
  return Promise.resolve(
    feed.items.map((item) => ({
      id: item.id,
      url: item.url,
      title: item.title,
      html: item.content_html,
      published: item.date_published,
    })),
  );
};

/** The addresses of the articles as the pages of the list have them, the newest first. */
const listed = (): string[] =>
  [1, ...laterPages(publishedArticles().length)]
    .map((page) => pageAt(routes.articleList(page)))
    .flatMap((page) => attributesOf(page, "main li article h3 a", "href"))
    .map((path) => `${SITE_URL}${path}`);

describe.each([
  ["RSS", rss],
  ["Atom", atom],
  ["JSON Feed", json],
])("the %s feed, read by a parser", (_, entries) => {
  it("has every article once, the newest first, under the address of its page", async () => {
    const urls = listed().slice(0, 30);
    expect(urls.length).toBeGreaterThanOrEqual(4);
    expect((await entries()).map(({ url }) => url)).toEqual(urls);
    expect((await entries()).map(({ id }) => id)).toEqual(urls);
  });

  it("has the title and day of each", async () => {
    for (const { url, title, published } of await entries()) {
      const page = pageAt(url.slice(SITE_URL.length));
      expect([title]).toEqual(textsOf(page, "h1"));
      const [day] = page.$("main header time").first().attr("datetime")?.split("T") ?? [];
      expect(new Date(published).toISOString().slice(0, 10)).toBe(day);
    }
  });

  it("has the full text of each", async () => {
    for (const { url, html } of await entries()) {
      const page = pageAt(url.slice(SITE_URL.length));
      const paragraphs = page
        .$("main article p")
        .not("header p, nav p, section[aria-label] p, aside p")
        .toArray()
        .map((paragraph) => words(page.$(paragraph).text()))
        .filter((text) => text.length > 120);
      const text = words(load(html).text());
      if (DELIVERED.includes(url)) expect(paragraphs.length).toBeGreaterThan(5);
      expect(paragraphs.filter((paragraph) => !text.includes(paragraph))).toEqual([]);
    }
  });

  it.each(["h2", "li", "blockquote"])("has every %s of each text as one", async (element) => {
    for (const { url, html } of await entries()) {
      const page = pageAt(url.slice(SITE_URL.length));
      const onPage = page
        .$(`main article ${element}`)
        .not("header *, nav *, section[aria-label] *, aside *, figure *")
        .toArray()
        .map((one) =>
          words(
            page
              .$(one)
              .text()
              .replace(/\u21a9\ufe0e?/g, ""),
          ),
        );
      const $ = load(html);
      const inFeed = $(element)
        .toArray()
        .map((one) =>
          words(
            $(one)
              .text()
              .replace(/\u21a9\ufe0e?/g, ""),
          ),
        );
      expect(onPage.filter((text) => !inFeed.includes(text))).toEqual([]);
    }
  });

  it("has the pictures of each, at absolute addresses of files that exist", async () => {
    for (const { url, html } of await entries()) {
      const page = pageAt(url.slice(SITE_URL.length));
      const shown = page.$("main article > header img, main figure img").length;
      const $ = load(html);
      const sources = $("img")
        .toArray()
        .map((image) => $(image).attr("src") ?? "");
      expect(sources).toHaveLength(shown);
      for (const source of sources) {
        expect(source.startsWith(`${SITE_URL}/`)).toBe(true);
        expect(existsSync(fileAt(source.slice(SITE_URL.length)))).toBe(true);
      }
      expect($("img:not([alt])")).toHaveLength(0);
    }
  });

  it("has plain HTML: absolute links, no scripts, styles or classes", async () => {
    for (const { html } of await entries()) {
      const $ = load(html);
      const links = $("a")
        .toArray()
        .map((link) => $(link).attr("href") ?? "");
      expect(links.filter((href) => !/^(https?:|mailto:|tel:)/.test(href))).toEqual([]);
      expect($("script, style, [class], [style], [data-footnote-ref], iframe")).toHaveLength(0);
    }
  });
});

describe("the Atom feed", () => {
  const $ = load(read("/atom.xml"), { xml: true });
  const entries = $("feed > entry").toArray();

  it("has what the standard asks for: an id, a title, a day of change, an author", () => {
    expect($("feed > id").text()).toBe(`${SITE_URL}/`);
    expect($("feed > author > name").text()).toMatch(/\S/);
    const days = entries.map((entry) => $(entry).children("updated").text()).sort();
    expect($("feed > updated").text()).toBe(days.at(-1));
  });

  it("takes the days of each entry from its content", () => {
    const articles = publishedArticles();
    for (const entry of entries) {
      const address = $(entry).children('link[rel="alternate"]').attr("href") ?? "";
      const article = articles.find(({ slug }) => address.endsWith(`/articles/${slug}`));
      const day = (name: string) => $(entry).children(name).text().slice(0, 10);
      expect(day("published")).toBe(article?.publishDate);
      expect(day("updated")).toBe(article?.modifiedDate ?? article?.publishDate);
    }
  });
});

describe("the RSS feed", () => {
  it("encloses the card of each article, with its true size", () => {
    const $ = load(read("/rss.xml"), { xml: true });
    const items = $("item").toArray();
    expect(items.length).toBeGreaterThanOrEqual(4);
    for (const item of items) {
      const page = pageAt($(item).children("link").text().slice(SITE_URL.length));
      const { url = "", type, length } = $(item).children("enclosure").attr() ?? {};
      expect([url]).toEqual(attributesOf(page, 'meta[property="og:image"]', "content"));
      expect(type).toBe("image/jpeg");
      expect(Number(length)).toBe(statSync(fileAt(url.slice(SITE_URL.length))).size);
    }
  });
});

describe("the feeds", () => {
  it("name themselves", () => {
    expect(read("/rss.xml")).toContain(`href="${SITE_URL}/rss.xml" rel="self"`);
    expect(read("/atom.xml")).toContain(`href="${SITE_URL}/atom.xml" rel="self"`);
  });
});

describe.each(eachPage)("the page %s", (_, page) => {
  it("tells where the feeds are", () => {
    const links = page.$('head > link[rel="alternate"]').toArray();
    expect(links.map((link) => page.$(link).attr("href"))).toEqual([
      "/rss.xml",
      "/atom.xml",
      "/feed.json",
    ]);
    for (const link of links)
      expect(existsSync(fileAt(page.$(link).attr("href") ?? ""))).toBe(true);
  });
});
