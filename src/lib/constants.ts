/** Numbers fixed by the product specification, section 9. Times in ms, distances in CSS px. */

/** The header changes its look once the page is scrolled by more than this. */
export const HEADER_SCROLL_THRESHOLD_PX = 10;

/** Start delays of the entrance animations: `step` per index, never more than `cap`. */
export const ENTRANCE = {
  projectCard: { stepMs: 150, capMs: Number.POSITIVE_INFINITY },
  articleCard: { stepMs: 150, capMs: 600 },
  featuredCard: { stepMs: 150, capMs: Number.POSITIVE_INFINITY },
  timelineEntry: { stepMs: 200, capMs: Number.POSITIVE_INFINITY },
} as const;

/** The first article pictures are fetched at once, the rest when they come near the viewport. */
export const EAGER_ARTICLE_IMAGES = 2;

/** Size of the picture that social networks show. */
export const SHARE_IMAGE = { width: 1200, height: 630 } as const;

/** Folder of the rendered share cards. */
export const SHARE_CARDS_PATH = "/share";

/** Folder of the files with all cards of a topic. */
export const ARTICLE_CARDS_PATH = "/article-cards";

/** What is shown in place of an article or case-study picture that fails to load. */
export const PLACEHOLDER_IMAGE = "/placeholder.svg";

/** The chip that shows everything; it comes first in each row. */
export const ALL = "All";

export const SITEMAP_PATH = "/sitemap.xml";

/** Characters of a title that search results and share cards show before they cut it off. */
export const TITLE_LIMIT = 70;

/** Where the built site keeps its styles for paper. */
export const PRINT_STYLE_PATH = "/print.css";
