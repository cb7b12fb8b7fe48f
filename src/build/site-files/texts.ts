import { SITEMAP_PATH } from "../../lib/constants";
import { absoluteUrl } from "../../lib/routes";

/** Tells robots that they may read everything, and where the site map is. */
export const robotsText = (siteUrl: string): string =>
  ["User-agent: *", "Allow: /", "", `Sitemap: ${absoluteUrl(siteUrl, SITEMAP_PATH)}`, ""].join(
    "\n",
  );

export const SECURITY_PATH = "/.well-known/security.txt";

export interface SecurityFacts {
  url: string;
  email: string;
  language: string;
  /** As year-month-day. */
  securityExpires: string;
}

/** Tells whom to write to about a security problem (RFC 9116). */
export const securityText = ({ url, email, language, securityExpires }: SecurityFacts): string =>
  [
    `Contact: mailto:${email}?subject=${encodeURIComponent("Security report")}`,
    // A date of the content, not of the build: two builds of one state are the same.
    `Expires: ${securityExpires}T23:59:59Z`,
    `Preferred-Languages: ${language}`,
    `Canonical: ${absoluteUrl(url, SECURITY_PATH)}`,
    "",
  ].join("\n");
