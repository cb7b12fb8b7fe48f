/** Marks the links to large pictures that the lightbox opens. */
export const ZOOM_ATTRIBUTE = "data-zoom";

/** Told to the window when a picture cannot be enlarged because there is no line. */
export const PICTURE_MISSED_EVENT = "picture-missed";

const SELECTOR = `a[${ZOOM_ATTRIBUTE}]`;

/** The link to a large picture that an event is about, if it is about one. */
export const zoomLinkOf = ({ target }: Event): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>(SELECTOR) : null;

/** All links to large pictures of the article that a link belongs to, in their order. */
export const zoomLinksBeside = (link: HTMLAnchorElement): HTMLAnchorElement[] => [
  ...(link.closest("article") ?? document).querySelectorAll<HTMLAnchorElement>(SELECTOR),
];

/** Whether a press is to open the link itself, in a tab or window of its own. */
export const isForNewTab = (event: MouseEvent): boolean =>
  event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
