/** Every path that the site builds by rule, so that no component spells one out. */
export const routes = {
  home: "/",
  about: "/about",
  career: "/career",
  projects: "/projects",
  featured: "/featured",
  articles: "/articles",
  contact: "/contact",
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
