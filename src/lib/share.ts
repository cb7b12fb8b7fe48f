/** The text that accompanies a shared article, as the specification words it. */
export const articleShareText = (title: string): string => `Check out this article: ${title}`;

/** A query in which a space is %20: some apps that take such addresses over show a plus sign. */
const query = (values: Record<string, string>): string =>
  new URLSearchParams(values).toString().replace(/\+/g, "%20");

/** Address at which X (Twitter) offers to post the page. */
export const twitterIntent = (title: string, url: string): string =>
  `https://twitter.com/intent/tweet?${query({ text: title, url })}`;

/** Address at which LinkedIn offers to post the page. */
export const linkedInIntent = (url: string): string =>
  `https://www.linkedin.com/sharing/share-offsite/?${query({ url })}`;

/** A mail link with an optional subject, encoded as RFC 6068 asks (spaces as %20). */
export const mailto = (address: string, subject?: string): string =>
  subject ? `mailto:${address}?subject=${encodeURIComponent(subject)}` : `mailto:${address}`;
