import { createElement as h, Fragment, type ReactNode } from "react";
import type { Rendered } from "./components";

/*
 * A component that feeds have no entry for is shown by what it holds: the words and pictures
 * among its properties, and its children. Nothing that an author wrote is lost.
 */

interface FeedPicture {
  src: string;
  width?: number | undefined;
  height?: number | undefined;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A rendered picture (`PictureData`), or undefined for anything else. */
export const asPicture = (value: unknown): FeedPicture | undefined => {
  if (!isRecord(value) || typeof value.src !== "string") return undefined;
  const { src, width, height } = value;
  return {
    src,
    width: typeof width === "number" ? width : undefined,
    height: typeof height === "number" ? height : undefined,
  };
};

/** A picture as readers of feeds show it, without a choice of formats. */
export const picture = ({ src, width, height }: FeedPicture, alt: string): ReactNode =>
  h("img", { src, width, height, alt });

/** Properties that hold words for readers, in the order in which they are read. */
const WORDS = ["label", "title", "heading", "name", "value", "text", "quote", "description"];
const AFTERWORDS = ["caption", "transcript", "credit", "source", "hex"];

const ALT = /alt$/i;

const IMAGE_FILE = /\.(jpe?g|png|webp|avif|gif|svg)$/i;

/** The text that stands for a picture: `beforeAlt` for `before`, else `alt`. */
const altFor = (key: string, props: Record<string, unknown>): string => {
  const own = props[`${key}Alt`] ?? props.alt;
  return typeof own === "string" ? own : "";
};

const paragraphs = (names: readonly string[], props: Record<string, unknown>): ReactNode[] =>
  names.flatMap((name) => {
    const value = props[name];
    return typeof value === "string" && value.trim() !== "" ? [h("p", { key: name }, value)] : [];
  });

const media = (key: string, value: unknown, props: Record<string, unknown>): ReactNode => {
  const shown = asPicture(value);
  if (shown) return h("p", { key }, picture(shown, altFor(key, props)));
  if (typeof value === "string" && IMAGE_FILE.test(value) && value.startsWith("/")) {
    return h("p", { key }, picture({ src: value }, altFor(key, props)));
  }
  if (Array.isArray(value)) return h(Fragment, { key }, ...value.map(describeEntry));
  return null;
};

const describeEntry = (entry: unknown): ReactNode => {
  if (typeof entry === "string") return h("p", null, entry);
  return isRecord(entry) ? describeUnknown({ props: entry, children: null }) : null;
};

/** What a component says that has no form of its own in feeds: its words, in the order in which they are read. */
export const describeUnknown = ({ props, children }: Rendered): ReactNode =>
  h(
    "div",
    null,
    ...paragraphs(WORDS, props),
    ...Object.entries(props)
      .filter(([key]) => !ALT.test(key))
      .map(([key, value]) => media(key, value, props)),
    children,
    ...paragraphs(AFTERWORDS, props),
  );
