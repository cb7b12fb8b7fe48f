import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { BuildArgs } from "gatsby";
import { absoluteUrl, routes } from "../lib/routes";

interface Moved {
  nodes: readonly { title: string; path: string; formerly: readonly string[] }[];
}

interface Pages {
  site: { url: string; language: string };
  articles: Moved;
  caseStudies: Moved;
}

interface Redirect {
  from: string;
  to: string;
  title: string;
}

const HEADING = "This page has moved";

const escape = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/**
 * A page that sends its visitor on, on any host and without a script, and tells search engines
 * that the other page is meant.
 */
export const redirectPage = (
  { to, title }: Omit<Redirect, "from">,
  { url, language }: Pages["site"],
): string => `<!doctype html>
<html lang="${escape(language)}">
<head>
<meta charset="utf-8">
<title>Moved: ${escape(title)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="canonical" href="${escape(absoluteUrl(url, to))}">
<meta http-equiv="refresh" content="0; url=${escape(to)}">
</head>
<body>
<main>
<h1>${HEADING}</h1>
<p><a href="${escape(to)}">${escape(title)}</a></p>
</main>
</body>
</html>
`;

const redirectsOf = ({ nodes }: Moved, pathOf: (slug: string) => string): Redirect[] =>
  nodes.flatMap(({ formerly, path: to, title }) =>
    formerly.map((slug) => ({ from: pathOf(slug), to, title })),
  );

const LIST = "_redirects";

/** Pages of a build before, kept by a host's cache, that no piece asks for any more. */
const removeFormer = async (dir: string, wanted: ReadonlySet<string>): Promise<void> => {
  const list = await readFile(path.join(dir, LIST), "utf8").catch(() => "");
  const former = list.split("\n").flatMap((line) => line.split(" ", 1));
  for (const from of former.filter((name) => name.startsWith("/") && !wanted.has(name))) {
    const page = path.join(dir, from, "index.html");
    const html = await readFile(page, "utf8").catch(() => "");
    if (html.includes(HEADING)) await rm(page);
  }
  await rm(path.join(dir, LIST), { force: true });
};

/** Writes the pages and the list of all redirects into a built site, and removes those of before. */
export const writeRedirects = async (
  dir: string,
  redirects: readonly Redirect[],
  site: Pages["site"],
): Promise<void> => {
  await removeFormer(dir, new Set(redirects.map(({ from }) => from)));
  if (redirects.length === 0) return;
  for (const redirect of redirects) {
    const folder = path.join(dir, redirect.from);
    await mkdir(folder, { recursive: true });
    await writeFile(path.join(folder, "index.html"), redirectPage(redirect, site));
  }
  const lines = redirects.map(({ from, to }) => `${from} ${to} 301\n`);
  await writeFile(path.join(dir, LIST), lines.join(""));
};

/**
 * Old addresses of articles and case studies (`formerly`) go on leading to them: a page for every
 * host, and `_redirects` for those that read it (Netlify, Cloudflare Pages).
 */
export const writeRedirectPages = async ({ graphql, reporter }: BuildArgs): Promise<void> => {
  const { data, errors } = await graphql<Pages>(`
    query FormerAddresses {
      site: siteFacts {
        url
        language
      }
      articles: allArticle {
        nodes {
          title
          path
          formerly
        }
      }
      caseStudies: allCaseStudy {
        nodes {
          title
          path
          formerly
        }
      }
    }
  `);
  if (!data) {
    reporter.panicOnBuild("The list of former addresses could not be made.", errors);
    return;
  }
  const redirects = [
    ...redirectsOf(data.articles, routes.article),
    ...redirectsOf(data.caseStudies, routes.caseStudy),
  ];
  await writeRedirects(path.join(process.cwd(), "public"), redirects, data.site);
};
