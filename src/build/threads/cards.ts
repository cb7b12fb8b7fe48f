import { writeCard, type CardFile } from "../cards/write-card";

/** Draws cards and writes their files. */
export const writeCards = async (cards: readonly CardFile[]): Promise<void> => {
  for (const card of cards) await writeCard(card);
};
