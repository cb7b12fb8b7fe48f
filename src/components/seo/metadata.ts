import { TITLE_LIMIT } from "../../lib/constants";
import { homeTitle } from "../../lib/home-title";
import { absoluteUrl } from "../../lib/routes";

/** What a list page lists, for search engines. */
export interface ListedItem {
  title: string;
  /** Path of the page that the entry leads to, or an address elsewhere; none when it leads nowhere. */
  href?: string | null;
}

/** The page-metadata entity of the specification. Addresses are paths of this site. */
export interface PageMetadata {
  title: string;
  description: string;
  /** Path of the page, without a trailing slash. */
  path: string;
  /** The picture that is shown where the page is shared. */
  card: Queries.ShareCardFragment;
  type?: "website" | "article" | "project";
  publishedDate?: string;
  modifiedDate?: string | null;
  authorName?: string;
  /** What kind of page it is to search engines, when it is more than a page. */
  kind?: "collection" | "contact" | "profile";
  /** Entries of a collection, in their order. */
  items?: readonly ListedItem[];
  /** Where the items stand in a list that goes on over several pages: from 1, of so many. */
  within?: { first: number; total: number };
  /** Of a piece: what it belongs to; and of an article, its length. */
  section?: string;
  wordCount?: number;
  /** Name of the work itself where it has another title for networks. */
  headline?: string;
}

export interface SiteMetadata {
  name: string;
  author: string;
  role: string;
  url: string;
  description: string;
  locale: string;
  logo: string;
  /** Path of a picture of the author; none where the page about them cannot be read. */
  portrait: string | undefined;
  socials: readonly { readonly url: string }[];
  navigation: readonly { readonly label: string; readonly path: string }[];
}

export interface FullMetadata {
  title: string;
  headline: string;
  description: string;
  path: string;
  type: "website" | "article" | "project";
  url: string;
  image: string;
  imageAlt: string;
  imageType: string;
  imageWidth: number;
  imageHeight: number;
  authorName: string;
  siteName: string;
  siteUrl: string;
  siteDescription: string;
  locale: string;
  logo: string;
  publishedDate?: string;
  modifiedDate?: string;
}

/**
 * What tabs, bookmarks and search results call a page: an article by its own title, where that is not cut off, and not
 * by the one for networks. Signed with the name of the site, where there is room: a signature that would be cut off says
 * nothing.
 */
export const documentTitle = ({ title, headline, type, siteName }: FullMetadata): string => {
  const named = type === "article" && headline.length <= TITLE_LIMIT ? headline : title;
  const signed = `${named} · ${siteName}`;
  return named.includes(siteName) || signed.length > TITLE_LIMIT ? named : signed;
};

/** Fills what a page leaves out from the site's facts, and makes every address absolute. */
export const completeMetadata = (page: PageMetadata, site: SiteMetadata): FullMetadata => {
  const modifiedDate = page.modifiedDate ?? page.publishedDate;
  return {
    title: page.path === "/" ? homeTitle(page.title, site.name) : page.title,
    headline: page.headline ?? page.title,
    description: page.description,
    path: page.path,
    type: page.type ?? "website",
    url: absoluteUrl(site.url, page.path),
    image: absoluteUrl(site.url, page.card.src),
    imageAlt: page.card.alt,
    imageType: page.card.type,
    imageWidth: page.card.width,
    imageHeight: page.card.height,
    authorName: page.authorName ?? site.author,
    siteName: site.name,
    siteUrl: absoluteUrl(site.url, "/"),
    siteDescription: site.description,
    locale: site.locale,
    logo: absoluteUrl(site.url, site.logo),
    ...(page.publishedDate && { publishedDate: page.publishedDate }),
    ...(modifiedDate && { modifiedDate }),
  };
};
