import type { Content } from "mdast";
import { z } from "zod";
import { quote, type Problem } from "../content/problems";
import { didYouMean } from "../content/suggest";
import { literalProps, spreadsProps, UNKNOWN, type Component } from "./literal-props";
import { contents, vocabulary } from "./vocabulary";

const isComponent = (node: Content): node is Component & Content =>
  node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement";

/** What a component holds, as its rule counts it: pictures, components and numbered lists. */
const namesIn = (nodes: readonly Content[]): string[] =>
  nodes.flatMap((node): string[] => {
    if (isComponent(node)) return [node.name ?? ""];
    if (node.type === "image" || node.type === "imageReference") return ["Figure"];
    if (node.type === "list") return [node.ordered ? "list" : "list of points"];
    // One component alone on its line may stand in a paragraph of its own.
    if (node.type === "paragraph") return namesIn(node.children);
    if (node.type === "text") return node.value.trim() ? ["text"] : [];
    // Braces may give anything; evaluating the text shows what.
    if (/^mdx(Flow|Text)Expression$/.test(node.type)) return [];
    return [node.type];
  });

const hasBraces = (nodes: readonly Content[]): boolean =>
  nodes.some((node) => /^mdx(Flow|Text)Expression$/.test(node.type));

const checkContents = (file: string, component: Component): Problem[] => {
  const rule = contents[component.name ?? ""];
  const children = component.children as Content[];
  if (!rule || hasBraces(children)) return [];
  const names = namesIn(children);
  const stranger = names.find((name) => !rule.of.includes(name));
  const fits = names.length >= rule.from && names.length <= rule.to && stranger === undefined;
  const isWhole = rule.from < rule.of.length || rule.of.every((name) => names.includes(name));
  if (fits && isWhole) return [];
  const field = `<${component.name}>`;
  const found =
    stranger === undefined
      ? `${names.length || "nothing"}${names.length ? ` (${names.join(", ")})` : ""} in it`
      : `${/^[A-Z]/.test(stranger) ? `<${stranger}>` : stranger} in it`;
  return [{ file, line: component.position?.start.line, field, found, expected: rule.say }];
};

const propertiesOf = (schema: z.ZodType): string[] =>
  schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];

/** What is wrong with the properties of one component, in the order of its schema. */
export const propProblems = (
  at: Pick<Problem, "file" | "line">,
  name: string,
  schema: z.ZodType,
  props: Record<string, unknown>,
): Problem[] => {
  const checked = schema.safeParse(props);
  if (checked.success) return [];
  return checked.error.issues.flatMap((issue) => {
    if (issue.code === "unrecognized_keys") {
      return issue.keys.map((key) => ({
        ...at,
        field: `<${name}> ${key}`,
        found: `a word that <${name}> does not know`,
        expected:
          propertiesOf(schema).length > 0
            ? `one of ${propertiesOf(schema).join(", ")}`
            : "no such word",
        ...didYouMean(key, propertiesOf(schema)),
      }));
    }
    const [key] = issue.path;
    const value = key === undefined ? props : props[String(key)];
    if (value === UNKNOWN) return [];
    const found = value === undefined ? "nothing: the property is missing" : quote(value);
    const field = `<${name}> ${String(key ?? "")}`;
    const choices = /^one of (.+)$/.exec(issue.message)?.[1]?.split(", ") ?? [];
    const meant = didYouMean(String(value), choices);
    return [{ ...at, field, found, expected: issue.message, ...meant }];
  });
};

const checkProps = (file: string, component: Component): Problem[] => {
  const { name } = component;
  const schema = vocabulary[name ?? ""];
  if (!name || !schema || spreadsProps(component)) return [];
  const at = { file, line: component.position?.start.line };
  return propProblems(at, name, schema, literalProps(component));
};

/** What is wrong with one use of a component: its name, its properties, what stands in it. */
export const checkComponent = (file: string, component: Component): Problem[] => {
  const { name } = component;
  // Lower-case names are HTML elements.
  if (!name || /^[a-z]/.test(name)) return [];
  if (vocabulary[name]) return [...checkProps(file, component), ...checkContents(file, component)];
  const known = Object.keys(vocabulary).join(", ");
  return [
    {
      file,
      line: component.position?.start.line,
      field: `<${name}>`,
      found: "an unknown component",
      expected: `one of ${known}`,
      ...didYouMean(name, Object.keys(vocabulary)),
    },
  ];
};
