import type { Paragraph } from "mdast";
import type { MdxJsxFlowElement } from "mdast-util-mdx";
import type { MarkdownNode } from "./each-node";

/** What stands in a line of words. */
const IN_LINE =
  /^(text|emphasis|strong|delete|inlineCode|break|link|image|linkReference|imageReference|footnoteReference|mdxJsxTextElement|mdxTextExpression)$/;

/** A paragraph, or a component or an element with words on the line of its own tags, which stand in none. */
export const isParagraph = (node: MarkdownNode): node is Paragraph | MdxJsxFlowElement =>
  node.type === "paragraph" ||
  (node.type === "mdxJsxFlowElement" && node.children.some(({ type }) => IN_LINE.test(type)));
