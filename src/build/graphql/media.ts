import type { Node } from "gatsby";
import type { GraphQLResolveInfo } from "graphql";
import { placeInText } from "../../lib/picture-places";
import { walk, type TreeElement, type TreeNode } from "../../lib/tree";
import { fileBeside } from "./content-files";
import { isMissing } from "./missing-files";
import { resolveField, resolvePicture, type ResolverContext } from "./pictures";
import { withShortDigest } from "./short-addresses";

interface Source {
  /** The article or case study that the text belongs to. */
  node: Node;
  context: ResolverContext;
  info: GraphQLResolveInfo;
}

const pictureBeside = async (src: unknown, width: unknown, source: Source) => {
  const file = await fileBeside(source.node, String(src), source.context);
  return resolvePicture(file, placeInText(width), source.context, source.info);
};

/** The address at which a file is served as it is. */
const addressOf = async (src: string, source: Source): Promise<unknown> => {
  const file = await fileBeside(source.node, src, source.context);
  if (isMissing(file)) return src;
  const resolve = resolveField("File", "publicURL", source.info);
  return resolve(withShortDigest(file), {}, source.context, source.info);
};

const addresses = async (props: TreeElement["props"], names: string[], source: Source) => {
  for (const name of names) {
    const src = props[name];
    if (typeof src === "string") props[name] = await addressOf(src, source);
  }
};

type Resolver = (props: TreeElement["props"], source: Source) => Promise<void>;

const resolvers: Record<string, Resolver> = {
  Figure: async (props, source) => {
    const picture = await pictureBeside(props.src, props.width, source);
    Object.assign(props, { picture, large: picture.src });
    delete props.src;
  },
  img: async (props, source) => {
    props.picture = await pictureBeside(props.src, "text", source);
    delete props.src;
    delete props.title;
  },
  Tile: (props, source) => addresses(props, ["art"], source),
  TypeSpecimen: (props, source) => addresses(props, ["font"], source),
  Video: async (props, source) => {
    const { src, width, height } = await pictureBeside(props.poster, "poster", source);
    props.poster = { src, width, height };
    await addresses(props, ["src", "captions"], source);
  },
};

/** Replaces every file that an evaluated body names by its rendered picture or its address. */
export const resolveMedia = async (tree: readonly TreeNode[], source: Source): Promise<void> => {
  const work: Promise<void>[] = [];
  walk(tree, ({ type, props }) => {
    const resolve = resolvers[type];
    if (resolve) work.push(resolve(props, source));
  });
  await Promise.all(work);
};
