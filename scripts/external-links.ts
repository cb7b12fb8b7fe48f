import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { load } from "cheerio";

export interface ExternalLink {
  url: string;
  /** Files of the built site in which it stands. */
  pages: string[];
}

/** The file in which the built tests list the external links, to be read. */
export const EXTERNAL_LINKS = ".artifacts/external-links.json";

const isOfGatsby = (file: string): boolean => file.startsWith("_gatsby/");

/** Every address outside of the site that a page of the built site links to, sorted. */
export const externalLinks = (folder: string): ExternalLink[] => {
  const found = new Map<string, Set<string>>();
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(".html"))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join("/"))
    .filter((file) => !isOfGatsby(file))
    .sort();
  for (const file of files) {
    const $ = load(readFileSync(path.join(folder, file), "utf8"));
    for (const link of $("a[href]").toArray()) {
      const href = $(link).attr("href") ?? "";
      if (!/^https?:/i.test(href)) continue;
      found.set(href, (found.get(href) ?? new Set()).add(file));
    }
  }
  return [...found]
    .map(([url, pages]) => ({ url, pages: [...pages] }))
    .sort((one, other) => (one.url < other.url ? -1 : 1));
};
