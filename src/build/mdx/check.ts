import type { Root } from "mdast";
import type { MdxJsxFlowElement, MdxJsxTextElement } from "mdast-util-mdx";
import { definitions } from "mdast-util-definitions";
import { toString } from "mdast-util-to-string";
import { visit } from "unist-util-visit";
import { quote, type Problem } from "../content/problems";
import { evaluateMdx } from "./evaluate";
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

type Node = Root | Root["children"][number];

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

const refusals = (file: string, node: Node): Problem[] => {
  const at = { file, line: lineOf(node), field: "text" };
  if (node.type === "mdxjsEsm" && /^\s*import\b/m.test(node.value)) {
    const expected = "no import: every component can be used as it is";
    return [{ ...at, found: quote(node.value), expected }];
  }
  if (node.type === "heading" && node.depth === 1) {
    const found = `a heading of the first level, ${quote(toString(node))}`;
    const expected = "headings that begin with ##: the title of the page is the first level";
    return [{ ...at, found, expected }];
  }
  if (node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement") {
    return checkComponent(file, node);
  }
  return [];
};

/** What pictures and links lead to, also those written by reference (`[words][name]`). */
const collectTargets = (tree: Root): Pick<BodyFacts, "pictures" | "links"> => {
  const targets: Pick<BodyFacts, "pictures" | "links"> = { pictures: [], links: [] };
  const definition = definitions(tree);
  const addLink = (href: string | undefined, node: Positioned) => {
    if (href && /^[/#]/.test(href)) targets.links.push({ href, line: lineOf(node) });
  };
  const addPicture = (src: unknown, node: Positioned) => {
    if (typeof src === "string") targets.pictures.push({ src, line: lineOf(node) });
  };
  visit(tree, (node) => {
    if (node.type === "image") addPicture(node.url, node);
    if (node.type === "imageReference") addPicture(definition(node.identifier)?.url, node);
    if (node.type === "link") addLink(node.url, node);
    if (node.type === "linkReference") addLink(definition(node.identifier)?.url, node);
    if (node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement") {
      const { src, art } = literalProps(node);
      if (node.name === "Figure") addPicture(src, node);
      if (node.name === "Tile") addPicture(art, node);
    }
  });
  return targets;
};

/** Whether a body contains code that only shows when it runs that it cannot. */
const hasCode = (tree: Root): boolean => {
  let found = false;
  visit(tree, (node) => {
    if (/^mdx(FlowExpression|TextExpression|jsEsm)$/.test(node.type)) found = true;
  });
  return found;
};

const runs = async (file: string, body: string): Promise<Problem[]> => {
  try {
    await evaluateMdx(body);
    return [];
  } catch (error) {
    const { message, line } = error as { message: string; line?: number };
    const expected = "braces only around what can be worked out; a brace of the text as &#123;";
    return [{ file, line, field: "text", found: `something in braces: ${message}`, expected }];
  }
};

/** Reads an MDX body: its problems, pictures and inner links. Runs it only if it holds code. */
export const checkBody = async (file: string, body: string): Promise<BodyFacts> => {
  const parsed = await parse(body);
  if (!("tree" in parsed)) {
    const problem = {
      file,
      line: parsed.line,
      field: "text",
      found: `something that cannot be read: ${parsed.reason}`,
      expected: "every < and { of the text written as &lt; and &#123;, and every component closed",
    };
    return { problems: [problem], pictures: [], links: [] };
  }
  const { tree } = parsed;
  const problems: Problem[] = [];
  visit(tree, (node) => void problems.push(...refusals(file, node)));
  if (problems.length === 0 && hasCode(tree)) problems.push(...(await runs(file, body)));
  return { problems, ...collectTargets(tree) };
};
