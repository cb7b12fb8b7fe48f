import type { Program } from "estree";
import type { Root } from "mdast";
import { eachNode } from "./each-node";

/** Braces around nothing but notes: there is nothing in them that could run. */
export const isNote = ({ data }: { data?: { estree?: Program | null | undefined } }): boolean =>
  data?.estree?.body.length === 0;

/**
 * Whether anything of a text runs that its author has written: what stands in braces, and exports. Of
 * properties all in braces count, also those that are written out: this is a question of safety.
 */
export const hasCode = (tree: Root): boolean => {
  let found = false;
  eachNode(tree, (node) => {
    if (node.type === "mdxjsEsm") found = true;
    if (node.type === "mdxFlowExpression" || node.type === "mdxTextExpression") {
      found ||= !isNote(node);
    }
    if (node.type !== "mdxJsxFlowElement" && node.type !== "mdxJsxTextElement") return;
    found ||= node.attributes.some(
      ({ type, value }) =>
        type === "mdxJsxExpressionAttribute" || (typeof value === "object" && value !== null),
    );
  });
  return found;
};
