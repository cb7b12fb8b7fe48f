import { Readable } from "node:stream";
import { SitemapStream, streamToPromise } from "sitemap";
import { absoluteUrl } from "../../lib/routes";
import { plainText } from "./plain-text";

export interface SitemapPage {
  path: string;
  /** Day of the last change as year-month-day, where the content tells it. */
  lastmod?: string | null | undefined;
  /** Pictures on the page: paths of this site. */
  images: readonly { src: string; title?: string | undefined }[];
}

/** The site map: every page that is to be found, with its last change and its pictures. */
export const makeSitemap = async (
  siteUrl: string,
  pages: readonly SitemapPage[],
): Promise<string> => {
  const items = pages.map(({ path, lastmod, images }) => ({
    url: absoluteUrl(siteUrl, path),
    ...(lastmod && { lastmod }),
    img: images.map(({ src, title }) => ({
      url: absoluteUrl(siteUrl, src),
      ...(title && { title: plainText(title) }),
    })),
  }));
  const stream = new SitemapStream({
    hostname: absoluteUrl(siteUrl, "/"),
    lastmodDateOnly: true,
    xmlns: { image: true, news: false, video: false, xhtml: false },
  });
  const text = await streamToPromise(Readable.from(items).pipe(stream));
  return `${text.toString()}\n`;
};
