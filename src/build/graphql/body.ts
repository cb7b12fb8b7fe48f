import type { Node } from "gatsby";
import type { GraphQLResolveInfo } from "graphql";
import { evaluateMdx } from "../mdx/evaluate";
import { TextStore } from "../mdx/text-store";
import { textOf, walk, wordCount, type TreeNode } from "../../lib/tree";
import { resolveMedia } from "./media";
import type { ResolverContext } from "./pictures";

interface Heading {
  id: string;
  depth: number;
  text: string;
}

/** What a query may ask of a body; what it does not ask for is not worked out. */
interface BodyData {
  tree: TreeNode[];
  headings: () => Heading[];
  wordCount: () => number;
}

interface ContentNode extends Node {
  body: string;
}

const texts = new TextStore();

const headingsOf = (tree: readonly TreeNode[]): Heading[] => {
  const headings: Heading[] = [];
  walk(tree, ({ type, props, children }) => {
    const depth = /^h([2-6])$/.exec(type)?.[1];
    if (depth)
      headings.push({ id: String(props.id), depth: Number(depth), text: textOf(children) });
  });
  return headings;
};

/** Evaluates a body and replaces the files that it names by what is made of them. */
const resolveBody = async (
  source: ContentNode,
  _args: unknown,
  context: ResolverContext,
  info: GraphQLResolveInfo,
): Promise<BodyData> => {
  const tree = texts.tree(source.body) ?? (await evaluateMdx(source.body));
  await resolveMedia(tree, { node: source, context, info });
  return { tree, headings: () => headingsOf(tree), wordCount: () => wordCount(tree) };
};

const body = { body: { resolve: resolveBody } };

export const bodyResolvers = { Article: body, CaseStudy: body };
