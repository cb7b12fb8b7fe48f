import type { Article, CreativeWork, Graph, WebSite } from "schema-dts";
import type { FullMetadata } from "./metadata";

const website = (page: FullMetadata): WebSite => ({
  "@type": "WebSite",
  "@id": `${page.siteUrl}#website`,
  url: page.siteUrl,
  name: page.siteName,
  description: page.siteDescription,
  inLanguage: page.locale.replace("_", "-"),
  publisher: { "@type": "Organization", name: page.siteName, logo: page.logo },
});

const work = (page: FullMetadata) => ({
  "@id": `${page.url}#main`,
  url: page.url,
  name: page.title,
  headline: page.title,
  description: page.description,
  image: page.image,
  author: { "@type": "Person" as const, name: page.authorName, url: page.siteUrl },
  isPartOf: { "@id": `${page.siteUrl}#website` },
  ...(page.publishedDate && { datePublished: page.publishedDate }),
  ...(page.modifiedDate && { dateModified: page.modifiedDate }),
});

/** What search engines read: the site, and the article or the work that the page is about. */
export const structuredData = (page: FullMetadata): Graph => {
  const article: Article = { "@type": "Article", ...work(page), mainEntityOfPage: page.url };
  const project: CreativeWork = { "@type": "CreativeWork", ...work(page) };
  return {
    "@context": "https://schema.org",
    "@graph": [
      website(page),
      ...(page.type === "article" ? [article] : []),
      ...(page.type === "project" ? [project] : []),
    ],
  };
};

/** JSON that cannot end the script element it stands in, whatever a title contains. */
export const toInertJson = (data: unknown): string =>
  JSON.stringify(data)
    .replace(/</g, "\\u003c")
    .replace(/\u2028/g, "\\u2028")
    .replace(/\u2029/g, "\\u2029");
