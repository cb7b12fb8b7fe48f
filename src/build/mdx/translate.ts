import { quote, type Problem } from "../content/problems";
import {
  afterBrace,
  blank,
  indexAt,
  lineAt,
  openBrace,
  splice,
  unfinishedTag,
} from "./source-text";
import { translateTags } from "./translate-tags";

/** What the parser of MDX throws. */
export interface ParseError {
  message: string;
  reason?: string;
  line?: number | null;
  column?: number | null;
  ruleId?: string | null;
  source?: string | null;
}

export type Translation = Pick<Problem, "line" | "found" | "expected" | "suggestion"> & {
  /** The text with what cannot be read taken out; unchanged when there is no way to go on. */
  repaired: string;
};

const BRACE = "a brace of the text written as &#123;, and code between backticks (`)";

/** What a pair of braces of another system means, and what to write here. */
const BRACES: [RegExp, string, string][] = [
  [/^\{\{[<%]|^\{%|^\{\{/, "a code in braces, as other programs write it", "Use a component, such as <Figure … />, or take it out."],
  [/^\{:?\s*[.#]|^\{:|^\{[\w-]+=/, "settings in braces, as other systems and word processors write them", "Take them out: this site sets headings, pictures and links by itself."],
  [/^\{\/\*/, "a note that is not closed", "Close it: {/* … */}."],
  [/^\{\/\//, "a note that cannot be read", "Write it as {/* … */}."],
]; // prettier-ignore

const translateBraces = (error: ParseError, source: string, at: number): Translation => {
  const open = openBrace(source, at);
  const from = open < 0 ? Math.max(0, source.lastIndexOf("{", at)) : open;
  const line = lineAt(source, from);
  const unclosed = error.ruleId === "unexpected-eof";
  const end = source.indexOf("\n", from) < 0 ? source.length : source.indexOf("\n", from);
  const to = unclosed ? end : afterBrace(source, from);
  const shown = quote(source.slice(from, to));
  const [, what, suggestion] = BRACES.find(([pattern]) => pattern.test(source.slice(from, to))) ?? [];
  const isValue = source[from - 1] === "=";
  // A value of nothing is refused once more; an empty text is not.
  const emptied = splice(source, from, to, `""${source.slice(from + 2, to).replace(/[^\n]/g, " ")}`);
  return {
    line,
    found: `${what ?? (unclosed ? "a brace that is not closed" : "words in braces")}, ${shown}`,
    expected: BRACE,
    suggestion: suggestion ?? (isValue ? "Put the value in quotes in place of braces." : "Write &#123; in place of {."),
    repaired: isValue ? emptied : blank(source, from, unclosed ? from + 1 : to),
  };
}; // prettier-ignore

/** A line of the text that begins like a line of code: "import duties rose", "export is …". */
const translateModule = (source: string, at: number): Translation => {
  const before = source.slice(0, at);
  const start = Math.max(before.lastIndexOf("\nimport"), before.lastIndexOf("\nexport")) + 1;
  const word = source.slice(start, start + 6);
  const end = source.indexOf("\n", start);
  return {
    line: lineAt(source, start),
    found: `a line that begins with “${word}”, ${quote(source.slice(start, end < 0 ? source.length : end))}`,
    expected: "a line of words: one that begins with import or export is taken for code",
    suggestion: `Begin the line with another word, such as “To ${word}”.`,
    repaired: splice(source, start, start + 1, word.charAt(0).toUpperCase()),
  };
};

const translateAngle = (error: ParseError, source: string, at: number): Translation => {
  const reason = error.reason ?? error.message;
  const from = Math.max(0, source.lastIndexOf("<", at));
  const line = lineAt(source, from);
  const close = source.indexOf(">", from);
  const to = close < 0 ? source.length : close + 1;
  const rest = source.slice(from);
  if (rest.startsWith("<!--")) {
    const end = source.indexOf("-->", from);
    const after = end < 0 ? source.length : end + 3;
    const words = source.slice(from + 4, end < 0 ? from + 40 : end).trim();
    return {
      line,
      found: `an HTML comment, ${quote(source.slice(from, after))}`,
      expected: "a note that readers do not see, written between {/* and */}",
      suggestion: `Write {/* ${words.replace(/\s+/g, " ").slice(0, 60)} */}.`,
      repaired: blank(source, from, after),
    };
  }
  const address = /^<((?:https?:|mailto:)[^\s>]+|[^\s@<>]+@[^\s>]+)>/.exec(rest)?.[1];
  if (address) {
    const href = address.includes("@") && !/^mailto:/.test(address) ? `mailto:${address}` : address;
    return {
      line,
      found: `an address between < and >, ${quote(address)}`,
      expected: "a link with words: [words](address)",
      suggestion: `Write [${address.replace(/^mailto:|^https?:\/\//, "")}](${href}).`,
      repaired: blank(source, from, to),
    };
  }
  if (/^<[!?]/.test(rest)) {
    return {
      line,
      found: `a line of HTML or XML code, ${quote(source.slice(from, to))}`,
      expected: "words, Markdown and components alone",
      suggestion: "Take it out.",
      repaired: blank(source, from, to),
    };
  }
  const value = /before attribute value/.test(reason) && /^(?:[^\s/>]|\/(?!>))+/.exec(source.slice(at))?.[0];
  if (value) {
    const curly = /^[“”‘’„]/.test(value);
    const full = curly ? (/^[“”‘’„][^“”‘’„>]*[“”‘’„]?/.exec(source.slice(at))?.[0] ?? value) : value;
    const plain = full.replace(/[“”‘’„"]/g, "");
    return {
      line: lineAt(source, at),
      found: curly ? `the curly quotes of a word processor, ${full}` : `a value without quotes, ${quote(full)}`,
      expected: "straight quotes around a value",
      suggestion: `Write "${plain}".`,
      repaired: splice(source, at, at + full.length, `"${plain}"`),
    };
  } // prettier-ignore
  const lineEnd = source.indexOf("\n", from);
  return {
    line,
    found: `a < that begins no component, ${quote(source.slice(from, lineEnd < 0 ? undefined : lineEnd))}`,
    expected: "a < of the text written as &lt;",
    suggestion: "Write &lt; in place of <.",
    repaired: blank(source, from, from + 1),
  };
}; // prettier-ignore

const translateUnfinished = (source: string, at: number): Translation => {
  const found = unfinishedTag(source);
  const from = found < 0 ? Math.max(0, source.lastIndexOf("<", at)) : found;
  const end = source.indexOf("\n", from) < 0 ? source.length : source.indexOf("\n", from);
  const name = /^<\/?([\w.]+)/.exec(source.slice(from))?.[1] ?? "";
  return {
    line: lineAt(source, from),
    found: `a tag that is begun and not finished, ${quote(source.slice(from, end))}`,
    expected: "every tag closed by > and every quote in it closed; a < of the text as &lt;",
    suggestion: /^[A-Z]/.test(name)
      ? `Finish it: <${name} … />, with a second quote after every value.`
      : "Write &lt; in place of <, if it is no tag.",
    repaired: blank(source, from, from + 1),
  };
};

const translateOne = (error: ParseError, source: string, at: number): Translation => {
  const reason = error.reason ?? error.message;
  if (/mdxjs-esm/.test(error.source ?? "")) return translateModule(source, at);
  if (/mdx-expression/.test(error.source ?? "")) return translateBraces(error, source, at);
  // A second < inside a tag, or words where its properties are: the tag has no end.
  const inTag = /^<[A-Za-z][\w.]*\s[^<>]*=\s*["'{]/.test(source.slice(source.lastIndexOf("<", at)));
  const isUnfinished = /`<` \(U\+003C\)/.test(reason) || (inTag && /attribute name/.test(reason));
  if (error.ruleId === "unexpected-eof" || isUnfinished) return translateUnfinished(source, at);
  if (error.ruleId === "unexpected-character") return translateAngle(error, source, at);
  return {
    line: error.line ?? undefined,
    found: `something that cannot be read: ${reason}`,
    expected: "every < and { of the text written as &lt; and &#123;, and every component closed",
    repaired: source,
  };
};

/**
 * Says what the parser refused in words of the trade, and gives the text without it: one mistake,
 * or all tags that do not belong together, whose last holds the text without any of them.
 */
export const translate = (error: ParseError, source: string): Translation[] => {
  const { line, column, reason = error.message } = error;
  const at = line && column ? indexAt(source, line, column) : source.length;
  const tags = translateTags(reason, source, at, (...place) => indexAt(source, ...place));
  return tags.length > 0 ? tags : [translateOne(error, source, at)];
};
