import { existsSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { availableParallelism } from "node:os";
import path from "node:path";
import { SHARE_CARDS_PATH } from "../../lib/constants";
import type { ShareCard } from "../graphql/share-cards";
import { sweep } from "../sweep";
import { openCardThreads } from "../threads/threads";
import { writeCard, type CardFile } from "./write-card";

export type WrittenCard = Pick<ShareCard, "src" | "recipe">;

/** Starting threads takes as long as drawing about this many cards. */
const DRAWN_HERE = 30;

/** How many lots there are: few, for Gatsby bundles meanwhile and answers seldom, and some for each thread. */
const LOTS = Math.max(8, 2 * availableParallelism());

const draw = async (cards: readonly CardFile[]): Promise<void> => {
  if (cards.length <= DRAWN_HERE) {
    for (const card of cards) await writeCard(card);
    return;
  }
  const threads = openCardThreads();
  const atOnce = Math.ceil(cards.length / LOTS);
  const starts = Array.from({ length: Math.ceil(cards.length / atOnce) }, (_, at) => at * atOnce);
  try {
    await Promise.all(
      starts.map((start) => threads.writeCards(cards.slice(start, start + atOnce))),
    );
  } finally {
    await threads.end();
  }
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
  // Two pages may have the same card.
  const files = new Map(cards.map(({ src, recipe }) => [path.join(siteFolder, src), recipe]));
  const missing = [...files].filter(([file]) => !existsSync(file));
  await draw(missing.map(([file, recipe]) => ({ file, recipe })));
  await sweep(folder, new Set(cards.map(({ src }) => path.posix.basename(src))));
  return missing.length;
};
