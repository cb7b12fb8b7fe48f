import { quote } from "../content/problems";
import { nearest } from "../content/suggest";
import { blank, splice } from "./source-text";
import { balance, tagsOf, type Balance, type Imbalance, type Tag } from "./tags";
import type { Translation } from "./translate";

/** Elements of HTML that have no end. */
const VOID = /^(area|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;

/** Elements whose end is where the next one begins, in HTML that may leave ends out. */
const ENDS_BY_ITSELF = /^(dd|dt|li|option|p|tbody|td|tfoot|th|thead|tr)$/;

/** Components that say all in their properties. */
const HOLDS_NOTHING = /^(Figure|Colour|Tile|Video)$/;

type Finding = Omit<Translation, "repaired">;

const standsAlone = ({ name }: Tag): boolean => VOID.test(name) || HOLDS_NOTHING.test(name);

const closedAtOnce = (source: string, { from, to }: Tag): string =>
  source.slice(from, to).replace(/\s*>$/, " />");

/** The same text with the tag taken out, or with its slash, without moving a line. */
const repair = (source: string, fault: Imbalance): string => {
  const { tag } = fault;
  // From the end of the text to its beginning, so that earlier positions hold.
  if (fault.kind === "misnamed") {
    const { close } = fault;
    return splice(source, close.from, close.to, `</${tag.name}>`);
  }
  if (fault.kind === "unclosed" && standsAlone(tag)) {
    return splice(source, tag.from, tag.to, closedAtOnce(source, tag));
  }
  return blank(source, tag.from, tag.to);
};

const unclosed = (source: string, tag: Tag, before: Tag | undefined): Finding => {
  const { name, line } = tag;
  const written = source.slice(tag.from, tag.to);
  if (standsAlone(tag)) {
    const closed = closedAtOnce(source, tag).replace(/\s+/g, " ");
    return {
      line,
      found: `${quote(written)}, which is not closed`,
      expected: "a slash at the end of an element that has no content",
      suggestion: `Write ${closed.length > 80 ? `<${name} … />` : closed}.`,
    };
  }
  const where =
    before && !ENDS_BY_ITSELF.test(name)
      ? ` before </${before.name}> in line ${before.line}`
      : " where it ends";
  return {
    line,
    found: `<${name}>, which is opened here and never closed`,
    expected: `</${name}> after what it holds, in the same paragraph or on lines of their own`,
    suggestion: `Add </${name}>${where}, or take <${name}> out.`,
  };
};

const describe = (source: string, fault: Imbalance): Finding => {
  const { tag } = fault;
  if (fault.kind === "unclosed") return unclosed(source, tag, fault.before);
  if (fault.kind === "misnamed") {
    const wrong = `</${fault.close.name}>`;
    return {
      line: tag.line,
      found: `<${tag.name}>, which is opened here and closed by ${wrong} in line ${fault.close.line}`,
      expected: `</${tag.name}> after what it holds`,
      suggestion: `Write </${tag.name}> in place of ${wrong}.`,
    };
  }
  const shown = source.slice(tag.from, tag.to);
  return {
    line: tag.line,
    found: `${quote(shown)}, which closes something that was not opened`,
    expected: "what it closes, somewhere above",
    suggestion: `Take ${shown} out, or open <${tag.name}> before it.`,
  };
};

/** Both tags are there, and the parser finds them in two paragraphs, lists or quotations. */
const apart = (source: string, { pairs }: Balance, at: number): Translation | undefined => {
  const holds = ({ from, to }: Tag) => at >= from && at <= to;
  const pair =
    pairs.find(({ open, close }) => holds(open) || holds(close)) ??
    pairs.findLast(({ open, close }) => open.from <= at && at <= close.to);
  if (!pair) return undefined;
  const { open, close } = pair;
  const opened = blank(source, open.from, open.to);
  return {
    line: open.line,
    found: `<${open.name}>, which is opened here and closed in another paragraph or list`,
    expected: `</${open.name}> after what it holds, in the same paragraph or on lines of their own`,
    suggestion: `Put <${open.name}> and </${open.name}> on lines of their own, with an empty line before and after each.`,
    repaired: blank(opened, close.from, close.to),
  };
};

const AT = /\((\d+):(\d+)-/;

const isLike = (written: string, meant: string): boolean => nearest(written, [meant]) !== undefined;

/**
 * Tags that are opened and not closed, or closed and not opened, all of them at once; empty for
 * other mistakes. Each translation goes on from the text that the one before has repaired.
 *
 * @param indexOf index of a line and column in `source`
 */
export const translateTags = (
  reason: string,
  source: string,
  at: number,
  indexOf: (line: number, column: number) => number,
): Translation[] => {
  if (!/closing (tag|slash)/i.test(reason)) return [];
  const balanced = balance(tagsOf(source), isLike);
  if (balanced.faults.length > 0) {
    // The last first: what was repaired may be longer, and moves only what comes after it.
    const last = (fault: Imbalance) => ("close" in fault ? fault.close.from : fault.tag.from);
    const order = [...balanced.faults].sort((a, b) => last(b) - last(a));
    const repaired = order.reduce(repair, source);
    return balanced.faults.map((fault) => ({ ...describe(source, fault), repaired }));
  }
  // "… for `<Aside>` (1:1-1:8) before the end of …" names the tag that is left open.
  const [, line, column] = /for `<[^/>`]/.test(reason) ? (AT.exec(reason) ?? []) : [];
  const place = line && column ? indexOf(Number(line), Number(column)) : at;
  const translation = apart(source, balanced, place);
  return translation ? [translation] : [];
};
