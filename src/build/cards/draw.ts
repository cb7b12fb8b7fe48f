import path from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { describeCard } from "./facts";
import { writeCards, type WrittenCard } from "./write";

/* Cards need their pages' content and nothing of the pages, so they are drawn beside the bundling. */

interface Drawn {
  count: number;
  /** How many of them were not there yet. */
  rendered: number;
}

let drawing: Promise<Drawn> | undefined;

const query = `{
  ${Object.keys(describeCard)
    .map((type) => `${type}: all${type} { nodes { shareCard { src recipe } } }`)
    .join("\n  ")}
}`;

type Answer = Record<string, { nodes: { shareCard: WrittenCard }[] }>;

type Args = Pick<CreatePagesArgs, "graphql" | "store">;

const drawAll = async ({ graphql, store }: Args): Promise<Drawn> => {
  const { data, errors } = await graphql<Answer>(query);
  if (!data) throw new Error(`The share cards could not be described: ${String(errors)}`);
  const { program } = store.getState() as { program: { directory: string } };
  const cards = Object.values(data).flatMap(({ nodes }) => nodes.map((node) => node.shareCard));
  const rendered = await writeCards(cards, path.join(program.directory, "public"));
  return { count: cards.length, rendered };
};

/** Begins to draw all cards and does not wait for them. */
export const startCards = (args: Args): void => {
  drawing = drawAll(args);
  // Told to the one who asks for them.
  drawing.catch(() => undefined);
};

/**
 * Waits until all cards are there.
 *
 * @throws Error when a picture cannot be read.
 */
export const cardsDrawn = async (): Promise<Drawn> => (await drawing) ?? { count: 0, rendered: 0 };
