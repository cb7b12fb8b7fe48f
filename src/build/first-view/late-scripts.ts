import { colourModeScript } from "../../theme/colour-mode";
import { inlineLiteral, minified } from "./inline";
import type { Start } from "./starter";
import { starterScript } from "./starter";

/*
 * Gatsby puts its scripts into every page, so that they compete with fonts and pictures, and with
 * them a map of all of the site's chunks. What stands between its marks is taken out; the marks stay,
 * since Gatsby looks for them when it builds into the same folder again.
 *
 * What a page needs of them goes to the end of the script in its head, so that there is one inline
 * script and the page's security policy needs one hash for it.
 */

const OPEN = '<!-- slice-start id="_gatsby-scripts-1" -->';
const CLOSE = '<!-- slice-end id="_gatsby-scripts-1" -->';

const END = "</script>";

/** How the script in the head begins: as it was rendered, and as an earlier treatment left it. */
const HEAD_SCRIPT = {
  rendered: `<script>${colourModeScript}`,
  treated: `<script>${minified(colourModeScript)}`,
};

const PAGE_PATH = "window.pagePath=";
const LITERAL = /"(?:[^"\\]|\\.)*"/y;

/**
 * The path that Gatsby wrote into a page, such as `/articles/x` or `/404.html`. A string is looked for first,
 * here and in the other steps over a page: an expression goes through all of a page ten times slower.
 */
export const pagePathOf = (html: string): string | undefined => {
  const at = html.indexOf(`${PAGE_PATH}"`);
  if (at < 0) return undefined;
  LITERAL.lastIndex = at + PAGE_PATH.length;
  const [written] = LITERAL.exec(html) ?? [];
  return written === undefined ? undefined : (JSON.parse(written) as string);
};

/** The address of a page's data, as Gatsby's loader will ask for it. */
export const pageDataPath = (pagePath: string): string =>
  `/page-data/${pagePath === "/" ? "index" : pagePath.replace(/^\/|\/$/g, "")}/page-data.json`;

/**
 * What no browser needs: the name of the generator and words for old ones. It stands before the script
 * in the head; the rest of a page is long, and is not gone through for it. Each begins with letters of its own,
 * by which an expression finds it faster than several in one do.
 */
const NEEDLESS = [
  /<meta name="generator"[^>]*>/,
  /<meta http-equiv="x-ua-compatible"[^>]*>/,
  /, shrink-to-fit=no(?=")/,
];

/** Where Gatsby tells its loader which page this is; that is part of the script in the head. */
const PAGE_PATH_SCRIPT = /<script id="gatsby-script-loader">.*?<\/script>/s;

/**
 * A page whose scripts start late; the same again for a page that was treated before.
 *
 * @throws Error when Gatsby's marks, its path or the script of its head are not in the page
 */
export const startLate = (html: string, compilationHash: string, start: Start): string => {
  const from = html.indexOf(OPEN);
  const to = html.indexOf(CLOSE, from);
  if (from < 0 || to < 0) throw new Error("There are no marks of Gatsby's scripts in the page");
  const head = Math.max(html.indexOf(HEAD_SCRIPT.rendered), html.indexOf(HEAD_SCRIPT.treated));
  const headEnd = html.indexOf(END, head);
  const pagePath = pagePathOf(html);
  if (head < 0 || headEnd < 0) throw new Error("The script in the head of the page is not there");
  if (pagePath === undefined) throw new Error("There is no path in the page");
  const script = [
    HEAD_SCRIPT.treated,
    `window.pagePath=${inlineLiteral(pagePath)}`,
    `window.___webpackCompilationHash=${inlineLiteral(compilationHash)}`,
    starterScript(start),
  ].join(";");
  const body = html.slice(headEnd, from + OPEN.length).replace(PAGE_PATH_SCRIPT, "");
  const before = NEEDLESS.reduce((text, one) => text.replace(one, ""), html.slice(0, head));
  return before + script + body + html.slice(to);
};
