import type {
  BlogPosting,
  BreadcrumbList,
  CreativeWork,
  Graph,
  ItemList,
  Person,
  Thing,
  WebPage,
  WebSite,
} from "schema-dts";
import { absoluteUrl, routes } from "../../lib/routes";
import { breadcrumbsOf } from "./breadcrumbs";
import {
  completeMetadata,
  type FullMetadata,
  type PageMetadata,
  type SiteMetadata,
} from "./metadata";

/*
 * What search engines read of a page: one graph of things that refer to each other by ids made
 * from addresses, so that a thing is the same one on every page and after every build.
 */

const languageOf = (locale: string): string => locale.replace("_", "-");

const personId = ({ siteUrl }: FullMetadata) => `${siteUrl}#person`;
const siteId = ({ siteUrl }: FullMetadata) => `${siteUrl}#website`;
const pageId = ({ url }: FullMetadata) => `${url}#webpage`;
const workId = ({ url }: FullMetadata) => `${url}#main`;
const listId = ({ url }: FullMetadata) => `${url}#items`;
const trailId = ({ url }: FullMetadata) => `${url}#breadcrumb`;
const imageId = ({ url }: FullMetadata) => `${url}#share-card`;

/*
 * The home page and the page about the author say all of the site and its author; on other pages
 * they are named, by the same ids, and weigh next to nothing.
 */
const saysAll = ({ path, kind }: PageMetadata): boolean =>
  path === routes.home || kind === "profile";

const person = (meta: FullMetadata, page: PageMetadata, site: SiteMetadata): Person => ({
  "@type": "Person",
  "@id": personId(meta),
  name: site.author,
  url: meta.siteUrl,
  ...(saysAll(page) && {
    image: absoluteUrl(site.url, site.portrait ?? site.logo),
    jobTitle: site.role,
    sameAs: site.socials.map(({ url }) => url),
  }),
});

const website = (meta: FullMetadata, page: PageMetadata): WebSite => ({
  "@type": "WebSite",
  "@id": siteId(meta),
  url: meta.siteUrl,
  name: meta.siteName,
  ...(saysAll(page) && {
    description: meta.siteDescription,
    inLanguage: languageOf(meta.locale),
    image: meta.logo,
  }),
  publisher: { "@id": personId(meta) },
});

const pageTypes = {
  collection: "CollectionPage",
  contact: "ContactPage",
  profile: "ProfilePage",
} as const;

/** What a page is about, when that is a thing of its own in the graph. */
const mainEntityOf = (meta: FullMetadata, page: PageMetadata): { "@id": string } | undefined => {
  if (meta.type !== "website") return { "@id": workId(meta) };
  if (page.kind === "collection") return { "@id": listId(meta) };
  return page.kind ? { "@id": personId(meta) } : undefined;
};

const webPage = (meta: FullMetadata, page: PageMetadata, hasTrail: boolean): WebPage => {
  const mainEntity = mainEntityOf(meta, page);
  return {
    "@type": page.kind ? pageTypes[page.kind] : "WebPage",
    "@id": pageId(meta),
    url: meta.url,
    name: meta.title,
    description: meta.description,
    inLanguage: languageOf(meta.locale),
    isPartOf: { "@id": siteId(meta) },
    primaryImageOfPage: {
      "@type": "ImageObject",
      "@id": imageId(meta),
      url: meta.image,
      caption: meta.imageAlt,
    },
    ...(hasTrail && { breadcrumb: { "@id": trailId(meta) } }),
    ...(mainEntity && { mainEntity }),
    ...(meta.publishedDate && { datePublished: meta.publishedDate }),
    ...(meta.modifiedDate && { dateModified: meta.modifiedDate }),
  };
};

const trail = (
  meta: FullMetadata,
  crumbs: readonly { label: string; path: string }[],
): BreadcrumbList => ({
  "@type": "BreadcrumbList",
  "@id": trailId(meta),
  itemListElement: crumbs.map(({ label, path }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name: label,
    item: absoluteUrl(meta.siteUrl, path),
  })),
});

/* Of a list on several pages each tells its own part, and how long the whole is. */
const itemList = (meta: FullMetadata, { items = [], within }: PageMetadata): ItemList => ({
  "@type": "ItemList",
  "@id": listId(meta),
  numberOfItems: within?.total ?? items.length,
  itemListElement: items.map(({ title, href }, index) => ({
    "@type": "ListItem",
    position: (within?.first ?? 1) + index,
    name: title,
    ...(href && { url: href.startsWith("/") ? absoluteUrl(meta.siteUrl, href) : href }),
  })),
});

const work = (meta: FullMetadata) => ({
  "@id": workId(meta),
  url: meta.url,
  name: meta.headline,
  headline: meta.headline,
  description: meta.description,
  image: meta.image,
  inLanguage: languageOf(meta.locale),
  author: {
    "@type": "Person" as const,
    "@id": personId(meta),
    name: meta.authorName,
    url: meta.siteUrl,
  },
  publisher: { "@id": personId(meta) },
  isPartOf: { "@id": siteId(meta) },
  mainEntityOfPage: { "@id": pageId(meta) },
  ...(meta.publishedDate && { datePublished: meta.publishedDate }),
  ...(meta.modifiedDate && { dateModified: meta.modifiedDate }),
});

const posting = (meta: FullMetadata, { section, wordCount }: PageMetadata): Thing => {
  const entry: BlogPosting = {
    "@type": "BlogPosting",
    ...work(meta),
    ...(section && { articleSection: section }),
    ...(wordCount !== undefined && { wordCount }),
  };
  // Both names, for readers that do not know that a posting is an article. JSON-LD allows a list
  // of types; the typings do not.
  return { ...entry, "@type": ["Article", "BlogPosting"] } as unknown as BlogPosting;
};

/** The graph of a page: the site and its author, the page, its place, and what it is about. */
export const structuredData = (page: PageMetadata, site: SiteMetadata): Graph => {
  const meta = completeMetadata(page, site);
  const crumbs = breadcrumbsOf(page.path, meta.headline, site.navigation);
  const project: CreativeWork = {
    "@type": "CreativeWork",
    ...work(meta),
    ...(page.section && { genre: page.section }),
  };
  return {
    "@context": "https://schema.org",
    "@graph": [
      website(meta, page),
      person(meta, page, site),
      webPage(meta, page, crumbs.length > 0),
      ...(crumbs.length > 0 ? [trail(meta, crumbs)] : []),
      ...(meta.type === "article" ? [posting(meta, page)] : []),
      ...(meta.type === "project" ? [project] : []),
      ...(page.kind === "collection" ? [itemList(meta, page)] : []),
    ],
  };
};

/** JSON that cannot end the script element it stands in, whatever a title contains. */
export const toInertJson = (data: unknown): string =>
  JSON.stringify(data)
    .replace(/</g, "\\u003c")
    .replace(/\u2028/g, "\\u2028")
    .replace(/\u2029/g, "\\u2029");
