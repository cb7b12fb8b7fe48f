import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { Helmet } from "react-helmet";
import { feeds } from "../../lib/feeds";
import { useSite } from "../layout/useSite";
import { completeMetadata, documentTitle, type PageMetadata } from "./metadata";
import { structuredData, toInertJson } from "./structured-data";

interface Props extends PageMetadata {
  /** Pages that are no result of a search, such as the 404. */
  noindex?: boolean;
  /** Further elements of the head, such as preload links. */
  children?: ReactNode;
}

/** Everything in the head that a page says of itself. Each page renders exactly one. */
export const Seo = ({ noindex = false, children, ...page }: Props) => {
  const site = useSite();
  const meta = completeMetadata(page, site);
  // Open Graph has no type for a project; what it does not know counts as a website.
  const openGraphType = meta.type === "article" ? "article" : "website";

  return (
    <Helmet>
      <html lang={site.language} />
      <title>{documentTitle(meta)}</title>
      <meta name="description" content={meta.description} />
      <meta name="author" content={meta.authorName} />
      <meta
        name="robots"
        content={noindex ? "noindex, follow" : "index, follow, max-image-preview:large"}
      />
      {!noindex && <link rel="canonical" href={meta.url} />}
      {feeds.map(({ path, type, label }) => (
        <link key={path} rel="alternate" type={type} href={path} title={`${site.name}: ${label}`} />
      ))}

      <meta property="og:site_name" content={meta.siteName} />
      <meta property="og:locale" content={meta.locale} />
      <meta property="og:type" content={openGraphType} />
      <meta property="og:title" content={meta.title} />
      <meta property="og:description" content={meta.description} />
      <meta property="og:url" content={meta.url} />
      <meta property="og:logo" content={meta.logo} />
      <meta property="og:image" content={meta.image} />
      <meta property="og:image:type" content={meta.imageType} />
      <meta property="og:image:width" content={String(meta.imageWidth)} />
      <meta property="og:image:height" content={String(meta.imageHeight)} />
      <meta property="og:image:alt" content={meta.imageAlt} />
      {meta.type === "article" && (
        <meta property="article:published_time" content={meta.publishedDate} />
      )}
      {meta.type === "article" && (
        <meta property="article:modified_time" content={meta.modifiedDate} />
      )}
      {meta.type === "article" && <meta property="article:author" content={meta.authorName} />}
      {meta.type === "article" && page.section && (
        <meta property="article:section" content={page.section} />
      )}

      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={meta.title} />
      <meta name="twitter:description" content={meta.description} />
      <meta name="twitter:image" content={meta.image} />
      <meta name="twitter:image:alt" content={meta.imageAlt} />

      <script type="application/ld+json">{toInertJson(structuredData(page, site))}</script>
      {children}
    </Helmet>
  );
};

export const shareCard = graphql`
  fragment ShareCard on ShareCard {
    src
    alt
    type
    width
    height
  }
`;
