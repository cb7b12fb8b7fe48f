import { __PRIVATE__ } from "styled-components";
import { readMarks, type Mark } from "./style-marks";

type Groups = ReturnType<typeof __PRIVATE__.mainSheet.getTag>;

/** Where styled-components puts its rules: the `<style>` that the page came with, behind what is not its own. */
class PageRules {
  length = 0;
  /** The rules are there already, and are only to be counted. */
  isCounting = false;

  constructor(
    private readonly sheet: CSSStyleSheet,
    private readonly from: number,
  ) {}

  insertRule(index: number, rule: string): boolean {
    try {
      if (!this.isCounting) this.sheet.insertRule(rule, this.from + index);
      this.length += 1;
      return true;
    } catch {
      // A browser that does not know a selector.
      return false;
    }
  }

  deleteRule(index: number): void {
    this.sheet.deleteRule(this.from + index);
    this.length -= 1;
  }

  getRule(index: number): string {
    return this.sheet.cssRules[this.from + index]?.cssText ?? "";
  }
}

/** What sorts rules by component. Made for an element that is no part of the page. */
const makeGroups = (): Groups =>
  __PRIVATE__.mainSheet
    .reconstructWithOptions({ useCSSOMInjection: false, target: document.createElement("div") })
    .getTag();

/** Styles that no policy refuses, behind those of the page. */
const makeSheet = (): CSSStyleSheet | undefined => {
  if (!("adoptedStyleSheets" in document)) return undefined;
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return sheet;
};

const sum = (marks: readonly Mark[]): number => marks.reduce((all, { count }) => all + count, 0);

/** The same marks with as many rules as this browser knows: it leaves out those with selectors of others. */
const recount = (marks: readonly Mark[]): Mark[] => {
  if (!("replaceSync" in CSSStyleSheet.prototype)) return [];
  const sheet = new CSSStyleSheet();
  return marks.map((mark) => {
    sheet.replaceSync(mark.rules);
    return { ...mark, count: sheet.cssRules.length };
  });
};

/** Whose the rules of the page are; nothing where they cannot be told apart. */
const marksOf = (style: HTMLStyleElement | null, found: number): readonly Mark[] => {
  const marks = readMarks(style?.textContent ?? "");
  if (sum(marks) === found) return marks;
  const known = recount(marks);
  return sum(known) === found ? known : [];
};

/**
 * Has styled-components go on in the `<style>` of the built page. By itself it takes that away and inserts
 * each of its rules into one of its own, which the policy of the page refuses, and after which the browser
 * would compute all styles anew. Has to run before any component is defined, since these are numbered, and
 * sorted, as they come.
 *
 * Where the rules cannot be told apart, because a host has taken out all comments, they stay,
 * styled-components inserts its own behind them, and nothing looks different. Neither does it where the
 * browser refuses the `<style>`, which has another digest without its comments, be it some of them or all.
 */
export const adoptStyles = (): void => {
  const style = document.querySelector<HTMLStyleElement>("style[data-styled]");
  const sheet = style?.sheet ?? makeSheet();
  if (!sheet) return;
  const { mainSheet, StyleSheet } = __PRIVATE__;
  const found = sheet.cssRules.length;
  const marks = marksOf(style, found);

  const rules = new PageRules(sheet, marks.length > 0 ? 0 : found);
  mainSheet.tag = makeGroups();
  mainSheet.tag.tag = rules;
  rules.isCounting = true;
  for (const { id, names, count } of marks) {
    for (const name of names) mainSheet.registerName(id, name);
    mainSheet.tag.insertRules(StyleSheet.registerId(id), Array<string>(count).fill(""));
  }
  rules.isCounting = false;
};
