import path from "node:path";
import type { Node } from "gatsby";
import type { GraphQLResolveInfo } from "graphql";
import { fileNameOf } from "../../lib/file-name";
import type { PicturePlaceName } from "../../lib/picture-places";
import { evaluateMdx } from "../mdx/evaluate";
import { textOf, walk, type TreeElement, type TreeNode } from "../../lib/tree";
import { resolveField, resolvePicture, type ResolverContext } from "./pictures";

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

const elementsOf = (tree: readonly TreeNode[], types: readonly string[]): TreeElement[] => {
  const elements: TreeElement[] = [];
  walk(tree, (element) => {
    if (types.includes(element.type)) elements.push(element);
  });
  return elements;
};

/** @throws Error when there is no such file; the content check has told so before. */
const fileBeside = async (source: ContentNode, src: string, context: ResolverContext) => {
  const folder = path.dirname(contentFileOf(source, context));
  const absolutePath = path.join(folder, fileNameOf(src)).split(path.sep).join("/");
  const query = { filter: { absolutePath: { eq: absolutePath } } };
  const file = await context.nodeModel.findOne({ type: "File", query });
  if (!file) throw new Error(`There is no file ${src} beside the text.`);
  return file;
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
  const pictures = elementsOf(tree, ["Figure", "img"]).map(async ({ props }) => {
    const file = await fileBeside(source, String(props.src), context);
    const place = PLACES[String(props.width)] ?? "TEXT";
    props.picture = await resolvePicture(file, place, context, info);
    delete props.src;
  });
  const drawings = elementsOf(tree, ["Tile"]).map(async ({ props }) => {
    if (typeof props.art !== "string") return;
    const file = await fileBeside(source, props.art, context);
    props.art = await resolveField("File", "publicURL", info)(file, {}, context, info);
  });
  await Promise.all([...pictures, ...drawings]);
  return { tree, headings: headingsOf(tree) };
};

const body = { body: { resolve: resolveBody } };

export const bodyResolvers = { Article: body, CaseStudy: body };
