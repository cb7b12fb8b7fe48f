import type { MdxJsxFlowElement, MdxJsxTextElement } from "mdast-util-mdx";

export type Component = MdxJsxFlowElement | MdxJsxTextElement;

/** The attributes whose value is known without running anything. */
export const literalProps = (component: Component): Record<string, unknown> => {
  const props: Record<string, unknown> = {};
  for (const attribute of component.attributes) {
    if (attribute.type !== "mdxJsxAttribute") continue;
    const { name, value } = attribute;
    if (value === null || value === undefined) props[name] = true;
    else if (typeof value === "string") props[name] = value;
    else props[name] = literalExpression(value.value);
  }
  return props;
};

const literalExpression = (source: string): unknown => {
  try {
    return JSON.parse(source);
  } catch {
    return source;
  }
};
