import { createHash } from "node:crypto";
import path from "node:path";
import type { Node } from "gatsby";
import { SHARE_CARDS_PATH, SHARE_IMAGE } from "../../lib/constants";
import { cardAlt } from "../cards/alt";
import type { CardWords } from "../cards/compose";
import { describeCard } from "../cards/facts";
import type { CardRecipe } from "../cards/render";
import { rendererDigest } from "../cards/renderer";
import { fileBeside } from "./content-files";
import type { ResolverContext } from "./pictures";

/** The picture that is shown where a page is shared. */
export interface ShareCard {
  /** Path of the file; it changes with what is to be seen on the card. */
  src: string;
  alt: string;
  type: string;
  width: number;
  height: number;
  recipe: CardRecipe;
}

const hashOf = (parts: unknown): string =>
  createHash("sha256").update(JSON.stringify(parts)).digest("hex").slice(0, 16);

const recipeOf = (files: readonly Node[], words?: CardWords): CardRecipe => ({
  hash: hashOf([words, files.map((file) => file.internal.contentDigest), rendererDigest()]),
  ...(words && { words }),
  pictures: files.map((file) => ({
    file: String(file.absolutePath),
    digest: file.internal.contentDigest,
  })),
});

/** A name that tells a person whose card a file is. */
const nameOf = (node: Node): string =>
  String(node.slug || node.internal.type.replace(/Page$/, "")).toLowerCase();

const cardOf = (node: Node, alt: string, recipe: CardRecipe): ShareCard => ({
  src: path.posix.join(SHARE_CARDS_PATH, `${nameOf(node)}-${recipe.hash}.jpg`),
  alt,
  type: "image/jpeg",
  ...SHARE_IMAGE,
  recipe,
});

/**
 * Describes the card of a page. Nothing is rendered here: the files are drawn beside the
 * bundling (`src/build/cards/draw.ts`).
 *
 * @throws Error when a picture is not there; the content check has told so before.
 */
const resolveCard = async (
  node: Node,
  _args: unknown,
  context: ResolverContext,
): Promise<ShareCard> => {
  const describe = describeCard[node.internal.type];
  const site = await context.nodeModel.findOne({ type: "SiteFacts" });
  if (!describe || !site) throw new Error(`There is no share card for ${node.internal.type}.`);
  const facts = await describe(
    node,
    { name: String(site.name), location: String(site.location) },
    context,
  );
  const title = facts.words.title.map(({ text }) => text).join("");
  if (typeof node.shareImage === "string") {
    const own = await fileBeside(node, node.shareImage, context);
    return cardOf(node, cardAlt(title, []), recipeOf([own]));
  }
  const files = await Promise.all(
    facts.pictures.map(({ owner, src }) => fileBeside(owner, src, context)),
  );
  return cardOf(node, cardAlt(title, facts.pictureAlts), recipeOf(files, facts.words));
};

export const shareCardResolvers = Object.fromEntries(
  Object.keys(describeCard).map((type) => [
    type,
    { shareCard: { type: "ShareCard!", resolve: resolveCard } },
  ]),
);
