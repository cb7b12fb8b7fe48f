import { contrastOf, formatContrast, TEXT_CONTRAST } from "../../lib/contrast";
import { isElement, walk, type TreeElement, type TreeNode } from "../../lib/tree";
import { light } from "../../theme/colours";

const againstGround = (hex: string, name: string, ground: string) => {
  const ratio = contrastOf(hex, ground);
  return { name, ratio: formatContrast(ratio), isReadable: ratio >= TEXT_CONTRAST };
};

/** Figures of a gallery or a comparison are laid out by it. */
const placeFigures = ({ children }: TreeElement, width: unknown): void => {
  for (const child of children) {
    if (isElement(child) && child.type === "Figure") child.props.width = width;
  }
};

/** Adds to components what can be known while building: contrasts, places of pictures. */
export const complete = (tree: readonly TreeNode[]): void => {
  walk(tree, (element) => {
    const { type, props } = element;
    if (type === "Gallery") placeFigures(element, "gallery");
    if (type === "Compare") placeFigures(element, props.width ?? "text");
    if (type === "Colour") {
      const hex = String(props.hex);
      props.contrasts = [
        againstGround(hex, "paper", light.paper),
        againstGround(hex, "ink", light.ink),
      ];
    }
  });
};
