import { absoluteUrl } from "../../lib/routes";

/** The page-metadata entity of the specification. Addresses are paths of this site. */
export interface PageMetadata {
  title: string;
  description: string;
  /** Path of the page, without a trailing slash. */
  path: string;
  type?: "website" | "article" | "project";
  /** Path of a picture of 1200 × 630 px; the site's own when absent. */
  image?: string;
  imageAlt?: string;
  publishedDate?: string;
  modifiedDate?: string | null;
  authorName?: string;
}

export interface SiteMetadata {
  name: string;
  author: string;
  url: string;
  description: string;
  locale: string;
  shareImage: string;
  shareImageAlt: string;
  logo: string;
}

export interface FullMetadata extends Required<
  Omit<PageMetadata, "publishedDate" | "modifiedDate">
> {
  url: string;
  siteName: string;
  siteUrl: string;
  siteDescription: string;
  locale: string;
  logo: string;
  publishedDate?: string;
  modifiedDate?: string;
}

/** Fills what a page leaves out from the site's facts, and makes every address absolute. */
export const completeMetadata = (page: PageMetadata, site: SiteMetadata): FullMetadata => ({
  title: page.title,
  description: page.description,
  path: page.path,
  type: page.type ?? "website",
  url: absoluteUrl(site.url, page.path),
  image: absoluteUrl(site.url, page.image ?? site.shareImage),
  imageAlt: page.imageAlt ?? site.shareImageAlt,
  authorName: page.authorName ?? site.author,
  siteName: site.name,
  siteUrl: absoluteUrl(site.url, "/"),
  siteDescription: site.description,
  locale: site.locale,
  logo: absoluteUrl(site.url, site.logo),
  ...(page.publishedDate && {
    publishedDate: page.publishedDate,
    modifiedDate: page.modifiedDate ?? page.publishedDate,
  }),
});
