import { load } from "cheerio";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { Helmet } from "react-helmet";
import Parser from "rss-parser";
import { composeWords } from "../../src/build/cards/compose";
import { renderCard } from "../../src/build/cards/render";
import { makeFeeds, type FeedArticle } from "../../src/build/feeds/feeds";
import { makeSitemap } from "../../src/build/site-files/sitemap";
import { Seo } from "../../src/components/seo/Seo";
import { articleShareText, linkedInIntent, mailto, twitterIntent } from "../../src/lib/share";
import { siteFacts } from "../support/site";

jest.setTimeout(60_000);

/** What an author may write, or paste, without meaning any harm; or meaning it. */
const HOSTILE = [
  `He said "quote" and 'quote'`,
  "</script><script>alert(1)</script>",
  "<img src=x onerror=alert(1)> <!-- -->",
  "Wax & fire &amp; &lt;b&gt;",
  "One line\nand another",
  "]]> ends CDATA, <![CDATA[ begins it",
  "שלום עולם, مرحبا بالعالم",
  "C# at 100%? Yes + no = ₦5 🎨",
  "Ọ̀rọ̀ ẹ̀kọ́ ṣíṣe",
];

const PAGE = "https://creative-designer.example/articles/x";
/** Line breaks in a text mean no more than a space. */
const oneLine = (text: string): string => text.replace(/\s+/g, " ").trim();

const headOf = (text: string) => {
  Helmet.canUseDOM = false;
  const card = { src: "/share/x.jpg", alt: text, type: "image/jpeg", width: 1200, height: 630 };
  renderToStaticMarkup(
    createElement(Seo, {
      title: text,
      description: text,
      path: "/articles/x",
      type: "article",
      card,
    }),
  );
  const { title, meta, link, script } = Helmet.renderStatic();
  return load(`<head>${[title, meta, link, script].map(String).join("")}</head>`);
};

const article = (text: string): FeedArticle => ({
  path: "/articles/x",
  firstPath: "/articles/x",
  title: text,
  excerpt: text,
  topic: text,
  publishDate: "2025-03-04",
  altTitle: text,
  picture: { src: "/static/a.jpg", width: 1800, height: 1200 },
  card: { src: "/share/x.jpg", type: "image/jpeg", bytes: 1 },
  tree: [{ type: "p", props: {}, children: [text] }],
});

const feedsOf = (text: string) =>
  makeFeeds({ ...siteFacts, title: text, description: text }, [article(text)]);
const feedOf = (text: string, path: string): string =>
  feedsOf(text).find((feed) => feed.path === path)?.text ?? "";

describe.each(HOSTILE)("%j", (text) => {
  it("appears and does nothing in the head of a page", () => {
    const $ = headOf(text);
    expect($("script")).toHaveLength(1);
    expect($("img, b")).toHaveLength(0);
    expect(oneLine($("title").text())).toContain(oneLine(text));
    for (const name of ["og:title", "og:description", "og:image:alt"]) {
      expect($(`meta[property="${name}"]`).attr("content")).toBe(text);
    }
    expect($('meta[name="twitter:title"]').attr("content")).toBe(text);
  });

  it("appears and does nothing in the structured data", () => {
    const json = headOf(text)('script[type="application/ld+json"]').text();
    const { "@graph": graph } = JSON.parse(json) as { "@graph": Record<string, unknown>[] };
    expect(graph.at(-1)).toMatchObject({ headline: text, description: text });
    expect(json).not.toContain("<");
  });

  it.each(["/rss.xml", "/atom.xml"])("appears and does nothing in %s", async (path) => {
    const { title, items } = await new Parser().parseString(feedOf(text, path));
    expect(oneLine(title ?? "")).toBe(oneLine(text));
    expect(items).toHaveLength(1);
    expect(oneLine(items[0]?.title ?? "")).toBe(oneLine(text));
    const content = (items[0] as { "content:encoded"?: string })["content:encoded"];
    const $ = load(content ?? items[0]?.content ?? "");
    expect(oneLine($("p").text())).toBe(oneLine(text));
    expect($("img").attr("alt")).toBe(text);
    expect($("script, b")).toHaveLength(0);
    expect($("img")).toHaveLength(1);
  });

  it("appears and does nothing in the JSON feed", () => {
    const feed = JSON.parse(feedOf(text, "/feed.json")) as {
      items: { title: string; content_html: string }[];
    };
    expect(feed.items[0]?.title).toBe(text);
    const $ = load(feed.items[0]?.content_html ?? "");
    expect($("p").text()).toBe(text);
    expect($("script, b")).toHaveLength(0);
  });

  it("appears and does nothing in the site map", async () => {
    const map = await makeSitemap(siteFacts.url, [
      { path: "/articles/x", lastmod: "2025-03-04", images: [{ src: "/a.jpg", title: text }] },
    ]);
    const $ = load(map, { xml: true });
    expect($("url")).toHaveLength(1);
    expect(oneLine($("image\\:title").text())).toBe(oneLine(text));
    expect($("script, b, img")).toHaveLength(0);
  });

  it("can be drawn on a card", async () => {
    const words = {
      kind: text,
      topic: text,
      title: [{ text, accent: false }],
      subtitle: text,
      name: text,
      note: "2025",
      ground: "coral" as const,
    };
    expect(load(composeWords(words).svg, { xml: true })("script, img, b")).toHaveLength(0);
    expect((await renderCard({ hash: "x", words, pictures: [] })).length).toBeGreaterThan(20_000);
  });

  it("is carried whole by every share link", () => {
    expect(new URL(twitterIntent(text, PAGE)).searchParams.get("text")).toBe(text);
    expect(new URL(twitterIntent(text, PAGE)).searchParams.get("url")).toBe(PAGE);
    expect(new URL(linkedInIntent(PAGE)).searchParams.get("url")).toBe(PAGE);
    expect(twitterIntent(text, PAGE)).toMatch(/^[\x21-\x7e]+$/);
    expect(twitterIntent(text, PAGE)).not.toMatch(/["'<>+]/);
    expect(decodeURIComponent(mailto("a@b.example", text).split("?subject=")[1] ?? "")).toBe(text);
    expect(articleShareText(text)).toBe(`Check out this article: ${text}`);
  });
});

describe("a character that XML forbids", () => {
  it("is left out of feeds", async () => {
    const { items } = await new Parser().parseString(feedOf("A\u0001B\ufffeC\ud800D", "/rss.xml"));
    expect(items[0]?.title).toBe("ABC\ufffdD");
  });
});

describe("an entry of a feed", () => {
  it("stays the same one when the article is edited", () => {
    const idsOf = (edited: FeedArticle) => {
      const feeds = makeFeeds(siteFacts, [edited]);
      return feeds.map(
        ({ text }) => /(?:<guid[^>]*>|<entry>[\s\S]*?<id>|"id": ")([^<"]+)/.exec(text)?.[1],
      );
    };
    const before = article("Wax");
    const after = {
      ...before,
      title: "Fire",
      excerpt: "New.",
      modifiedDate: "2025-09-01",
      tree: [],
    };
    expect(idsOf(before)).toEqual([PAGE, PAGE, PAGE]);
    expect(idsOf(after)).toEqual(idsOf(before));
  });
});
