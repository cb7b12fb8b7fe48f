import type { Root } from "mdast";
import type { MdxJsxFlowElement, MdxJsxTextElement } from "mdast-util-mdx";
import { toString } from "mdast-util-to-string";
import { visit } from "unist-util-visit";
import { quote, type Problem } from "../content/problems";
import { mdxPlugins } from "./plugins";
import { vocabulary } from "./vocabulary";

export interface BodyFacts {
  problems: Problem[];
  /** Pictures beside the file that the body shows, as written (`./name.jpg`). */
  pictures: { src: string; line: number | undefined }[];
  /** Links within the site, as written (`/projects`, `/articles/x#part`, `#part`). */
  links: { href: string; line: number | undefined }[];
}

interface Positioned {
  position?: { start: { line: number } } | undefined;
}

const lineOf = (node: Positioned): number | undefined => node.position?.start.line;

type Component = MdxJsxFlowElement | MdxJsxTextElement;

/** The attributes whose value is known without running anything. */
const literalProps = (component: Component): Record<string, unknown> => {
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

const checkComponent = (file: string, component: Component): Problem[] => {
  const { name } = component;
  // Lower-case names are HTML elements.
  if (!name || /^[a-z]/.test(name)) return [];
  const line = lineOf(component);
  const schema = vocabulary[name];
  if (!schema) {
    const known = Object.keys(vocabulary).join(", ");
    return [
      {
        file,
        line,
        field: `<${name}>`,
        found: "an unknown component",
        expected: `one of ${known}`,
      },
    ];
  }
  const props = literalProps(component);
  const checked = schema.safeParse(props);
  if (checked.success) return [];
  return checked.error.issues.flatMap((issue) => {
    if (issue.code === "unrecognized_keys") {
      return issue.keys.map((key) => ({
        file,
        line,
        field: `<${name}> ${key}`,
        found: "an unknown property",
        expected: "no such property, or its right spelling",
      }));
    }
    const [key] = issue.path;
    const value = key === undefined ? props : props[String(key)];
    const found = value === undefined ? "nothing: the property is missing" : quote(value);
    return [
      { file, line, field: `<${name}> ${String(key ?? "")}`, found, expected: issue.message },
    ];
  });
};

type Parsed = { tree: Root } | { reason: string; line: number | undefined };

const parse = async (body: string): Promise<Parsed> => {
  const { createProcessor } = await import("@mdx-js/mdx");
  try {
    return { tree: createProcessor(mdxPlugins).parse(body) as Root };
  } catch (error) {
    const { reason, line, message } = error as { reason?: string; line?: number; message: string };
    return { reason: reason ?? message, line };
  }
};

/** Reads an MDX body without running it: its problems, pictures and inner links. */
export const checkBody = async (file: string, body: string): Promise<BodyFacts> => {
  const facts: BodyFacts = { problems: [], pictures: [], links: [] };
  const parsed = await parse(body);
  if (!("tree" in parsed)) {
    facts.problems.push({
      file,
      line: parsed.line,
      field: "text",
      found: `something that cannot be read: ${parsed.reason}`,
      expected: "every < and { of the text written as &lt; and &#123;, and every component closed",
    });
    return facts;
  }
  visit(parsed.tree, (node) => {
    const line = lineOf(node);
    if (node.type === "mdxjsEsm" && /^\s*import\b/m.test(node.value)) {
      facts.problems.push({
        file,
        line,
        field: "text",
        found: quote(node.value),
        expected: "no import: every component can be used as it is",
      });
    }
    if (node.type === "heading" && node.depth === 1) {
      facts.problems.push({
        file,
        line,
        field: "text",
        found: `a heading of the first level, ${quote(toString(node))}`,
        expected: "headings that begin with ##: the title of the page is the first level",
      });
    }
    if (node.type === "image") facts.pictures.push({ src: node.url, line });
    if (node.type === "link" && /^[/#]/.test(node.url)) facts.links.push({ href: node.url, line });
    if (node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement") {
      facts.problems.push(...checkComponent(file, node));
      const { src, art } = literalProps(node);
      if (node.name === "Figure" && typeof src === "string") facts.pictures.push({ src, line });
      if (node.name === "Tile" && typeof art === "string") facts.pictures.push({ src: art, line });
    }
  });
  return facts;
};
