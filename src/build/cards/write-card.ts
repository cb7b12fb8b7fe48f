import { rename, writeFile } from "node:fs/promises";
import { renderCard, type CardRecipe } from "./render";

/** A card that has still to be drawn. */
export interface CardFile {
  /** Absolute path. */
  file: string;
  recipe: CardRecipe;
}

/**
 * Draws a card into its file.
 *
 * @throws Error when a picture cannot be read.
 */
export const writeCard = async ({ file, recipe }: CardFile): Promise<void> => {
  // A build that is broken off must not leave half a file behind under its final name.
  await writeFile(`${file}.part`, await renderCard(recipe));
  await rename(`${file}.part`, file);
};
