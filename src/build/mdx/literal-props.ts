import type { Expression, Program, SpreadElement } from "estree";
import type { MdxJsxFlowElement, MdxJsxTextElement } from "mdast-util-mdx";

export type Component = MdxJsxFlowElement | MdxJsxTextElement;

/** Stands for a value that is known only when the text is evaluated. */
export const UNKNOWN = Symbol("known only when the text is evaluated");

const valuesOf = (elements: readonly (Expression | SpreadElement | null)[]): unknown => {
  const values = elements.map((element) => (element ? valueOf(element) : null));
  return values.includes(UNKNOWN) ? UNKNOWN : values;
};

const valueOf = (expression: Expression | SpreadElement): unknown => {
  if (expression.type === "Literal") return expression.value;
  if (expression.type === "ArrayExpression") return valuesOf(expression.elements);
  if (expression.type === "TemplateLiteral" && expression.expressions.length === 0) {
    return expression.quasis[0]?.value.cooked;
  }
  if (expression.type === "UnaryExpression" && expression.operator === "-") {
    const value = valueOf(expression.argument);
    return typeof value === "number" ? -value : UNKNOWN;
  }
  return UNKNOWN;
};

const expressionOf = (program: Program | null | undefined): unknown => {
  const [statement] = program?.body ?? [];
  return statement?.type === "ExpressionStatement" ? valueOf(statement.expression) : UNKNOWN;
};

/**
 * What a component is given, as far as it stands in the text: `width="wide"`, `tone={1}`.
 * What has to be worked out first comes back as `UNKNOWN`.
 */
export const literalProps = (component: Component): Record<string, unknown> => {
  const props: Record<string, unknown> = {};
  for (const attribute of component.attributes) {
    if (attribute.type !== "mdxJsxAttribute") continue;
    const { name, value } = attribute;
    if (value === null || value === undefined) props[name] = true;
    else if (typeof value === "string") props[name] = value;
    else props[name] = expressionOf(value.data?.estree);
  }
  return props;
};

/** Whether properties are spread into the component (`{...props}`), so that any may be there. */
export const spreadsProps = (component: Component): boolean =>
  component.attributes.some(({ type }) => type === "mdxJsxExpressionAttribute");
