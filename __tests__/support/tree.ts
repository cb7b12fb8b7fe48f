import type { TreeElement, TreeNode } from "../../src/lib/tree";
import { pictureOf } from "./fixtures";

/** An element of an evaluated body. */
export const el = (
  type: string,
  props: Record<string, unknown> = {},
  ...children: TreeNode[]
): TreeElement => ({ type, props, children });

/** A figure as the build gives it. */
export const figure = (name: string, props: Record<string, unknown> = {}): TreeElement =>
  el("Figure", {
    picture: pictureOf(name),
    large: `/static/${name}-2400.jpg`,
    alt: `A ${name}`,
    ...props,
  });
