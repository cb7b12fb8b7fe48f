/*
 * The letters that names and prices in Nigeria are written in, beyond plain Latin. Every
 * shipped font has to hold them: the command that makes the fonts and a test both check it.
 */

/** Hausa, Igbo, Yoruba, Edo and others, as single characters. */
export const nigerianLetters = "ẸẹỌọṢṣỊịỤụṄṅƁɓƊɗƘƙƳƴǸǹḾḿ";

/** Grave, acute and dot below, for what has no character of its own (ọ́, ẹ̀, m̀). */
export const combiningMarks = "\u0300\u0301\u0323";

export const nairaSign = "₦";

const range = (first: number, last: number): string =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join(
    "",
  );

const basicLatin = range(0x20, 0x7e);
const westernLetters = range(0xc0, 0xff);
const signs = "\u00a0¡£§©«®°·»¿–—‘’“”…•€™←→↑↗−×′″";

/** All characters that the site's fonts are cut down to. */
export const shippedCharacters =
  basicLatin + westernLetters + signs + nigerianLetters + combiningMarks + nairaSign;
