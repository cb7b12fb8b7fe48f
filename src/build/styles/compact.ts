import { markedIds, shortenMarks } from "../../lib/style-marks";
import { remembered } from "../remembered";

/** As styled-components writes them. */
const STYLES = /<style data-styled=""[^>]*>([^]*?)<\/style>/;
const CLASSES = / class="([^"]*)"/g;

/*
 * The styles of the document have an element of their own: they stay when those of components change, and
 * with them the fonts. Animations may stand before them, which are numbered when their modules run.
 */
const RULES = String.raw`(?:(?!/\*)[^])*`;
const BASE = new RegExp(
  String.raw`^((?:${RULES}/\*sc-keyframes-[^*]*\*/)*)(${RULES})/\*sc-global-[^*]*\*/`,
);

interface Compact {
  /** The elements that take the place of the one that styled-components has written. */
  elements: string;
  /** The `class` attribute of an element without what names a component and no style refers to. */
  classesOf: (names: string) => string;
}

const compact = remembered((styles): Compact => {
  const short = shortenMarks(styles);
  const [marked = "", animations = "", base = ""] = BASE.exec(short) ?? [];
  const referredTo = new Set([...styles.matchAll(/\.([\w-]+)/g)].map(([, name]) => name));
  const needless = new Set(markedIds(styles).filter((id) => !referredTo.has(id)));
  const attributes = new Map<string, string>();
  const classesOf = (names: string): string => {
    const known = attributes.get(names);
    if (known !== undefined) return known;
    const kept = names.split(" ").filter((name) => !needless.has(name));
    const attribute = kept.length > 0 ? ` class="${kept.join(" ")}"` : "";
    attributes.set(names, attribute);
    return attribute;
  };
  // As styled-components says of styles that it works with; it takes away those that it can read.
  const ofComponents = `<style data-styled="active">${animations}${short.slice(marked.length)}</style>`;
  return {
    elements: base ? `<style>${base}</style>${ofComponents}` : ofComponents,
    classesOf,
  };
});

/**
 * A page without what styled-components writes for itself: the marks in its styles are said shorter, the
 * base styles have an element of their own, and of the two classes that an element has, the one that names
 * its component goes where no style refers to it. React sets it again if it ever changes the class. A page
 * that was treated before, or has no such styles, stays as it is.
 */
export const compactStyles = (html: string): string => {
  const found = STYLES.exec(html);
  if (!found) return html;
  const [all, styles = ""] = found;
  const { elements, classesOf } = compact(styles);
  // The styles themselves are the longest part of a page, and are not gone through once more.
  const compacted = (part: string): string =>
    part.replace(CLASSES, (_, names: string) => classesOf(names));
  const [before, after] = [html.slice(0, found.index), html.slice(found.index + all.length)];
  return compacted(before) + elements + compacted(after);
};
