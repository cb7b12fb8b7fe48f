import { existsSync } from "node:fs";
import { mkdir, readdir, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { SHARE_CARDS_PATH } from "../../lib/constants";
import type { ShareCard } from "../graphql/share-cards";
import { renderCard } from "./render";

export type WrittenCard = Pick<ShareCard, "src" | "recipe">;

/** Removes cards that no page has any more. */
const sweep = async (folder: string, wanted: ReadonlySet<string>): Promise<void> => {
  const names = await readdir(folder);
  const stale = names.filter((name) => !wanted.has(name));
  await Promise.all(stale.map((name) => rm(path.join(folder, name))));
};

/**
 * Writes the file of every card into the folder of the site. A file's name holds the hash of all
 * that can be seen on it, so one that an earlier build left there is right as it is.
 *
 * @returns how many cards had to be rendered.
 * @throws Error when a picture cannot be read.
 */
export const writeCards = async (
  cards: readonly WrittenCard[],
  siteFolder: string,
): Promise<number> => {
  const folder = path.join(siteFolder, SHARE_CARDS_PATH);
  await mkdir(folder, { recursive: true });
  let rendered = 0;
  // One after the other: a card takes all cores for a moment.
  for (const { src, recipe } of cards) {
    const file = path.join(siteFolder, src);
    if (existsSync(file)) continue;
    // A build that is broken off must not leave half a file behind under its final name.
    await writeFile(`${file}.part`, await renderCard(recipe));
    await rename(`${file}.part`, file);
    rendered += 1;
  }
  await sweep(folder, new Set(cards.map(({ src }) => path.posix.basename(src))));
  return rendered;
};
