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

const captionOf = (props: Rendered["props"]): string | undefined =>
  [words(props.caption), words(props.credit)].filter(Boolean).join(" ") || undefined;

const headed = (heading: string, children: ReactNode): ReactNode =>
  h("div", null, h("p", null, h("strong", null, heading)), children);

const renderers: Record<string, Renderer> = {
  Figure: ({ props }) => {
    const shown = asPicture(props.picture);
    return figure(shown && picture(shown, words(props.alt) ?? ""), captionOf(props));
  },

  Gallery: ({ children }) => h(Fragment, null, children),

  Compare: ({ props, children }) => {
    const names = [words(props.before), words(props.after)].filter(Boolean).join(", then ");
    return figure(children, [names, words(props.caption)].filter(Boolean).join(". "));
  },

  Palette: ({ props, children }) => figure(h("ul", null, children), words(props.caption)),

  Colour: ({ props }) => {
    const facts = [words(props.hex), words(props.note)].filter(Boolean).join(", ");
    return h("li", null, h("strong", null, words(props.name)), facts && ` ${facts}`);
  },

  TypeSpecimen: ({ props, children }) => {
    const letters = words(props.letters);
    const showing = h(Fragment, null, children, letters && h("p", null, letters));
    return figure(showing, [words(props.name), words(props.note)].filter(Boolean).join(", "));
  },

  DoDont: ({ children }) => h(Fragment, null, children),
  Do: ({ children }) => headed("Do", children),
  Dont: ({ children }) => headed("Don’t", children),

  Steps: ({ children }) => h(Fragment, null, children),

  Video: ({ props }) => {
    const poster = asPicture(props.poster);
    const title = words(props.title) ?? "";
    const src = words(props.src);
    const captions = words(props.captions);
    const film = h(
      "video",
      { src, poster: poster?.src, width: poster?.width, height: poster?.height, controls: true },
      captions && h("track", { kind: "captions", src: captions }),
      // For readers that play no films.
      h("a", { href: src }, title),
    );
    return figure(film, words(props.caption) ?? title);
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

/** The components that feeds have an entry for. */
export const knownComponents: readonly string[] = Object.keys(renderers);

/** The HTML of a component in a feed. */
export const renderComponent = (name: string, element: Rendered): ReactNode =>
  (renderers[name] ?? describeUnknown)(element);
