import { copyFile, mkdir, readdir, rename, rm, writeFile } from "node:fs/promises";
import { existsSync } from "node:fs";
import path from "node:path";
import { SHARE_CARDS_PATH } from "../../lib/constants";
import type { ShareCard } from "../graphql/share-cards";
import { renderCard } from "./render";

export type WrittenCard = Pick<ShareCard, "src" | "recipe">;

interface Folders {
  /** The site that is published. */
  site: string;
  /** Outlives builds. */
  cache: string;
}

/** Removes cards that no page has any more. */
const sweep = async (folder: string, wanted: ReadonlySet<string>): Promise<void> => {
  const names = await readdir(folder);
  const stale = names.filter((name) => !wanted.has(name));
  await Promise.all(stale.map((name) => rm(path.join(folder, name))));
};

/**
 * Writes the file of every card. What was rendered by an earlier build is taken from the cache,
 * in which a file stands under the hash of all that can be seen on it.
 *
 * @returns how many cards had to be rendered.
 * @throws Error when a picture cannot be read.
 */
export const writeCards = async (
  cards: readonly WrittenCard[],
  { site, cache }: Folders,
): Promise<number> => {
  const target = path.join(site, SHARE_CARDS_PATH);
  await Promise.all([mkdir(target, { recursive: true }), mkdir(cache, { recursive: true })]);
  let rendered = 0;
  // One after the other: a card takes all cores for a moment.
  for (const { src, recipe } of cards) {
    const cached = path.join(cache, `${recipe.hash}.jpg`);
    if (!existsSync(cached)) {
      // A build that is broken off must not leave half a file behind under its final name.
      await writeFile(`${cached}.part`, await renderCard(recipe));
      await rename(`${cached}.part`, cached);
      rendered += 1;
    }
    await copyFile(cached, path.join(site, src));
  }
  await sweep(target, new Set(cards.map(({ src }) => path.posix.basename(src))));
  await sweep(cache, new Set(cards.map(({ recipe }) => `${recipe.hash}.jpg`)));
  return rendered;
};
