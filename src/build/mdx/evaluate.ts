import { mdxPlugins } from "./plugins";
import { isElement, type TreeElement, type TreeNode } from "../../lib/tree";
import { complete } from "./complete";
import { vocabulary } from "./vocabulary";

type Rendered = TreeElement | Rendered[] | string | number | boolean | null | undefined;
type Props = Record<string, unknown> & { children?: Rendered };
type Component = (props: Props) => Rendered;

const Fragment = (props: Props): Rendered => props.children;

const flatten = (rendered: Rendered): TreeNode[] => {
  if (Array.isArray(rendered)) return rendered.flatMap(flatten);
  if (rendered === null || rendered === undefined || typeof rendered === "boolean") return [];
  return typeof rendered === "object" ? [rendered] : [String(rendered)];
};

/** A JSX runtime that makes plain data where React's would make React elements. */
const jsx = (type: string | Component, props: Props): Rendered => {
  if (typeof type === "function") return type(props);
  const { children, ...rest } = props;
  return { type, props: rest, children: flatten(children) };
};

/** Each component of the vocabulary stands for itself: its name becomes the element's type. */
const components = Object.fromEntries(Object.keys(vocabulary).map((name) => [name, name]));

const isLineBreakBetweenBlocks = (node: TreeNode): boolean => !isElement(node) && node === "\n";

/**
 * Evaluates an MDX body once, in Node, into a tree of plain data.
 * Expressions and exports run here; nothing of them reaches the browser.
 *
 * @throws VFileMessage with a position, when the body cannot be read or uses an unknown
 * component.
 */
export const evaluateMdx = async (body: string): Promise<TreeNode[]> => {
  const { evaluate } = await import("@mdx-js/mdx");
  const runtime: unknown = {
    ...mdxPlugins,
    Fragment,
    jsx,
    jsxs: jsx,
    // Without these two, `gatsby develop` (NODE_ENV=development) asks for another runtime.
    jsxDEV: jsx,
    development: false,
  };
  // The package types its runtime as React's, which makes elements; ours makes data.
  const module: unknown = await evaluate(body, runtime as Parameters<typeof evaluate>[1]);
  const { default: Content } = module as { default: Component };
  const tree = flatten(Content({ components }));
  const blocks = tree.filter((node) => !isLineBreakBetweenBlocks(node));
  complete(blocks);
  return blocks;
};
