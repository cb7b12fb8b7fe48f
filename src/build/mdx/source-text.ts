/*
 * Looking into the source of a text by position, and blanking parts of it without moving a line.
 */

/** 1-based line of an index. */
export const lineAt = (source: string, index: number): number =>
  source.slice(0, index).split("\n").length;

/** Index of a 1-based line and column. */
export const indexAt = (source: string, line: number, column: number): number => {
  let index = 0;
  for (let current = 1; current < line; current += 1) index = source.indexOf("\n", index) + 1;
  return index + column - 1;
};

/** Puts `by` in the place of a range. */
export const splice = (source: string, from: number, to: number, by: string): string =>
  source.slice(0, from) + by + source.slice(to);

const blanked = (text: string): string => text.replace(/[^\n]/g, " ");

/** The same text with a range turned into blanks. */
export const blank = (source: string, from: number, to: number): string =>
  splice(source, from, to, blanked(source.slice(from, to)));

/** The same text, of the same length, without what stands in code. */
export const withoutCode = (source: string): string =>
  source
    .replace(/^([ \t]*)(`{3,}|~{3,})[^\n]*\n[\s\S]*?(?:^[ \t]*\2[`~]*[ \t]*$|$(?![\s\S]))/gm, blanked)
    .replace(/(`+)(?!`)[^\n]*?[^`]\1(?!`)/g, blanked); // prettier-ignore

/** Index of the last `{` before `index` that is still open there, or -1. */
export const openBrace = (source: string, index: number): number => {
  const text = withoutCode(source);
  let depth = 0;
  for (let at = Math.min(index, text.length) - 1; at >= 0; at -= 1) {
    if (text[at] === "}") depth += 1;
    if (text[at] === "{" && depth === 0) return text[at - 1] === "{" ? at - 1 : at;
    if (text[at] === "{") depth -= 1;
  }
  return -1;
};

/** Index after the `}` that closes the brace at `from`, or the end of its line. */
export const afterBrace = (source: string, from: number): number => {
  let depth = 0;
  for (let at = from; at < source.length; at += 1) {
    if (source[at] === "{") depth += 1;
    if (source[at] === "}") depth -= 1;
    if (depth === 0) return at + 1;
  }
  const end = source.indexOf("\n", from);
  return end < 0 ? source.length : end;
};

const COMPLETE_TAG = /^<\/?[A-Za-z][\w.:-]*(?:\s+(?:[\w:-]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|\{[^}]*\}))?|\{[^}]*\}))*\s*\/?\s*>/; // prettier-ignore

/** Index of the first tag that is begun and never finished, or -1. */
export const unfinishedTag = (source: string): number => {
  const text = withoutCode(source);
  for (const match of text.matchAll(/<[/A-Za-z$_]/g)) {
    if (!COMPLETE_TAG.test(text.slice(match.index))) return match.index;
  }
  return -1;
};
