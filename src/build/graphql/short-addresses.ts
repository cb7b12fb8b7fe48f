import type { CreateResolversArgs, Node } from "gatsby";
import { generateImageData } from "gatsby-plugin-sharp";
import { shortDigest } from "../file-digest";
import type { ResolverContext } from "./pictures";

/*
 * Pictures and other files are served below the digest of what they hold, which has 32 characters.
 * No compression makes them fewer, and a page names up to twenty files in the HTML that has to come
 * with the first packets: a short digest is as good, and leaves room for some lines of text.
 */

/** A file, to be given to the resolver of a plugin that makes its address. */
export const withShortDigest = (file: Node): Node => ({
  ...file,
  internal: { ...file.internal, contentDigest: shortDigest(file.internal.contentDigest) },
});

type Tools = Pick<CreateResolversArgs, "pathPrefix" | "reporter" | "cache">;

/** In place of the resolver of gatsby-transformer-sharp, which does the same with the whole digest. */
export const shortAddressResolvers = ({ pathPrefix, reporter, cache }: Tools) => ({
  ImageSharp: {
    gatsbyImageData: {
      resolve: (image: Node, args: object, { nodeModel }: ResolverContext) => {
        const file = nodeModel.getNodeById({ id: String(image.parent) });
        if (!file) throw new Error(`The file of ${image.id} is not known.`);
        return generateImageData({
          file: withShortDigest(file),
          args,
          pathPrefix,
          reporter,
          cache,
        });
      },
    },
  },
});
