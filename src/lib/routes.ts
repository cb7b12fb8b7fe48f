/** Every path that the site builds by rule, so that no component spells one out. */
export const routes = {
  home: "/",
  about: "/about",
  career: "/career",
  projects: "/projects",
  featured: "/featured",
  articles: "/articles",
  contact: "/contact",
  /** A page of the list, from 1. An article's address has one part fewer, so none can meet it. */
  articleList: (page: number) => (page === 1 ? "/articles" : `/articles/page/${page}`),
  article: (slug: string) => `/articles/${slug}`,
  caseStudy: (slug: string) => `/case-studies/${slug}`,
} as const;

/** The path without its trailing slash ("/about/" and "/about" are one page); the root stays "/". */
export const withoutTrailingSlash = (path: string): string =>
  path.length > 1 ? path.replace(/\/+$/, "") || "/" : path;

/** Joins the site's address and a path into an absolute URL without a trailing slash. */
export const absoluteUrl = (siteUrl: string, path: string): string => {
  const base = siteUrl.replace(/\/+$/, "");
  return path === "/" ? `${base}/` : `${base}${path}`;
};
