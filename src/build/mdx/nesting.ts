import type { Root } from "mdast";
import type { Node, Parent } from "unist";
import type { Problem } from "../content/problems";
import { byName } from "./by-name";
import type { Component } from "./literal-props";
import { contents } from "./vocabulary";

/** Which component each of those belongs in that mean nothing by themselves. */
const HOMES = byName({
  Colour: "Palette",
  Tile: "Tiles",
  Do: "DoDont",
  Dont: "DoDont",
});

/** Components that are there for the words in them. */
const HOLDS_WORDS = new Set(["Aside", "PullQuote", "Do", "Dont"]); // prettier-ignore

const isComponent = (node: Node): node is Component =>
  node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement";

const isBlank = (node: Node): boolean =>
  node.type === "text" && (node as Node & { value: string }).value.trim() === "";

const checkPlace = (file: string, component: Component, around: readonly string[]): Problem[] => {
  const { name = "", position } = component;
  const at = { file, line: position?.start.line, field: `<${name}>` };
  const home = HOMES[name ?? ""];
  const problems: Problem[] = [];
  if (home && !around.includes(home)) {
    const say = contents[home]?.say ?? "";
    problems.push({
      ...at,
      found: `a ${name} that stands outside a ${home}`,
      expected: `<${home}> around it: it holds ${say}`,
      suggestion: `Write <${home}> above it and </${home}> below.`,
    });
  }
  if (HOLDS_WORDS.has(name ?? "") && component.children.every(isBlank)) {
    const suggestion = `Write <${name}>words</${name}>, or take it out.`;
    problems.push({ ...at, found: "nothing in it", expected: "the words that it is to show", suggestion });
  }
  return problems;
}; // prettier-ignore

/** Components that stand where they mean nothing, or hold nothing where they have to. */
export const checkNesting = (file: string, tree: Root): Problem[] => {
  const problems: Problem[] = [];
  const visit = (node: Node, around: readonly string[]): void => {
    if (isComponent(node)) problems.push(...checkPlace(file, node, around));
    const names = isComponent(node) ? [...around, node.name ?? ""] : around;
    if ("children" in node) (node as Parent).children.forEach((child) => visit(child, names));
  };
  visit(tree, []);
  return problems;
};
