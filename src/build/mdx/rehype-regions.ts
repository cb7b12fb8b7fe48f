import type { Element, Parent, Root } from "hast";
import { toString } from "hast-util-to-string";

/** Tables of more columns than this take more room than the text has. */
const MOST_COLUMNS_IN_TEXT = 4;

const languageOf = (pre: Element): string | undefined => {
  const [code] = pre.children;
  const classes = code?.type === "element" ? code.properties?.className : undefined;
  const names = Array.isArray(classes) ? classes.map(String) : [];
  return names.find((name) => name.startsWith("language-"))?.slice("language-".length);
};

const cellsOf = (parent: Parent): Element[] =>
  parent.children.flatMap((node) => {
    if (node.type !== "element") return [];
    return node.tagName === "th" || node.tagName === "td" ? [node] : cellsOf(node);
  });

/** Columns keep their alignment as data: the attribute `align` is not of today's HTML. */
const alignCells = (cells: readonly Element[]): void => {
  for (const { properties = {} } of cells) {
    if (properties.align) properties.dataAlign = properties.align;
    delete properties.align;
  }
};

const regionOf = (table: Element): Element => {
  const cells = cellsOf(table);
  alignCells(cells);
  const heads = cells.filter(({ tagName }) => tagName === "th");
  for (const { properties = {} } of heads) properties.scope = "col";
  const names = heads.map((head) => toString(head)).filter(Boolean);
  return {
    type: "element",
    tagName: "div",
    properties: {
      className: ["table"],
      role: "region",
      tabIndex: 0,
      ariaLabel: names.length > 0 ? `Table: ${names.join(", ")}` : "Table",
      ...(heads.length > MOST_COLUMNS_IN_TEXT && { dataWidth: "wide" }),
    },
    children: [table],
  };
};

const nameCode = (pre: Element): void => {
  const language = languageOf(pre);
  Object.assign((pre.properties ??= {}), {
    role: "region",
    tabIndex: 0,
    ariaLabel: language ? `Code, ${language}` : "Code",
    ...(language && { dataLanguage: language }),
  });
};

const findRegions = (parent: Parent): void => {
  parent.children = parent.children.map((node) => {
    if (node.type === "element" && node.tagName === "table") return regionOf(node);
    if (node.type === "element" && node.tagName === "pre") nameCode(node);
    if ("children" in node) findRegions(node as Parent);
    return node;
  });
};

/**
 * What may be wider than a small screen, tables and code, becomes a region of its own that can
 * be scrolled with the keyboard and has a name.
 */
export const rehypeRegions = () => (tree: Root) => {
  findRegions(tree);
};
