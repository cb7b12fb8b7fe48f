/*
 * The letters that names and prices in Nigeria are written in, beyond plain Latin. Every
 * shipped font has to hold them: the command that makes the fonts and a test both check it.
 */

/** Hausa, Igbo, Yoruba, Edo and others, as single characters. */
export const nigerianLetters = "ẸẹỌọṢṣỊịỤụṄṅƁɓƊɗƘƙƳƴŃńǸǹḾḿ";

/** Grave, acute and dot below, for what has no character of its own (ọ́, ẹ̀). */
export const combiningMarks = "\u0300\u0301\u0323";

export const nairaSign = "₦";

/** All characters from one to another, both among them, by their numbers. */
export const charactersBetween = (first: number, last: number): string =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));
