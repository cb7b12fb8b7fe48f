import { existsSync, readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { load, type CheerioAPI } from "cheerio";
import site from "../../content/site.json";

/** The folder that `npm run build` leaves behind. */
export const PUBLIC = path.resolve("public");

export interface BuiltPage {
  /** Path of the file below `public`. */
  file: string;
  /** The path at which the page answers. */
  path: string;
  $: CheerioAPI;
}

const pathOf = (file: string): string =>
  `/${file.replace(/(^|\/)index\.html$/, "")}`.replace(/\.html$/, "");

/** Gatsby keeps the fragments that it assembles pages from beside them. */
const isFragment = (file: string): boolean => file.startsWith("_gatsby/");

const read = (): BuiltPage[] => {
  if (!existsSync(PUBLIC)) throw new Error("There is no built site. Run `npm run build` first.");
  return readdirSync(PUBLIC, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(".html"))
    .map((entry) => path.relative(PUBLIC, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join("/"))
    .filter((file) => !isFragment(file))
    .sort()
    .map((file) => ({
      file,
      path: pathOf(file),
      $: load(readFileSync(path.join(PUBLIC, file), "utf8")),
    }));
};

/** Whether a page only leads from a former address of a piece to its page. */
const isRedirect = ({ $ }: BuiltPage): boolean => $('meta[http-equiv="refresh"]').length > 0;

/** Every page of the built site, the two forms of the 404 page among them. */
export const builtPages: readonly BuiltPage[] = read().filter((page) => !isRedirect(page));

export const isNotFound = (page: BuiltPage): boolean => page.path === "/404";

/** The pages that visitors are meant to find. */
export const publicPages: readonly BuiltPage[] = builtPages.filter((page) => !isNotFound(page));

/** For `describe.each`: the name of the file, then the page. */
export const eachPage = builtPages.map((page) => [page.file, page] as const);
export const eachPublicPage = publicPages.map((page) => [page.path, page] as const);

/** The page at a path. */
export const pageAt = (path: string): BuiltPage => {
  const page = builtPages.find((candidate) => candidate.path === path);
  if (!page) throw new Error(`No page was built for ${path}`);
  return page;
};

/** The file of the built site at an address of the site, without its query and fragment. */
export const fileAt = (url: string): string =>
  path.join(PUBLIC, decodeURIComponent(url.replace(/[?#].*$/, "")));

/** The visible words of some elements, as one line with single spaces. */
export const words = (text: string): string => text.replace(/\s+/g, " ").trim();

/** The words of each match of a selector, in order. */
export const textsOf = ({ $ }: BuiltPage, selector: string): string[] =>
  $(selector)
    .toArray()
    .map((element) => words($(element).text()));

/** The attribute of each match of a selector, in order; an empty text where it is missing. */
export const attributesOf = ({ $ }: BuiltPage, selector: string, name: string): string[] =>
  $(selector)
    .toArray()
    .map((element) => $(element).attr(name) ?? "");

/** The address at which the site is published, without a slash at its end. */
export const SITE_URL = site.url.replace(/\/+$/, "");
