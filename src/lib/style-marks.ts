/*
 * styled-components ends each rule with a comment, and the styles of each component in a page with a rule
 * that says whose they are:
 *
 *   .kAWrSa{top:0;}
 *   data-styled.g7[id="a1b-0"]{content:"kAWrSa,"}
 *
 * A long page has seventy of them, 600 bytes of its HTML with brotli. The built pages say it in one comment
 * with the id (src/build/styles/compact.ts), and the browser reads that (src/lib/adopt-styles.ts). What can be
 * told without being said is left out, and nearly all can be, so that most comments are empty.
 */

/** The styles of one component in a page. */
export interface Mark {
  /** Of the component. */
  id: string;
  /** Classes, or the animation, that its rules are for. */
  names: string[];
  /** How many rules it has. */
  count: number;
  /** The rules. */
  rules: string;
}

/** What stands after each rule. */
const RULE_END = "/*!sc*/\n";

/* The number of a group says nothing but the order, which is that of the page. */
const LONG = /data-styled\.g\d+\[id="([\w-]+)"\]\{content:"([\w,-]*)"\}\/\*!sc\*\/\n/;

/*
 * The id, unless it is the one after that of the last mark, the number of rules, unless that can be counted, and
 * the names, unless it is the first class in the rules alone.
 */
const SHORT = /\/\*([\w-]*)(?: (\d+))?(?: ([\w,-]+))?\*\//;

/** The id of the component that is defined after another in the same file: they are numbered. */
const idAfter = (id: string): string | undefined => {
  const [, file, number] = /^(.*-)(\d+)$/.exec(id) ?? [];
  return number && `${file}${Number(number) + 1}`;
};

/** As many as close outside of all others. Wrong where a text in a rule holds a brace. */
const countRules = (rules: string): number => {
  let open = 0;
  let count = 0;
  for (const [brace] of rules.matchAll(/[{}]/g)) {
    open += brace === "{" ? 1 : -1;
    if (open === 0) count += 1;
  }
  return count;
};

/** What is nearly always the only name: the first class in the rules. */
const nameIn = (rules: string): string => `${/\.([a-z_-][\w-]*)/i.exec(rules)?.[1] ?? ""},`;

/** The ids of the components that have styles of a page, as styled-components has written them. */
export const markedIds = (styles: string): string[] =>
  [...styles.matchAll(new RegExp(LONG, "g"))].map(([, id = ""]) => id);

/** Styles as styled-components has written them, with short marks and nothing between rules. */
export const shortenMarks = (styles: string): string => {
  const parts = styles.split(LONG);
  let written = "";
  let last = "";
  // Of each match a split gives the text before it and its two groups.
  for (let at = 0; at + 2 < parts.length; at += 3) {
    const [text = "", id = "", names = ""] = parts.slice(at, at + 3);
    const rules = text.split(RULE_END);
    const all = rules.join("");
    const count = rules.length - 1;
    const saidId = id === idAfter(last) ? "" : id;
    const saidCount = count === countRules(all) ? "" : ` ${count}`;
    const saidNames = names === nameIn(text) ? "" : ` ${names || ","}`;
    written += `${all}/*${saidId}${saidCount}${saidNames}*/`;
    last = id;
  }
  return written + (parts.at(-1) ?? "").replaceAll(RULE_END, "");
};

/** Whose the rules of a page are, in their order, by its short marks. */
export const readMarks = (styles: string): Mark[] => {
  const parts = styles.split(SHORT);
  const marks: Mark[] = [];
  let last = "";
  for (let at = 0; at + 3 < parts.length; at += 4) {
    const [rules = "", said = "", count, names] = parts.slice(at, at + 4);
    last = said || (idAfter(last) ?? "");
    marks.push({
      id: last,
      names: (names ?? nameIn(rules)).split(",").filter(Boolean),
      count: Number(count ?? countRules(rules)),
      rules,
    });
  }
  return marks;
};
