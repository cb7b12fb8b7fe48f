import { routes } from "../../lib/routes";

export interface Crumb {
  label: string;
  path: string;
}

/** The list that a page without an entry of its own in the navigation belongs to. */
const listOf = (path: string): string | undefined => {
  if (path.startsWith(routes.article(""))) return routes.articles;
  // Case studies have no list of their own: they open from the projects.
  if (path.startsWith(routes.caseStudy(""))) return routes.projects;
  return undefined;
};

/**
 * The way from the home page to a page, itself included. Empty for the home page, and for what
 * stands neither in the navigation nor in a list (the 404 page).
 */
export const breadcrumbsOf = (
  path: string,
  title: string,
  navigation: readonly Crumb[],
): Crumb[] => {
  const entry = (wanted: string) => navigation.find((item) => item.path === wanted);
  const home = entry(routes.home);
  const own = entry(path);
  const list = entry(listOf(path) ?? "");
  if (!home || path === routes.home) return [];
  if (own) return [home, own];
  return list ? [home, list, { label: title, path }] : [];
};
