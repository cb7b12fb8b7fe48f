import { writeCard, type CardFile } from "../cards/write-card";

/** While one card is encoded, for which a thread of sharp's own is busy, the next one is drawn. */
const AT_ONCE = 2;

/**
 * Draws cards and writes their files.
 *
 * @throws Error when a picture cannot be read.
 */
export const writeCards = async (cards: readonly CardFile[]): Promise<void> => {
  const next = cards.values();
  const writeNext = async () => {
    for (const card of next) await writeCard(card);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, writeNext));
};
