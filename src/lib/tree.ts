/*
 * An MDX body as data. Elements keep their HTML name as `type`, components their name of the
 * vocabulary; there is no code in it, so a browser needs no `eval` to show it.
 */

export interface TreeElement {
  type: string;
  props: Record<string, unknown>;
  children: TreeNode[];
}

export type TreeNode = string | TreeElement;

export const isElement = (node: TreeNode): node is TreeElement => typeof node !== "string";

/** Calls `visit` on every element, parents before their children. */
export const walk = (nodes: readonly TreeNode[], visit: (element: TreeElement) => void): void => {
  for (const node of nodes) {
    if (!isElement(node)) continue;
    visit(node);
    walk(node.children, visit);
  }
};

/** The types of all elements below the nodes: names of HTML and of components. */
export const typesIn = (nodes: readonly TreeNode[]): ReadonlySet<string> => {
  const types = new Set<string>();
  walk(nodes, ({ type }) => types.add(type));
  return types;
};

/** All text below the nodes, as a reader would hear it. */
export const textOf = (nodes: readonly TreeNode[]): string =>
  nodes.map((node) => (isElement(node) ? textOf(node.children) : node)).join("");

/** Elements that stand within a word or between words; all others begin a line of their own. */
const INLINE = /^(a|abbr|b|code|del|em|i|ins|kbd|mark|s|small|span|strong|sub|sup)$/;

const spaced = (nodes: readonly TreeNode[]): string =>
  nodes
    .map((node) => {
      if (!isElement(node)) return node;
      const text = spaced(node.children);
      return INLINE.test(node.type) ? text : ` ${text} `;
    })
    .join("");

/** How many words a reader reads. */
export const wordCount = (nodes: readonly TreeNode[]): number =>
  spaced(nodes).split(/\s+/).filter(Boolean).length;
