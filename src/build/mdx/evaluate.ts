import vm from "node:vm";
import type { Root } from "mdast";
import { isElement, type TreeNode } from "../../lib/tree";
import { treeAsWritten } from "./as-written";
import { hasCode } from "./author-code";
import { complete } from "./complete";
import { mdxParser } from "./parse";
import { htmlTreeOf, mdxProcessor } from "./processor";
import { vocabulary } from "./vocabulary";

const isLineBreakBetweenBlocks = (node: TreeNode): boolean => !isElement(node) && node === "\n";

/**
 * What a program of a text is run with: a JSX runtime that makes plain data where React's would make React elements,
 * and the components of the vocabulary, each of which stands for itself: its name becomes the element's type. As the
 * text of a program, since it has to be made in the world in which texts run: from any function or object of this one
 * a path leads to all that this one can do. `take` is given what a text has become, and `showText` runs it; as a
 * constant of the world it can neither be changed nor be watched by a text.
 */
const RUNTIME = `const { take, showText } = (() => {
  "use strict";
  // A page is made at once: what comes later would come when it is made, and what fails then, fails for nobody.
  delete globalThis.Promise;
  delete Array.fromAsync;
  // What an expression gives that is neither words nor an element, such as a date or a function.
  const NO_WORDS = "it gives nothing that can be shown: only words and numbers can";
  const components = ${JSON.stringify(Object.fromEntries(Object.keys(vocabulary).map((name) => [name, name])))};
  const flatten = (rendered) => {
    if (Array.isArray(rendered)) return rendered.flatMap(flatten);
    if (rendered === null || rendered === undefined || typeof rendered === "boolean") return [];
    if (typeof rendered === "string" || typeof rendered === "number") return [String(rendered)];
    if (typeof rendered !== "object" || !Array.isArray(rendered.children)) throw new Error(NO_WORDS);
    return [rendered];
  };
  const Fragment = (props) => props.children;
  const jsx = (type, props) => {
    if (typeof type === "function") return type(props);
    const { children, ...rest } = props;
    return { type, props: rest, children: flatten(children) };
  };
  let program;
  return {
    take: (given) => {
      program = given;
    },
    showText: () => {
      const { default: Content } = program({ Fragment, jsx, jsxs: jsx });
      return JSON.stringify(flatten(Content({ components })));
    },
  };
})();
take;`;

/** How long what stands in braces may take, in ms: a loop without an end is a mistake. */
const LONGEST_RUN = 2000;

const TAKES_TOO_LONG = `it has not ended after ${LONGEST_RUN / 1000} seconds: a loop has no end`;

/** What Node throws where code in a world runs longer than it may. */
const isTimeout = (error: unknown): boolean =>
  (Object(error) as { code?: string }).code === "ERR_SCRIPT_EXECUTION_TIMEOUT";

/**
 * Runs a program in a world with nothing in it but the language: what stands in braces cannot read the machine that
 * builds (its environment, its files), so nothing of that can slip into a page. Each text has one of its own, in which
 * no other has changed anything. What comes out of it comes as text.
 */
const runInWorld = (code: string): string => {
  // An object with a prototype would be one of this world.
  const world = vm.createContext(Object.create(null) as object, {
    codeGeneration: { strings: false, wasm: false },
  });
  const take = vm.runInContext(RUNTIME, world) as (program: unknown) => void;
  take(vm.runInContext(`(function () {${code}\n})`, world));
  try {
    return vm.runInContext("showText()", world, { timeout: LONGEST_RUN }) as string;
  } catch (error) {
    throw isTimeout(error) ? new Error(TAKES_TOO_LONG) : error;
  }
};

const LATER = "it would come later, and a page is made at once";

/** Whether a program waits for something, or fetches other code. */
const waits = (node: unknown): boolean => {
  if (Array.isArray(node)) return node.some(waits);
  if (typeof node !== "object" || node === null) return false;
  const { type, async: isAsync } = node as { type?: unknown; async?: unknown };
  return (
    type === "ImportExpression" ||
    type === "AwaitExpression" ||
    isAsync === true ||
    Object.entries(node).some(
      ([key, value]) => !/^(data|position|loc|range|comments)$/.test(key) && waits(value),
    )
  );
};

/** Makes a program of a text, as MDX does, and runs it. */
const runProgram = async (parsed: Root, body: string): Promise<TreeNode[]> => {
  const processor = await mdxProcessor();
  const estree = await processor.run(parsed, body);
  if (waits(estree)) throw new Error(LATER);
  const code = processor.stringify(estree, body) as string;
  return JSON.parse(runInWorld(code)) as TreeNode[];
};

/**
 * Evaluates a body that has been parsed, and uses up what was parsed.
 *
 * @param body the text that it was parsed from.
 * @throws what `runMdx` throws.
 */
export const runParsed = async (parsed: Root, body: string): Promise<TreeNode[]> => {
  const tree = hasCode(parsed)
    ? await runProgram(parsed, body)
    : treeAsWritten(await htmlTreeOf(parsed));
  return tree.filter((node) => !isLineBreakBetweenBlocks(node));
};

/**
 * Runs an MDX body once, in Node, into a tree of plain data, as it is written.
 *
 * @throws Error or VFileMessage with a position, when the body cannot be read or uses an unknown
 * component or name.
 */
export const runMdx = async (body: string): Promise<TreeNode[]> => {
  const parse = await mdxParser();
  return runParsed(parse(body), body);
};

/**
 * Evaluates an MDX body and adds what can be known while building.
 * Expressions and exports run here; nothing of them reaches the browser.
 *
 * @throws what `runMdx` throws.
 */
export const evaluateMdx = async (body: string): Promise<TreeNode[]> => {
  const blocks = await runMdx(body);
  complete(blocks);
  return blocks;
};
