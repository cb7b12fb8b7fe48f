import path from "node:path";
import type { Node } from "gatsby";
import type { GraphQLFieldResolver } from "graphql";
import { PLACEHOLDER_IMAGE } from "../../lib/constants";
import { picturePlaces, type PicturePlaceName } from "../../lib/picture-places";
import { fieldPlaces } from "../content/pictures";
import type { PictureData, ResolverContext } from "./pictures";

/*
 * While writing, a file that a page names may go, or be no picture any more. The check has said so
 * in plain words; the page shows the missing picture, instead of Gatsby telling it once more in
 * the words of its queries. A build has been stopped by the check before it comes here.
 */

const MISSING = "missing";

/** Whether `npm start` is at work, in which a file may be missing for a while. */
export const isWriting = (): boolean => process.env.NODE_ENV === "development";

/** Stands in for the node of a file that is not there. */
export const missingFile = (absolutePath: string): Node =>
  ({
    id: `${MISSING} ${absolutePath}`,
    absolutePath,
    relativePath: path.basename(absolutePath),
    children: [],
    internal: { type: "File", contentDigest: MISSING },
  }) as unknown as Node;

/** Whether a node stands in for a file that is not there. */
export const isMissing = (file: Node): boolean => file.internal.contentDigest === MISSING;

/** The missing picture, in the middle of the shapes that the place is made for. */
export const missingPicture = (place: PicturePlaceName): PictureData => {
  const { widths, sizes } = picturePlaces[place];
  const width = widths.at(-1) ?? 0;
  const src = PLACEHOLDER_IMAGE;
  return {
    src,
    srcSet: `${src} ${width}w`,
    sizes,
    sources: [],
    width,
    height: Math.round((width * 2) / 3),
  };
};

type Resolver = GraphQLFieldResolver<Node, ResolverContext>;

const orMissing: Resolver = async (source, args, context, info) => {
  const { originalResolver } = info as typeof info & { originalResolver: Resolver };
  const file: unknown = await originalResolver(source, args, context, info);
  return (
    file ?? missingFile(String((source as unknown as Record<string, unknown>)[info.fieldName]))
  );
};

/** A name and no more, for the card to look up (share-cards.ts). */
const isNameAlone = (field: string): boolean => field === "shareImage";

/** Of every field that leads to the picture of a page. */
export const missingFileResolvers = Object.fromEntries(
  Object.entries(fieldPlaces).map(([type, places]) => {
    const fields = Object.keys(places).filter((field) => !isNameAlone(field));
    return [type, Object.fromEntries(fields.map((field) => [field, { resolve: orMissing }]))];
  }),
);
