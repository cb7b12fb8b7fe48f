import { createElement, Fragment, type ReactNode } from "react";
import type { TreeNode } from "../../lib/tree";
import { components } from "./components";

const render = (node: TreeNode): ReactNode =>
  typeof node === "string"
    ? node
    : createElement(components[node.type] ?? node.type, node.props, ...node.children.map(render));

/** Shows an evaluated MDX body: HTML elements as they are, components by the name they have. */
export const Tree = ({ nodes }: { nodes: readonly TreeNode[] }) =>
  createElement(Fragment, null, ...nodes.map(render));
