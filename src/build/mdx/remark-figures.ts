import type { Image, ImageReference, PhrasingContent, Root } from "mdast";
import type { MdxJsxFlowElement } from "mdast-util-mdx";
import { definitions } from "mdast-util-definitions";
import { visit } from "unist-util-visit";

type Picture = Image | ImageReference;
type Target = Pick<Image, "url" | "title">;

const isPicture = (node: PhrasingContent): node is Picture =>
  node.type === "image" || node.type === "imageReference";

const isBlank = (node: PhrasingContent): boolean =>
  node.type === "break" || (node.type === "text" && node.value.trim() === "");

const figureOf = ({ alt, position }: Picture, { url, title }: Target): MdxJsxFlowElement => {
  const attributes: Record<string, string> = { src: url, alt: alt ?? "" };
  if (title) attributes.caption = title;
  return {
    type: "mdxJsxFlowElement",
    name: "Figure",
    attributes: Object.entries(attributes).map(([name, value]) => ({
      type: "mdxJsxAttribute",
      name,
      value,
    })),
    children: [],
    ...(position ? { position } : {}),
  };
};

/**
 * Turns Markdown pictures that stand alone, `![description](./picture.jpg "caption")`, into the
 * `Figure` component, so that both ways of writing give the same result. Several on lines that
 * follow each other, as in a gallery, become as many figures.
 */
export const remarkFigures = () => (tree: Root) => {
  const definition = definitions(tree);
  const targetOf = (picture: Picture): Target | null =>
    picture.type === "image" ? picture : definition(picture.identifier);

  visit(tree, "paragraph", (paragraph, index, parent) => {
    const pictures = paragraph.children.filter((node) => !isBlank(node));
    if (pictures.length === 0 || !parent || index === null) return;
    const figures: MdxJsxFlowElement[] = [];
    for (const picture of pictures) {
      const target = isPicture(picture) && targetOf(picture);
      if (!target) return;
      figures.push(figureOf(picture, target));
    }
    parent.children.splice(index, 1, ...figures);
  });
};
