import type { Literal, Root } from "mdast";
import { visit } from "unist-util-visit";
import { walk } from "../../lib/tree";
import { quote, type Problem } from "../content/problems";
import { checkComponent } from "./check-component";
import { evaluateMdx } from "./evaluate";
import { foreignMarks } from "./foreign";
import { checkHeadings } from "./headings";
import { checkElement } from "./html";
import { checkNesting } from "./nesting";
import { readBody } from "./read";
import { checkRun } from "./run";
import { checkSlips } from "./slips";
import { collectTargets, type Targets } from "./targets";

export interface BodyFacts extends Targets {
  /** Whether the text can be evaluated and rendered, whatever else there is to put right. */
  canBeShown: boolean;
}

interface Positioned {
  position?: { start: { line: number } } | undefined;
}

const lineOf = (node: Positioned): number | undefined => node.position?.start.line;

type Node = Root | Root["children"][number];

/** `{width="6in"}`: an assignment to the parser, a setting to the one who pasted it. */
const SETTING = /^\s*[\w-]+\s*=(?![=>])/;

const refusals = (file: string, node: Node): Problem[] => {
  const at = { file, line: lineOf(node), field: "text" };
  if (node.type === "mdxjsEsm" && /^\s*import\b/m.test(node.value)) {
    const expected = "no import: every component can be used as it is";
    return [{ ...at, found: quote(node.value), expected, suggestion: "Take the line out." }];
  }
  if (
    node.type === "mdxjsEsm" &&
    /^\s*export\b[^=\n]*\bfrom\b|^\s*export\s+(default|\*)/m.test(node.value)
  ) {
    const expected = "no export: a text gives nothing to others";
    return [{ ...at, found: quote(node.value), expected, suggestion: "Take the line out." }];
  }
  if (/^mdx(Flow|Text)Expression$/.test(node.type) && SETTING.test((node as Literal).value)) {
    const found = `settings in braces, as other systems and word processors write them, ${quote(`{${(node as Literal).value}}`)}`;
    const suggestion = "Take them out: this site sets headings, pictures and links by itself.";
    return [{ ...at, found, expected: "braces only around what can be worked out", suggestion }];
  }
  if (node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement") {
    return [...checkComponent(file, node), ...checkElement(file, node)];
  }
  return [];
};

/** The places of a body that a link can lead to (`#part`): the ids of its headings and notes. */
export const anchorsOf = async (body: string): Promise<Set<string>> => {
  const ids = new Set<string>();
  walk(await evaluateMdx(body), ({ props }) => {
    if (typeof props.id === "string") ids.add(props.id);
  });
  return ids;
};

/** Reads an MDX body: its problems, pictures and inner links. Runs it only if it holds code. */
export const checkBody = async (file: string, body: string): Promise<BodyFacts> => {
  const { tree, source, problems } = await readBody(file, body);
  if (!tree)
    return {
      problems,
      pictures: [],
      files: [],
      tones: [],
      compared: [],
      links: [],
      canBeShown: false,
    };
  // Where a tag was left open, what stands in what cannot be told.
  if (problems.length === 0) problems.push(...checkNesting(file, tree));
  visit(tree, (node) => void problems.push(...refusals(file, node)));
  const targets = collectTargets(file, tree);
  if (problems.length === 0) problems.push(...(await checkRun(file, body, tree, targets)));
  const canBeShown = problems.length === 0;
  const words = [...checkHeadings(file, tree), ...targets.problems];
  problems.push(...words, ...foreignMarks(file, body, source, tree));
  problems.push(...checkSlips(file, source, tree));
  return { ...targets, problems, canBeShown };
};
