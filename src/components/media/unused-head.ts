import { isValidElement, type ReactNode } from "react";

/**
 * Whether an element of the head of all pages serves none of them: the styles and the script for
 * `GatsbyImage`, which this site does not use (see Picture.tsx).
 */
export const isUnusedHead = (node: ReactNode): boolean =>
  isValidElement(node) && String(node.key).startsWith("gatsby-image-style");
