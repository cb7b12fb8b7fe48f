import { contentSecurityPolicy, type Inline } from "./policy";

/*
 * Pages are read as the text that React and this build write: attributes are in double quotes, `<`
 * and `>` in them are escaped, and no inline element contains its own end. A test reads them again
 * with a parser of HTML (__tests__/built/security-policy.test.ts).
 */

const INLINE = /<(script|style)\b([^>]*)>(.*?)<\/\1>/gs;

/** Data for search engines is in a `<script>` that no browser runs, and no policy restricts. */
const isData = (attributes: string): boolean =>
  /\btype="application\/(ld\+)?json"/.test(attributes);

const inlineOf = (html: string): Inline => {
  const found = [...html.matchAll(INLINE)].map(([, name = "", attributes = "", text = ""]) => ({
    name,
    attributes,
    text,
  }));
  const run = found.filter(({ attributes }) => !isData(attributes) && !/\bsrc=/.test(attributes));
  const textsOf = (wanted: string) =>
    run.filter(({ name }) => name === wanted).map(({ text }) => text);
  return { scripts: textsOf("script"), styles: textsOf("style") };
};

/**
 * Styles that Gatsby writes into the elements around a page. The site's own styles say the same of
 * them (src/theme/global-style.ts), and React does not put them back when it takes over.
 */
const GATSBY_STYLES = [
  /(<div) style="[^"]*"( tabindex="-1" id="gatsby-focus-wrapper")/,
  /(<div id="gatsby-announcer") style="[^"]*"()/,
];

const CHARSET = /<meta charset="utf-8"\s*\/?>/i;
const POLICY = /^<meta http-equiv="Content-Security-Policy"[^>]*>/;

/**
 * A page with its security policy at the head of its head, and without inline styles; the same again
 * for a page that was treated before.
 *
 * @throws Error when the page does not say its charset, behind which the policy stands
 */
export const securePage = (html: string): string => {
  const charset = CHARSET.exec(html);
  if (!charset) throw new Error("The page does not say its charset");
  const end = charset.index + charset[0].length;
  const rest = GATSBY_STYLES.reduce(
    (text, pattern) => text.replace(pattern, "$1$2"),
    html.slice(end).replace(POLICY, ""),
  );
  const start = html.slice(0, end);
  const policy = contentSecurityPolicy(inlineOf(start + rest));
  return `${start}<meta http-equiv="Content-Security-Policy" content="${policy}">${rest}`;
};
