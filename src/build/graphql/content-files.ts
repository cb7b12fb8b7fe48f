import path from "node:path";
import type { Node } from "gatsby";
import { decoded } from "../../lib/decoded";
import { isWriting, missingFile } from "./missing-files";
import type { ResolverContext } from "./pictures";

/** The absolute path of the content file that a typed node was made from. */
export const contentFileOf = (source: Node, { nodeModel }: ResolverContext): string => {
  const parent = source.parent ? nodeModel.getNodeById({ id: source.parent }) : null;
  return String(parent?.absolutePath);
};

/**
 * The File node of a picture or drawing beside a content file, by the name written there.
 *
 * @throws Error in a build, when there is no such file; the content check has told so before.
 */
export const fileBeside = async (
  source: Node,
  src: string,
  context: ResolverContext,
): Promise<Node> => {
  const folder = path.dirname(contentFileOf(source, context));
  const absolutePath = path.join(folder, decoded(src)).split(path.sep).join("/");
  const query = { filter: { absolutePath: { eq: absolutePath } } };
  const file = await context.nodeModel.findOne({ type: "File", query });
  if (!file && isWriting()) return missingFile(absolutePath);
  if (!file) throw new Error(`There is no file ${src} beside the text.`);
  return file;
};
