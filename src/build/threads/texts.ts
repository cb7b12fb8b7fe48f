import { checkBody, type BodyFacts } from "../mdx/check";
import { TextStore } from "../mdx/text-store";

/** A text to read. */
export interface Text {
  file: string;
  body: string;
  /** Of the store that keeps it. */
  folder: string;
}

const readText = async ({ file, body, folder }: Text): Promise<BodyFacts> => {
  const { evaluated, ...facts } = await checkBody(file, body);
  new TextStore(folder).keep(body, { ...facts, ...(evaluated && { evaluated }) });
  return facts;
};

/** Reads texts and keeps what they evaluate to, which is too large to be handed over. */
export const readTexts = async (texts: readonly Text[]): Promise<BodyFacts[]> => {
  const facts: BodyFacts[] = [];
  for (const text of texts) facts.push(await readText(text));
  return facts;
};
