import type { Literal } from "mdast";
import { walk, type TreeNode } from "../../lib/tree";
import { quote, type Problem } from "../content/problems";
import { checkComponent } from "./check-component";
import { complete } from "./complete";
import { checkDepth } from "./depth";
import { eachNode, type MarkdownNode } from "./each-node";
import { foreignMarks } from "./foreign";
import { checkHeadings } from "./headings";
import { checkElement } from "./html";
import { checkNesting } from "./nesting";
import { readBody } from "./read";
import { readingMinutes } from "./reading-minutes";
import { checkRun } from "./run";
import { checkSlips } from "./slips";
import { collectTargets, NO_TARGETS, type Targets } from "./targets";

export interface BodyFacts extends Targets {
  /** Whether the text can be evaluated and rendered, whatever else there is to put right. */
  canBeShown: boolean;
  /**
   * The places that a link can lead to (`#part`): the ids of its headings and notes. Nobody knows
   * them of a text that cannot be worked out.
   */
  anchors?: string[];
  /** How long reading it takes, in minutes; of a text that cannot be shown nobody asks. */
  minutes?: number;
}

export interface CheckedBody extends BodyFacts {
  /** The evaluated text, where there is one. */
  evaluated?: TreeNode[];
}

interface Positioned {
  position?: { start: { line: number } } | undefined;
}

const lineOf = (node: Positioned): number | undefined => node.position?.start.line;

/** `{width="6in"}`: an assignment to the parser, a setting to the one who pasted it. */
const SETTING = /^\s*[\w-]+\s*=(?![=>])/;

const refusals = (file: string, node: MarkdownNode): Problem[] => {
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

const idsOf = (evaluated: readonly TreeNode[]): string[] => {
  const ids = new Set<string>();
  walk(evaluated, ({ props }) => {
    if (typeof props.id === "string") ids.add(props.id);
  });
  return [...ids];
};

/** Reads an MDX body once: its problems, pictures and inner links, and what it evaluates to. */
export const checkBody = async (file: string, body: string): Promise<CheckedBody> => {
  const { tree, source, problems } = await readBody(file, body);
  if (!tree) return { ...NO_TARGETS, problems, canBeShown: false };
  const tooDeep = checkDepth(file, tree);
  if (tooDeep.length > 0) return { ...NO_TARGETS, problems: tooDeep, canBeShown: false };
  // Where a tag was left open, what stands in what cannot be told, nor what comes out of it.
  const isWhole = problems.length === 0;
  if (isWhole) problems.push(...checkNesting(file, tree));
  eachNode(tree, (node) => void problems.push(...refusals(file, node)));
  const isAccepted = problems.length === 0;
  const targets = collectTargets(file, tree);
  const remarks = [
    ...checkHeadings(file, tree),
    ...targets.problems,
    ...foreignMarks(file, body, source, tree),
    ...checkSlips(file, source, tree),
  ];
  const run = isWhole ? await checkRun(file, body, tree, targets) : undefined;
  // Where something was refused before, that is why.
  if (isAccepted && run) problems.push(...run.problems);
  const canBeShown = problems.length === 0;
  problems.push(...remarks);
  const { evaluated } = run ?? {};
  if (evaluated) complete(evaluated);
  return {
    ...targets,
    problems,
    canBeShown,
    minutes: readingMinutes(body),
    ...(evaluated && { evaluated, anchors: idsOf(evaluated) }),
  };
};
