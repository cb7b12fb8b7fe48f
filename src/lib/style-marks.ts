/*
 * styled-components ends the styles of each component in a page with a rule that says whose they are:
 *
 *   data-styled.g7[id="a1b-0"]{content:"hDYOpH,"}
 *
 * A long page has seventy of them, 600 bytes of its HTML with brotli. The built pages say it shorter
 * (src/build/styles/compact.ts), and before styled-components reads them they are written out again
 * (src/entry.ts). Where a host has taken them out with other comments, the styles stay as they came, it
 * inserts its own beside them, and nothing looks different.
 */

/** What stands after each rule. */
const RULE_END = "/*!sc*/\n";

/*
 * The id of a component, and the classes that its rules are for, each with a comma. The number says
 * nothing but the order, which is that of the page.
 */
const LONG = /data-styled\.g\d+\[id="([\w-]+)"\]\{content:"([\w,-]*)"\}\/\*!sc\*\/\n/;
const SHORT = /\/\*([\w-]+)(?: ([\w,-]+))?\*\/\n/;

/** What is nearly always the only name: the first class in the rules. */
const nameIn = (rules: string): string => `${/\.([a-z_-][\w-]*)/i.exec(rules)?.[1] ?? ""},`;

/** Goes through styles from mark to mark, and writes each mark anew. */
const rewrite = (
  styles: string,
  mark: RegExp,
  write: (rules: string, id: string, names: string | undefined, index: number) => string,
): string => {
  const parts = styles.split(mark);
  let written = "";
  // Of each match a split gives the text before it and its two groups.
  for (let at = 0; at + 2 < parts.length; at += 3) {
    const rules = parts[at] ?? "";
    written += rules + write(rules, parts[at + 1] ?? "", parts[at + 2], at / 3);
  }
  return written + (parts.at(-1) ?? "");
};

/** The ids of the components that have styles of a page, as styled-components has written them. */
export const markedIds = (styles: string): string[] =>
  [...styles.matchAll(new RegExp(LONG, "g"))].map(([, id = ""]) => id);

/** Styles with short marks. */
export const shortenMarks = (styles: string): string =>
  rewrite(styles, LONG, (rules, id, names) =>
    names === nameIn(rules) ? `/*${id}*/\n` : `/*${id} ${names ?? ""}*/\n`,
  );

/** Styles with marks as styled-components reads them. */
export const writeOutMarks = (styles: string): string =>
  rewrite(
    styles,
    SHORT,
    (rules, id, names, index) =>
      `data-styled.g${index + 1}[id="${id}"]{content:"${names ?? nameIn(rules)}"}${RULE_END}`,
  );
