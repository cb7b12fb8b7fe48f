import { createElement, Fragment, type ElementType, type ReactNode } from "react";
import type { TreeNode } from "../../lib/tree";
import { components } from "./components";
import { Enlargement } from "./Enlargement";

const named: Record<string, ElementType> = components;

const componentFor = (type: string): ElementType | string => named[type] ?? type;

const render = (node: TreeNode): ReactNode =>
  typeof node === "string"
    ? node
    : createElement(componentFor(node.type), node.props, ...node.children.map(render));

/** Shows an evaluated MDX body: HTML elements as they are, components by the name they have. */
export const Tree = ({ nodes }: { nodes: readonly TreeNode[] }) =>
  createElement(Fragment, null, ...nodes.map(render), createElement(Enlargement));
