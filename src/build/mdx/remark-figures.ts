import type {
  Content,
  Image,
  ImageReference,
  Paragraph,
  Parent,
  PhrasingContent,
  Root,
} from "mdast";
import type { MdxJsxFlowElement } from "mdast-util-mdx";
import { definitionsOf } from "./definitions";

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
  const definition = definitionsOf(tree);
  const targetOf = (picture: Picture): Target | null =>
    picture.type === "image" ? picture : definition(picture.identifier);

  /** A paragraph of nothing but pictures. */
  const figuresOf = (paragraph: Paragraph): MdxJsxFlowElement[] | undefined => {
    const figures: MdxJsxFlowElement[] = [];
    for (const picture of paragraph.children) {
      if (isBlank(picture)) continue;
      const target = isPicture(picture) && targetOf(picture);
      if (!target) return undefined;
      figures.push(figureOf(picture, target));
    }
    return figures.length > 0 ? figures : undefined;
  };

  const replaceIn = (parent: Parent): void => {
    parent.children = parent.children.flatMap((node): Content[] => {
      if (node.type === "paragraph") return figuresOf(node) ?? [node];
      if ("children" in node) replaceIn(node as Parent);
      return [node];
    });
  };
  replaceIn(tree);
};
