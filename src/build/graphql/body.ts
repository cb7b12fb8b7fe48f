import path from "node:path";
import type { Node } from "gatsby";
import type { GraphQLResolveInfo } from "graphql";
import type { PicturePlaceName } from "../../lib/picture-places";
import { evaluateMdx } from "../mdx/evaluate";
import { textOf, walk, type TreeElement, type TreeNode } from "../../lib/tree";
import { resolvePicture, type ResolverContext } from "./pictures";

export interface BodyData {
  tree: TreeNode[];
  headings: { id: string; depth: number; text: string }[];
}

interface ContentNode extends Node {
  body: string;
}

const PLACES: Record<string, PicturePlaceName> = { text: "TEXT", wide: "WIDE", full: "BLEED" };

const headingsOf = (tree: readonly TreeNode[]): BodyData["headings"] => {
  const headings: BodyData["headings"] = [];
  walk(tree, ({ type, props, children }) => {
    const depth = /^h([2-6])$/.exec(type)?.[1];
    if (depth)
      headings.push({ id: String(props.id), depth: Number(depth), text: textOf(children) });
  });
  return headings;
};

const picturesOf = (tree: readonly TreeNode[]): TreeElement[] => {
  const pictures: TreeElement[] = [];
  walk(tree, (element) => {
    if (element.type === "Figure" || element.type === "img") pictures.push(element);
  });
  return pictures;
};

const fileBeside = async (source: ContentNode, src: string, context: ResolverContext) => {
  const folder = path.dirname(contentFileOf(source, context));
  const absolutePath = path.join(folder, decodeURI(src)).split(path.sep).join("/");
  const query = { filter: { absolutePath: { eq: absolutePath } } };
  return context.nodeModel.findOne({ type: "File", query });
};

const contentFileOf = (source: ContentNode, { nodeModel }: ResolverContext): string => {
  const mdx = source.parent ? nodeModel.getNodeById({ id: source.parent }) : null;
  return String(mdx?.internal.contentFilePath);
};

/** Evaluates a body and replaces the `src` of every picture in it by the rendered picture. */
const resolveBody = async (
  source: ContentNode,
  _args: unknown,
  context: ResolverContext,
  info: GraphQLResolveInfo,
): Promise<BodyData> => {
  const tree = await evaluateMdx(source.body);
  await Promise.all(
    picturesOf(tree).map(async ({ props }) => {
      const file = await fileBeside(source, String(props.src), context);
      if (!file) throw new Error(`There is no picture ${String(props.src)} beside the text.`);
      const place = PLACES[String(props.width)] ?? "TEXT";
      props.picture = await resolvePicture(file, place, context, info);
      delete props.src;
    }),
  );
  return { tree, headings: headingsOf(tree) };
};

const body = { body: { resolve: resolveBody } };

export const bodyResolvers = { Article: body, CaseStudy: body };
