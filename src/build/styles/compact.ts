import { markedIds, shortenMarks } from "../../lib/style-marks";

const STYLES = /(<style data-styled[^>]*>)([^]*?)(<\/style>)/g;
const CLASSES = / class="([^"]*)"/g;

/**
 * A page without what styled-components writes for itself: the marks in its styles are said shorter,
 * and of the two classes that an element has, the one that names its component goes where no style
 * refers to it. React sets it again if it ever changes the class. A page that was treated before, or
 * has no such styles, stays as it is.
 */
export const compactStyles = (html: string): string => {
  const styles = [...html.matchAll(STYLES)].map(([, , text = ""]) => text).join("");
  const ids = markedIds(styles);
  const referredTo = new Set([...styles.matchAll(/\.([\w-]+)/g)].map(([, name]) => name));
  const needless = new Set(ids.filter((id) => !referredTo.has(id)));
  return html
    .replace(
      STYLES,
      (_, open: string, text: string, close: string) => open + shortenMarks(text) + close,
    )
    .replace(CLASSES, (_, names: string) => {
      const kept = names.split(" ").filter((name) => !needless.has(name));
      return kept.length > 0 ? ` class="${kept.join(" ")}"` : "";
    });
};
