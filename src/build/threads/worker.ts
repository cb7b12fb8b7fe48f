import type { CardFile } from "../cards/write-card";
import { checkBody, type BodyFacts } from "../mdx/check";
import { TextStore } from "../mdx/text-store";

/* What a thread can be asked for (threads.ts). */

interface Text {
  file: string;
  body: string;
  /** Of the store that keeps it. */
  folder: string;
}

/** Reads a text and keeps what it evaluates to, which is too large to be handed over. */
export const readText = async ({ file, body, folder }: Text): Promise<BodyFacts> => {
  const { evaluated, ...facts } = await checkBody(file, body);
  new TextStore(folder).keep(body, { ...facts, ...(evaluated && { evaluated }) });
  return facts;
};

/** Draws cards and writes their files. */
export const writeCards = async (cards: readonly CardFile[]): Promise<void> => {
  // Only where there are cards to draw: the renderer is large.
  const { writeCard } = await import("../cards/write-card");
  for (const card of cards) await writeCard(card);
};

export interface Tasks {
  readText: typeof readText;
  writeCards: typeof writeCards;
}
