import type { Element, Properties, Root, Text } from "hast";
import type { MdxJsxFlowElement, MdxJsxTextElement } from "mdast-util-mdx";
import { find, html } from "property-information";
import type { Node, Parent } from "unist";
import type { TreeElement, TreeNode } from "../../lib/tree";
import { vocabulary } from "./vocabulary";

/*
 * A text without code is a tree of elements and words already. MDX would make a program of it, whose
 * only work is to put the same tree together again.
 */

type Written = MdxJsxFlowElement | MdxJsxTextElement;

/** The properties of an element that Markdown makes, as React names them and MDX gives them. */
const propsOf = (properties: Properties = {}): TreeElement["props"] => {
  const props: TreeElement["props"] = {};
  for (const [name, value] of Object.entries(properties)) {
    const { attribute, property, space } = find(html, name);
    if (value === undefined || value === null || value === false) continue;
    const known = space ? property : attribute;
    if (value === true) props[known] = true;
    else props[known] = Array.isArray(value) ? value.join(" ").trim() : `${value}`;
  }
  return props;
};

/** The properties of a component or an element that is written out; `key` is none, as in React. */
const writtenPropsOf = ({ attributes }: Written): TreeElement["props"] => {
  const props: TreeElement["props"] = {};
  for (const attribute of attributes) {
    if (attribute.type !== "mdxJsxAttribute" || attribute.name === "key") continue;
    props[attribute.name] = attribute.value ?? true;
  }
  return props;
};

const writtenElement = (node: Written): TreeNode[] => {
  const { name } = node;
  const held = nodesIn(node as unknown as Parent);
  // Signs without a name, `<>`, only hold together what is in them.
  if (name === null) return held;
  if (!/^[a-z]/.test(name) && !(name in vocabulary)) throw new Error(`${name} is not known`);
  // As in React, `children` is what is in an element that holds nothing else.
  const { children, ...props } = writtenPropsOf(node);
  const given = typeof children === "string" ? [children] : [];
  return [{ type: name, props, children: held.length > 0 ? held : given }];
};

/** Between their parts Markdown puts line breaks, of which React complains there and MDX keeps none. */
const TABLE_PARTS = new Set(["table", "thead", "tbody", "tr"]);

const elementOf = (node: Element): TreeElement => {
  const { tagName, properties } = node;
  const children = nodesIn(node);
  return {
    type: tagName,
    props: propsOf(properties),
    children: TABLE_PARTS.has(tagName) ? children.filter((child) => child !== "\n") : children,
  };
};

const nodesOf = (node: Node): TreeNode[] => {
  switch (node.type) {
    case "text":
      return [(node as Text).value].filter(Boolean);
    case "element":
      return [elementOf(node as Element)];
    case "mdxJsxFlowElement":
    case "mdxJsxTextElement":
      return writtenElement(node as Written);
    // Braces around a note.
    default:
      return [];
  }
};

const nodesIn = ({ children }: Parent): TreeNode[] => children.flatMap(nodesOf);

/**
 * The tree of a text that holds no code and that the check accepts, the same as running it would give.
 *
 * @param hast what Markdown means on this site, as HTML with the components of the text in it.
 * @throws Error when it uses an unknown component.
 */
export const treeAsWritten = (hast: Root): TreeNode[] => nodesIn(hast);
