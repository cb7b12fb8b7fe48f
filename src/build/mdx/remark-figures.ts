import type { Root } from "mdast";
import type { MdxJsxFlowElement } from "mdast-util-mdx";
import { visit } from "unist-util-visit";

/**
 * Turns a Markdown picture that stands alone, `![description](./picture.jpg "caption")`,
 * into the `Figure` component, so that both ways of writing give the same result.
 */
export const remarkFigures = () => (tree: Root) => {
  visit(tree, "paragraph", (paragraph, index, parent) => {
    const [image, ...others] = paragraph.children;
    if (image?.type !== "image" || others.length > 0 || !parent || index === null) return;
    const attributes: Record<string, string> = { src: image.url, alt: image.alt ?? "" };
    if (image.title) attributes.caption = image.title;
    const figure: MdxJsxFlowElement = {
      type: "mdxJsxFlowElement",
      name: "Figure",
      attributes: Object.entries(attributes).map(([name, value]) => ({
        type: "mdxJsxAttribute",
        name,
        value,
      })),
      children: [],
      ...(image.position ? { position: image.position } : {}),
    };
    parent.children.splice(index, 1, figure);
  });
};
