import { quote } from "../content/problems";
import { blank, closingTag, indexAt, lineAt, splice } from "./source-text";
import type { Translation } from "./translate";

/** Elements of HTML that have no end. */
const VOID = /^(area|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;

const AT = /\((\d+):(\d+)-(\d+):(\d+)\)/;

interface Tag {
  name: string;
  from: number;
  to: number;
}

/** The tag that a message names with its place: "`<Aside>` (1:1-1:8)". */
const tagOf = (reason: string, source: string): Tag | undefined => {
  const [, line, column, endLine, endColumn] = AT.exec(reason) ?? [];
  const name = /for `<([^>`]*)>`/.exec(reason)?.[1];
  if (!line || name === undefined) return undefined;
  return {
    name,
    from: indexAt(source, Number(line), Number(column)),
    to: indexAt(source, Number(endLine), Number(endColumn)),
  };
};

const neverEnding = ({ from, to }: Tag, source: string): Translation => {
  const tag = source.slice(from, to);
  const closed = tag.replace(/\s*>$/, " />");
  return {
    line: lineAt(source, from),
    found: `${quote(tag)}, which is not closed`,
    expected: "a slash at the end of an element that has no content",
    suggestion: `Write ${closed.replace(/\s+/g, " ").slice(0, 80)}.`,
    repaired: splice(source, from, to, closed),
  };
};

const unclosed = (tag: Tag, source: string, at: number, reason: string): Translation => {
  const { name, from, to } = tag;
  const line = lineAt(source, from);
  const wrong = /Unexpected closing tag `(<\/[^`]*>)`/.exec(reason)?.[1];
  const found = `<${name}>, which is opened here and `;
  if (wrong) {
    return {
      line,
      found: `${found}closed by ${wrong} in line ${lineAt(source, at)}`,
      expected: `</${name}> after what it holds`,
      suggestion: `Write </${name}> in place of ${wrong}.`,
      repaired: blank(splice(source, at, at + wrong.length, " ".repeat(wrong.length)), from, to),
    };
  }
  const close = closingTag(source, name, to);
  const spans = /before the end of/.test(reason) && close >= 0;
  const opened = blank(source, from, to);
  return {
    line,
    found: spans ? `${found}closed in another paragraph or list` : `${found}never closed`,
    expected: `</${name}> after what it holds, in the same paragraph or on lines of their own`,
    suggestion: spans
      ? `Put <${name}> and </${name}> on lines of their own, with an empty line before and after each.`
      : `Add </${name}>, or take <${name}> out.`,
    repaired: spans ? blank(opened, close, close + name.length + 3) : opened,
  };
};

/** Tags that are opened and not closed, or closed and not opened; undefined for other mistakes. */
export const translateTag = (
  reason: string,
  source: string,
  at: number,
): Translation | undefined => {
  if (/^Unexpected closing slash/.test(reason)) {
    const from = Math.max(0, source.lastIndexOf("<", at));
    const to = source.indexOf(">", from) + 1 || source.length;
    const shown = source.slice(from, to);
    return {
      line: lineAt(source, from),
      found: `${quote(shown)}, which closes something that was not opened`,
      expected: "a closing tag only after its opening tag",
      suggestion: `Take ${shown} out, or open ${shown.replace("/", "")} before it.`,
      repaired: blank(source, from, to),
    };
  }
  if (!/closing tag/i.test(reason)) return undefined;
  const tag = tagOf(reason, source);
  if (!tag) return undefined;
  return VOID.test(tag.name) ? neverEnding(tag, source) : unclosed(tag, source, at, reason);
};
