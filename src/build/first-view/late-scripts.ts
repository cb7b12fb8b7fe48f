import type { Start } from "./starter";
import { starterScript } from "./starter";

/*
 * Gatsby puts its scripts into every page, so that they compete with fonts and pictures, and with
 * them a map of all of the site's chunks. What stands between its marks is replaced; the marks stay,
 * since Gatsby looks for them when it builds into the same folder again.
 */

const OPEN = '<!-- slice-start id="_gatsby-scripts-1" -->';
const CLOSE = '<!-- slice-end id="_gatsby-scripts-1" -->';

/** The path that Gatsby wrote into a page, such as `/articles/x` or `/404.html`. */
export const pagePathOf = (html: string): string | undefined => {
  const written = /window\.pagePath=("(?:[^"\\]|\\.)*")/.exec(html)?.[1];
  return written === undefined ? undefined : (JSON.parse(written) as string);
};

/** The address of a page's data, as Gatsby's loader will ask for it. */
export const pageDataPath = (pagePath: string): string =>
  `/page-data/${pagePath === "/" ? "index" : pagePath.replace(/^\/|\/$/g, "")}/page-data.json`;

/** What no browser needs: the name of the generator, and marks for readers of XHTML. */
const NEEDLESS = /<meta name="generator"[^>]*>|\/\*<!\[CDATA\[\*\/|\/\*\]\]>\*\//g;

/**
 * A page whose scripts start late; the same again for a page that was treated before.
 *
 * @throws Error when Gatsby's marks are not in the page
 */
export const startLate = (html: string, compilationHash: string, start: Start): string => {
  const from = html.indexOf(OPEN);
  const to = html.indexOf(CLOSE, from);
  if (from < 0 || to < 0) throw new Error("There are no marks of Gatsby's scripts in the page");
  const script = `window.___webpackCompilationHash=${JSON.stringify(compilationHash)};${starterScript(start)}`;
  const before = html.slice(0, from + OPEN.length).replace(NEEDLESS, "");
  return `${before}<script>${script}</script>${html.slice(to)}`;
};
