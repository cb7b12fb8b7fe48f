import { siteRoutes } from "../../../scripts/site-routes";
import navigation from "../../../content/navigation.json";

/** A path at which there is no page. */
export const UNKNOWN = "/no-such-page";

/** Every page that there is, and one that there is not. */
export const PAGES = [...siteRoutes(), UNKNOWN];

export const ARTICLE = "/articles/minimalist-design";
export const CASE_STUDY = "/case-studies/frauwa-roofs";

/** One page of each kind: enough for what templates and components decide, whatever the content. */
export const KINDS = PAGES.filter(
  (path) => !/^\/(articles|case-studies)\//.test(path) || [ARTICLE, CASE_STUDY].includes(path),
);

/** Widths at which the site is looked at, in CSS px. */
export const PHONE = { width: 390, height: 844 };
export const TABLET = { width: 768, height: 1024 };
export const DESKTOP = { width: 1280, height: 800 };
/** A screen on its side, which shows several parts of a page at once. */
export const TALL = { width: 1080, height: 1920 };

/** The main navigation: label and path of each entry. */
export const NAVIGATION = navigation.items.map(({ label, path }) => [label, path] as const);

/** Requests for pictures, in any format that the site has. */
export const PICTURES = /\.(avif|webp|jpe?g|png)(\?|$)/;
