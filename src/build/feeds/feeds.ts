import { generateAtomFeed, generateJsonFeed, generateRssFeed } from "feedsmith";
import { feeds, type FeedFormat } from "../../lib/feeds";
import { absoluteUrl } from "../../lib/routes";
import type { TreeNode } from "../../lib/tree";
import { plainText } from "../site-files/plain-text";
import { feedHtml } from "./html";

export interface FeedSite {
  name: string;
  author: string;
  url: string;
  title: string;
  description: string;
  language: string;
  email: string;
}

export interface FeedArticle {
  path: string;
  /** Path of the page it had first, when it has been renamed since. */
  firstPath: string;
  title: string;
  excerpt: string;
  topic: string;
  publishDate: string;
  modifiedDate?: string | null;
  altTitle: string;
  /** The opening picture. */
  picture: { src: string; width: number; height: number };
  /** Path, media type and size in bytes of the share card. */
  card: { src: string; type: string; bytes: number };
  tree: TreeNode[];
}

interface Entry {
  id: string;
  url: string;
  title: string;
  excerpt: string;
  topic: string;
  published: Date;
  updated: Date;
  html: string;
  card: { url: string; type: string; length: number };
}

/** The opening picture stands above the text, as it does on the page. */
const withPicture = ({ picture, altTitle, tree }: FeedArticle): TreeNode[] => [
  { type: "Figure", props: { picture, alt: altTitle }, children: [] },
  ...tree,
];

const entryOf = (article: FeedArticle, siteUrl: string): Entry => {
  const url = absoluteUrl(siteUrl, article.path);
  return {
    id: absoluteUrl(siteUrl, article.firstPath),
    url,
    title: plainText(article.title),
    excerpt: plainText(article.excerpt),
    topic: plainText(article.topic),
    published: new Date(article.publishDate),
    updated: new Date(article.modifiedDate ?? article.publishDate),
    html: plainText(feedHtml(withPicture(article), url)),
    card: {
      url: absoluteUrl(siteUrl, article.card.src),
      type: article.card.type,
      length: article.card.bytes,
    },
  };
};

/** The day of the last change, of whichever article; the same for every build of one content. */
const lastChange = (entries: readonly Entry[]): Date =>
  new Date(Math.max(0, ...entries.map(({ updated }) => updated.getTime())));

type Render = (site: FeedSite, entries: readonly Entry[], self: string) => string;

const rss: Render = (site, entries, self) =>
  generateRssFeed({
    title: site.title,
    link: absoluteUrl(site.url, "/"),
    description: site.description,
    language: site.language,
    lastBuildDate: lastChange(entries),
    atom: { links: [{ rel: "self", href: self, type: "application/rss+xml" }] },
    items: entries.map((entry) => ({
      title: entry.title,
      link: entry.url,
      guid: { value: entry.id, isPermaLink: entry.id === entry.url },
      pubDate: entry.published,
      description: entry.excerpt,
      categories: [{ name: entry.topic }],
      enclosures: [entry.card],
      dc: { creators: [site.author] },
      content: { encoded: entry.html },
    })),
  });

const atom: Render = (site, entries, self) =>
  generateAtomFeed({
    id: absoluteUrl(site.url, "/"),
    title: { value: site.title },
    subtitle: { value: site.description },
    updated: lastChange(entries),
    links: [
      { rel: "self", href: self, type: "application/atom+xml" },
      { rel: "alternate", href: absoluteUrl(site.url, "/"), type: "text/html" },
    ],
    authors: [{ name: site.author, uri: absoluteUrl(site.url, "/") }],
    entries: entries.map((entry) => ({
      id: entry.id,
      title: { value: entry.title },
      published: entry.published,
      updated: entry.updated,
      links: [
        { rel: "alternate", href: entry.url, type: "text/html" },
        {
          rel: "enclosure",
          href: entry.card.url,
          type: entry.card.type,
          length: entry.card.length,
        },
      ],
      categories: [{ term: entry.topic }],
      summary: { value: entry.excerpt },
      content: { value: entry.html, type: "html" },
    })),
  });

const json: Render = (site, entries, self) => {
  const feed: unknown = generateJsonFeed({
    title: site.title,
    home_page_url: absoluteUrl(site.url, "/"),
    feed_url: self,
    description: site.description,
    language: site.language,
    authors: [{ name: site.author, url: absoluteUrl(site.url, "/") }],
    items: entries.map((entry) => ({
      id: entry.id,
      url: entry.url,
      title: entry.title,
      summary: entry.excerpt,
      image: entry.card.url,
      date_published: entry.published,
      date_modified: entry.updated,
      tags: [entry.topic],
      content_html: entry.html,
    })),
  });
  return `${JSON.stringify(feed, null, 2)}\n`;
};

const renderers: Record<FeedFormat, Render> = { rss, atom, json };

export interface FeedFile {
  path: string;
  text: string;
}

/**
 * The feeds of the articles, with their full text. An entry's id is the first
 * address of its page, so it stays what it is when the article is edited or renamed.
 *
 * @param articles the newest first.
 */
export const makeFeeds = (site: FeedSite, articles: readonly FeedArticle[]): FeedFile[] => {
  const entries = articles.map((article) => entryOf(article, site.url));
  const clean = { ...site, title: plainText(site.title), description: plainText(site.description) };
  return feeds.map(({ format, path }) => ({
    path,
    text: renderers[format](clean, entries, absoluteUrl(site.url, path)),
  }));
};
