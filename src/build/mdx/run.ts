import type { Root } from "mdast";
import { placeInText } from "../../lib/picture-places";
import { walk, type TreeElement, type TreeNode } from "../../lib/tree";
import { quote, type Problem } from "../content/problems";
import { isNote } from "./author-code";
import { propProblems } from "./check-component";
import { checkDescription } from "./pictures";
import { eachNode } from "./each-node";
import { runParsed } from "./evaluate";
import { literalProps, spreadsProps, UNKNOWN } from "./literal-props";
import type { Targets } from "./targets";
import { fileProps, vocabulary } from "./vocabulary";

/*
 * What stands in braces is known only when the text is run: whether it can be worked out at all,
 * and what it gives the components.
 */

interface Code {
  /** As it is written between the braces. */
  value: string;
  line: number | undefined;
  /** Of the component that it is given to. */
  component?: string | undefined;
}

interface Positioned {
  position?: { start: { line: number } } | undefined;
}

const lineOf = ({ position }: Positioned): number | undefined => position?.start.line;

/** All code of a body: expressions, exports, values and spreads of components; notes are none. */
const codeOf = (tree: Root): Code[] => {
  const code: Code[] = [];
  eachNode(tree, (node) => {
    if (/^mdx(FlowExpression|TextExpression|jsEsm)$/.test(node.type)) {
      const { value } = node as { value: string };
      if (!isNote(node)) code.push({ value, line: lineOf(node) });
    }
    if (node.type !== "mdxJsxFlowElement" && node.type !== "mdxJsxTextElement") return;
    const at = { line: lineOf(node), component: node.name ?? undefined };
    // What is written out, such as `tone={1}`, needs no running.
    const props = literalProps(node);
    for (const attribute of node.attributes) {
      const { value } = attribute;
      if (attribute.type === "mdxJsxExpressionAttribute")
        code.push({ ...at, value: attribute.value });
      else if (typeof value === "object" && value && props[attribute.name] === UNKNOWN) {
        code.push({ ...at, value: value.value });
      }
    }
  });
  return code;
};

/** Names that a page cannot know: those of the machine that builds. */
const MACHINE = /^(process|require|module|__dirname|__filename|Buffer|global|window|document|fetch)$/; // prettier-ignore

const refusal = (file: string, code: readonly Code[], error: unknown): Problem => {
  // Code may throw anything, also nothing.
  const { message = String(error), line } = Object(error) as { message?: string; line?: number };
  if (code.length === 0) {
    const found = `something that cannot be shown: ${message}`;
    return { file, line, field: "text", found, expected: "words, Markdown and components alone" };
  }
  const name = /^(\S+) is not defined$/.exec(message)?.[1];
  const [only] = code.length === 1 ? code : [];
  const culprit = name ? code.find(({ value }) => value.includes(name)) : only;
  const shown = culprit ? `, ${quote(`{${culprit.value.trim()}}`)}` : "";
  const isProp = culprit?.component !== undefined;
  const at = { file, line: culprit ? culprit.line : line };
  if (name && MACHINE.test(name)) {
    return {
      ...at,
      field: "text",
      found: `words in braces${shown}: ${name} is a name for programs`,
      expected: "words alone",
      suggestion: "Write the value itself.",
    };
  }
  return {
    ...at,
    field: isProp ? `<${culprit.component}>` : "text",
    found: `words in braces${shown}: ${message}`,
    expected: isProp
      ? "a value in quotes, or braces around what can be worked out"
      : "braces only around what can be worked out; a brace of the text as &#123;",
    suggestion: isProp
      ? "Write the value in quotes in place of the braces."
      : "Write &#123; in place of {.",
  };
};

/** Where a component stands whose properties are known only now, by its name. */
const placesOf = (tree: Root, code: readonly Code[]) => {
  const lines = new Map<string, number | undefined>();
  eachNode(tree, (node) => {
    if (node.type !== "mdxJsxFlowElement" && node.type !== "mdxJsxTextElement") return;
    const isOpen = spreadsProps(node) || Object.values(literalProps(node)).includes(UNKNOWN);
    if (node.name && isOpen && !lines.has(node.name)) lines.set(node.name, lineOf(node));
  });
  return (name: string): number | undefined =>
    lines.get(name) ?? code.find(({ value }) => value.includes(`<${name}`))?.line;
};

interface Run {
  problems: Problem[];
  /** What comes out of the text; undefined when it cannot be worked out. */
  evaluated?: TreeNode[];
}

/**
 * Runs a body, to learn what comes out of it and, where it holds code, whether that can be worked
 * out: problems, and the pictures and files that are named in braces, added to `targets`. It is the
 * last thing to be done with a tree, and uses it up.
 */
export const checkRun = async (
  file: string,
  body: string,
  tree: Root,
  targets: Targets,
): Promise<Run> => {
  const code = codeOf(tree);
  const lineOfName = code.length > 0 ? placesOf(tree, code) : undefined;
  try {
    const evaluated = await runParsed(tree, body);
    const problems: Problem[] = [];
    if (!lineOfName) return { problems, evaluated };
    const known = new Set([...targets.pictures, ...targets.files].map(({ src }) => src));
    walk(evaluated, ({ type, props }: TreeElement) => {
      const schema = vocabulary[type];
      if (!schema) return;
      const line = lineOfName(type);
      // What was written out was looked at before; Markdown's own figures have no fault here.
      problems.push(...propProblems({ file, line }, type, schema, props));
      if (type === "Figure" && line !== undefined && typeof props.alt === "string") {
        const at = { file, line, field: "<Figure> alt" };
        if (!known.has(String(props.src))) {
          problems.push(...checkDescription(at, props.alt, String(props.src)));
        }
      }
      for (const [prop, kind] of Object.entries(fileProps[type] ?? {})) {
        const src = props[prop];
        if (typeof src !== "string" || known.has(src)) continue;
        if (kind === "file") targets.files.push({ src, line });
        else
          targets.pictures.push({
            src,
            line,
            place: placeInText(prop === "poster" ? prop : props.width),
          });
      }
    });
    return { problems, evaluated };
  } catch (error) {
    return { problems: [refusal(file, code, error)] };
  }
};
