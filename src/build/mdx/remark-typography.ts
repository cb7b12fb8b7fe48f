import type { Content, Parent, Root, Text } from "mdast";
import type { MdxJsxFlowElement, MdxJsxTextElement } from "mdast-util-mdx";
import { eachNode } from "./each-node";
import { setQuotes, setSigns, setText } from "./typography";

/** Properties of components that are read by people. */
const READ = new Set(["caption", "credit", "title", "note", "alt", "before", "after"]);

/** Inline code is a word to the quotation marks around it, and is not touched itself. */
const CODE = "x";

interface Piece {
  text: string;
  node?: Text;
}

const isAddress = (node: Content): boolean =>
  node.type === "link" &&
  node.children.length === 1 &&
  node.children[0]?.type === "text" &&
  node.url.endsWith(node.children[0].value);

/** The words of one paragraph, heading or cell, in their order. */
const piecesOf = (parent: Parent): Piece[] =>
  parent.children.flatMap((node): Piece[] => {
    if (node.type === "text") return [{ text: node.value, node }];
    if (node.type === "break") return [{ text: " " }];
    if (isAddress(node)) return [{ text: CODE }];
    if ("children" in node) return piecesOf(node as Parent);
    return [{ text: CODE }];
  });

const setBlock = (block: Parent): void => {
  const pieces = piecesOf(block);
  // Marks are turned in the whole block, since what they enclose may be in other nodes:
  // "*Hello*," is one quotation.
  const set = setQuotes(pieces.map(({ text }) => text).join(""));
  let start = 0;
  for (const { text, node } of pieces) {
    if (node) node.value = setSigns(set.slice(start, start + text.length));
    start += text.length;
  }
};

const setAttributes = (component: MdxJsxFlowElement | MdxJsxTextElement): void => {
  for (const attribute of component.attributes) {
    if (attribute.type !== "mdxJsxAttribute" || !READ.has(attribute.name)) continue;
    if (typeof attribute.value === "string") attribute.value = setText(attribute.value);
  }
};

const BLOCKS = new Set(["paragraph", "heading", "tableCell"]);

/**
 * Sets quotation marks, apostrophes, dashes, ellipses and non-breaking spaces, in the text and
 * in the captions of components; never in code. What is set by hand already stays as it is.
 */
export const remarkTypography = () => (tree: Root) => {
  eachNode(tree, (node) => {
    if (BLOCKS.has(node.type)) setBlock(node as Parent);
    if (node.type === "image" && node.title) node.title = setText(node.title);
    if (node.type === "image" && node.alt) node.alt = setText(node.alt);
    if (node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement") {
      setAttributes(node);
      // Words on the line of the component's own tags stand in no paragraph.
      if (node.children.some(({ type }) => type === "text")) setBlock(node as Parent);
    }
  });
};
