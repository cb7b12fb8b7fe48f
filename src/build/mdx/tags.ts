import { lineAt, withoutCode } from "./source-text";

/*
 * The tags of a text and how they belong together, counted over the whole of it: the parser of
 * MDX stops at its first doubt, and each guess at a repair would lead to the next doubt.
 */

export interface Tag {
  name: string;
  kind: "open" | "close" | "alone";
  from: number;
  /** Index after its `>`. */
  to: number;
  line: number;
}

/** Index after the brace that closes the one at `from`, or the end. */
const afterBraces = (text: string, from: number): number => {
  let depth = 0;
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === "{") depth += 1;
    if (text[at] === "}") depth -= 1;
    if (depth === 0) return at + 1;
  }
  return text.length;
};

/** Index after the `>` of the tag at `from`: one in quotes or braces does not end it. */
const afterTag = (text: string, from: number): number => {
  for (let at = from + 1; at < text.length; at += 1) {
    const sign = text[at];
    if (sign === ">") return at + 1;
    if (sign === "{") at = afterBraces(text, at) - 1;
    if (sign === '"' || sign === "'") {
      const end = text.indexOf(sign, at + 1);
      at = end < 0 ? text.length : end;
    }
  }
  return text.length;
};

/** All tags of a text in their order; what stands in code or in braces is none. */
export const tagsOf = (source: string): Tag[] => {
  const text = withoutCode(source);
  const tags: Tag[] = [];
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === "\\") at += 1;
    else if (text[at] === "{") at = afterBraces(text, at) - 1;
    else if (text[at] === "<") {
      const [, slash, name = ""] = /^<(\/?)\s*([\w.:-]*)/.exec(text.slice(at, at + 80)) ?? [];
      const to = afterTag(text, at);
      const alone = /\/\s*>$/.test(text.slice(at, to));
      const kind = slash ? "close" : alone ? "alone" : "open";
      tags.push({ name, kind, from: at, to, line: lineAt(text, at) });
      at = to - 1;
    }
  }
  return tags;
};

export type Imbalance =
  | { kind: "unclosed"; tag: Tag; before: Tag | undefined }
  | { kind: "misnamed"; tag: Tag; close: Tag }
  | { kind: "stray"; tag: Tag };

export interface Balance {
  pairs: { open: Tag; close: Tag }[];
  faults: Imbalance[];
}

/**
 * Finds for each opening tag the closing one, and those that have none. A closing tag whose like
 * is not open is the misspelt end of the innermost open one when `isLike` says so.
 */
export const balance = (
  tags: readonly Tag[],
  isLike: (written: string, meant: string) => boolean,
): Balance => {
  const open: Tag[] = [];
  const result: Balance = { pairs: [], faults: [] };
  const leave = (tag: Tag, before?: Tag) => result.faults.push({ kind: "unclosed", tag, before });
  for (const tag of tags) {
    if (tag.kind === "open") open.push(tag);
    if (tag.kind !== "close") continue;
    const index = open.findLastIndex(({ name }) => name === tag.name);
    const last = open.at(-1);
    if (index >= 0) {
      open.splice(index + 1).forEach((inner) => leave(inner, tag));
      const [opened] = open.splice(index);
      if (opened) result.pairs.push({ open: opened, close: tag });
    } else if (last && isLike(tag.name, last.name)) {
      result.faults.push({ kind: "misnamed", tag: last, close: tag });
      open.pop();
    } else result.faults.push({ kind: "stray", tag });
  }
  open.forEach((tag) => leave(tag));
  result.faults.sort((a, b) => a.tag.from - b.tag.from);
  return result;
};
