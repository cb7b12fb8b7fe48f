import type { Node } from "gatsby";
import type { GraphQLFieldResolver, GraphQLObjectType, GraphQLResolveInfo } from "graphql";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import { isWriting, missingPicture } from "./missing-files";
import {
  fallbackWidths,
  picturePlaces,
  type PicturePlace,
  type PicturePlaceName,
} from "../../lib/picture-places";
import { LEAN_AVIF } from "../encoder-settings";

/** What `<Picture>` needs, as plain data. */
export interface PictureData {
  src: string;
  srcSet: string;
  sizes: string;
  sources: { type: string; srcSet: string }[];
  /** In px, of the widest rendering: the shape of the box that is kept free for it. */
  width: number;
  height: number;
}

interface NodeModel {
  getNodeById(args: { id: string }): Node | null;
}

export interface ResolverContext {
  nodeModel: NodeModel & {
    findOne(args: { type: string; query?: object }): Promise<Node | null>;
    findAll(args: { type: string; query?: object }): Promise<{ entries: Iterable<Node> }>;
  };
}

const imageSharpOf = (file: Node, { nodeModel }: ResolverContext): Node | undefined =>
  file.children
    .map((id) => nodeModel.getNodeById({ id }))
    .find((child): child is Node => child?.internal.type === "ImageSharp");

/** The resolver that a plugin gave to a field, to be called with our own arguments. */
export const resolveField = (typeName: string, field: string, info: GraphQLResolveInfo) => {
  const type = info.schema.getType(typeName) as GraphQLObjectType;
  return type.getFields()[field]?.resolve as GraphQLFieldResolver<Node, ResolverContext>;
};

/** A picture as wide as the last width of a part is in the next with its own. */
const joinSrcSets = (srcSets: readonly (string | undefined)[]): string => {
  const byWidth = new Map<string | undefined, string>();
  for (const candidate of srcSets.flatMap((srcSet) => srcSet?.split(/,\s*/) ?? [])) {
    const width = candidate.split(" ").at(-1);
    if (!byWidth.has(width)) byWidth.set(width, candidate);
  }
  return [...byWidth.values()].join(",\n");
};

const renderPicture = async (
  file: Node,
  image: Node,
  place: PicturePlaceName,
  context: ResolverContext,
  info: GraphQLResolveInfo,
): Promise<PictureData> => {
  const { widths, sizes, leanUpTo = 0 }: PicturePlace = picturePlaces[place];
  const resolve = resolveField("ImageSharp", "gatsbyImageData", info);
  const rendered = async (
    formats: readonly string[],
    breakpoints: readonly number[],
    options?: object,
  ) => {
    const args = {
      layout: "fullWidth",
      placeholder: "none",
      formats,
      breakpoints,
      sizes,
      ...options,
    };
    const data = (await resolve(image, args, context, info)) as IGatsbyImageData;
    const { fallback, sources = [] } = data.images;
    if (!fallback?.srcSet) throw new Error(`${String(file.relativePath)} could not be rendered.`);
    return { ...data, fallback: { ...fallback, srcSet: fallback.srcSet }, sources };
  };
  // The first of the formats is given as the fallback of the others.
  const modern = (part: readonly number[], options?: object) =>
    rendered(["webp", "avif"], part, options);
  const lean = widths.filter((width) => width <= leanUpTo);
  const parts = [];
  if (lean.length > 0) {
    parts.push(await modern(lean, { avifOptions: { quality: LEAN_AVIF.quality } }));
  }
  const isNarrow = parts.some(({ fallback: { srcSet } }) => !srcSet.includes(` ${lean.at(-1)}w`));
  if (!isNarrow) parts.push(await modern(widths.filter((width) => width > leanUpTo)));
  const { fallback, ...data } = await rendered(["auto"], fallbackWidths(widths));
  const width = widths.at(-1) ?? data.width;
  return {
    src: fallback.src,
    srcSet: fallback.srcSet,
    sizes,
    sources: [
      {
        type: "image/avif",
        srcSet: joinSrcSets(parts.map(({ sources: [avif] }) => avif?.srcSet)),
      },
      { type: "image/webp", srcSet: joinSrcSets(parts.map(({ fallback: webp }) => webp.srcSet)) },
    ],
    // For this layout gatsbyImageData gives a ratio (width 1); a box needs whole pixels.
    width,
    height: Math.round((width * data.height) / data.width),
  };
};

/**
 * What a build has asked for already: a picture is on its page, in lists and beside its neighbours.
 * By content and name, which its addresses are made of.
 */
const known = new Map<string, Promise<PictureData>>();

/**
 * Renders a picture for a place of the layout, in AVIF, WebP and its own format.
 * The work itself is gatsbyImageData's; this chooses widths and keeps what a page needs.
 *
 * @throws Error in a build, when the file is not a picture that can be read.
 */
export const resolvePicture = async (
  file: Node,
  place: PicturePlaceName,
  context: ResolverContext,
  info: GraphQLResolveInfo,
): Promise<PictureData> => {
  try {
    const image = imageSharpOf(file, context);
    if (!image) throw new Error(`${String(file.relativePath)} is not a picture that can be read.`);
    const render = () => renderPicture(file, image, place, context, info);
    // While writing, a picture is rendered when its page asks for it, each time it does.
    if (isWriting()) return await render();
    const key = [file.internal.contentDigest, file.base, place].join(" ");
    const picture = known.get(key) ?? render();
    known.set(key, picture);
    return await picture;
  } catch (error) {
    if (isWriting()) return missingPicture(place);
    throw error;
  }
};

export const pictureResolvers = {
  File: {
    picture: {
      type: "Picture!",
      args: { place: "PicturePlace!" },
      resolve: (
        file: Node,
        { place }: { place: PicturePlaceName },
        context: ResolverContext,
        info: GraphQLResolveInfo,
      ) => resolvePicture(file, place, context, info),
    },
  },
};
