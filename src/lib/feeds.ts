/** The three feeds of the articles: where they are, and how a page announces them. */
export const feeds = [
  { format: "rss", path: "/rss.xml", type: "application/rss+xml", label: "articles (RSS)" },
  { format: "atom", path: "/atom.xml", type: "application/atom+xml", label: "articles (Atom)" },
  {
    format: "json",
    path: "/feed.json",
    type: "application/feed+json",
    label: "articles (JSON Feed)",
  },
] as const;

export type FeedFormat = (typeof feeds)[number]["format"];
