import {
  charactersBetween,
  combiningMarks,
  nairaSign,
  nigerianLetters,
} from "../../src/lib/letters";

/* What the site's fonts are cut down to. */

const basicLatin = charactersBetween(0x20, 0x7e);
const westernLetters = charactersBetween(0xc0, 0xff);
const signs = "\u00a0¡£§©«®°·»¿–—‘’“”…•€™←→↑↗↩−×′″";

const plainLetters = charactersBetween(0x41, 0x5a) + charactersBetween(0x61, 0x7a);

/** Vowels with tones that have a character of their own. */
const tonedVowels = "ÁÀÉÈÍÌÓÒÚÙáàéèíìóòúù";

/**
 * What nearly all texts of the site are written with, by how much of it a font needs: each font has a
 * small file for the first view, and others that are asked for where a text holds anything else.
 */
export const everydayCharacters = {
  words: `${plainLetters} \u00a0.,:;?!&’“”-–—`,
  brackets: "()",
  figures: `${charactersBetween(0x30, 0x39)}/'`,
  imprint: "©",
  mail: "@",
  telephone: "+",
  /** Before the entries of a list. */
  bullet: "•",
  /** At the end of a footnote. */
  back: "↩",
  /** Before the value of a colour. */
  hash: "#",
  /** Of Nigeria's languages, with all that is set above and below them. */
  names: tonedVowels + nigerianLetters + combiningMarks,
};

/** All characters that the site's fonts are cut down to. */
export const shippedCharacters =
  basicLatin + westernLetters + signs + nigerianLetters + combiningMarks + nairaSign;
