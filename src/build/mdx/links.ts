import { routes } from "../../lib/routes";
import { quote, type Problem } from "../content/problems";

const VAGUE =
  /^(click|click here|here|this|link|this link|this page|this article|read|read more|more|learn more|see more|find out more|details|website)[.…!]?$/i;

const PAGES: readonly unknown[] = Object.values(routes);

interface Link {
  file: string;
  line: number | undefined;
  href: string;
  /** The words of the link, as a reader would hear them. */
  words: string;
}

const FORM = "a page of this site (/projects), a place (#part), or an address that begins with https://"; // prettier-ignore

const betterAddress = (href: string): string | undefined => {
  if (/^www\./i.test(href)) return `Did you mean “https://${href}”?`;
  if (/^(htp|htt|http|https)s?:?\/*(?=[\w-]+\.)/i.test(href)) {
    return `Did you mean “https://${href.replace(/^[a-z]*:?\/*/i, "")}”?`;
  }
  if (/^[\w.+-]+@[\w-]+\.[\w.]+$/.test(href)) return `Did you mean “mailto:${href}”?`;
  const page = /^(?:\.\.?\/)*(?:content\/)?([\w/-]+?)(?:\/index)?(?:\.mdx?|\.html?|\/)?$/i.exec(href)?.[1]; // prettier-ignore
  if (page?.includes("/")) return `Did you mean “/${page}”?`;
  if (page && PAGES.includes(`/${page}`)) return `Did you mean “/${page}”?`;
  return page ? `Begin with a slash, and the section: “/articles/${page}”.` : undefined;
};

/** What is wrong with a link in itself: its words, and the form of its address. */
export const checkLink = ({ file, line, href, words }: Link): Problem[] => {
  const problems: Problem[] = [];
  const at = { file, line, field: "link" };
  if (words.trim() === "") {
    const expected = "words that say where the link leads";
    problems.push({ ...at, found: `a link to ${quote(href)} without words`, expected });
  } else if (VAGUE.test(words.trim())) {
    problems.push({
      ...at,
      level: "warning",
      found: `a link that says “${words.trim()}”`,
      expected: "words that say where the link leads: many readers hear links without the rest",
    });
  }
  const address = href.trim();
  const good =
    /^(\/(?!\/)|#.)/.test(address) ||
    /^tel:\+?[\d\s()-]+$/.test(address) ||
    /^mailto:[^@\s]+@[^@\s]+/.test(address) ||
    (/^https?:\/\/[^/\s]+\.[^/\s]+/i.test(address) && URL.canParse(address));
  if (!good) {
    const suggestion = betterAddress(address);
    problems.push({
      ...at,
      found: address === "" || address === "#" ? "a link that leads nowhere" : quote(href),
      expected: FORM,
      ...(suggestion ? { suggestion } : {}),
    });
  }
  return problems;
};
