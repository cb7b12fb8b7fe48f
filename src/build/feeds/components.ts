import { createElement as h, Fragment, type ReactNode } from "react";
import { asPicture, describeUnknown, picture } from "./fallback";

/*
 * What each component of the vocabulary becomes in a feed: plain HTML that means the same without
 * the site's styles and scripts. One entry for each name; a component without one is shown by
 * what it holds (`describeUnknown`).
 */

export interface Rendered {
  props: Record<string, unknown>;
  children: ReactNode;
}

type Renderer = (element: Rendered) => ReactNode;

const words = (value: unknown): string | undefined =>
  typeof value === "string" && value.trim() !== "" ? value : undefined;

const figure = (image: ReactNode, caption: string | undefined): ReactNode =>
  h("figure", null, image, caption && h("figcaption", null, caption));

const renderers: Record<string, Renderer> = {
  Figure: ({ props }) => {
    const shown = asPicture(props.picture);
    return figure(shown && picture(shown, words(props.alt) ?? ""), words(props.caption));
  },

  PullQuote: ({ children }) => h("aside", null, h("p", null, h("em", null, children))),

  Aside: ({ props, children }) => {
    const title = words(props.title);
    return h("aside", null, title && h("p", null, h("strong", null, title)), children);
  },

  Tiles: ({ children }) => h(Fragment, null, children),

  // A drawing is an ornament to its caption, which says what is to be seen.
  Tile: ({ props }) => {
    const art = words(props.art);
    const caption = words(props.caption) ?? words(props.title);
    return figure(art && h("img", { src: art, alt: words(props.title) ?? "" }), caption);
  },
};

/** The HTML of a component in a feed. */
export const renderComponent = (name: string, element: Rendered): ReactNode =>
  (renderers[name] ?? describeUnknown)(element);
