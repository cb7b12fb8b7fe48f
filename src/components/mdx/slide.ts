/** A picture of the page as the lightbox shows it. */
export interface Slide {
  src: string;
  srcSet: string;
  sources: { type: string; srcSet: string }[];
  alt: string;
  caption: string;
}

/** Reads from the page what a link to a large picture shows. */
export const slideOf = (link: HTMLAnchorElement): Slide => {
  const image = link.querySelector("img");
  const sources = [...link.querySelectorAll("source")];
  return {
    src: link.href,
    srcSet: image?.srcset ?? "",
    sources: sources.map(({ type, srcset }) => ({ type, srcSet: srcset })),
    alt: image?.alt ?? "",
    caption: link.closest("figure")?.querySelector("figcaption")?.textContent ?? "",
  };
};
