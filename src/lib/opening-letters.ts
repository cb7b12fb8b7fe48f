/*
 * The letters of a headline may come with its page, as a font of their own that the last step of a build
 * writes into the HTML (src/build/first-view/opening-letters.ts). It holds nothing else, so that only what
 * is marked is set in it, and that until somebody goes on to another page, whose headline has other letters.
 */

/** For what is set in that font where there is one; of headlines only in pages that open with words. */
export const inPage = { "data-letters": "" } as const;

/** The id of the style that holds the font. */
export const LETTERS_ID = "letters";

export const LETTERS_FAMILY = "Opening";

/** The custom property that names the font and what stands in for it, in pages that have it in both styles. */
export const LETTERS_PROPERTY = "--font-opening";
