import readingTime from "reading-time";

/**
 * How long reading a text takes, in minutes. The package looks several times at each letter, and all that
 * matters of a word is that it is one: of letters and digits that no language sets as words of their own,
 * one stands for those beside it.
 */
export const readingMinutes = (text: string): number =>
  readingTime(text.replace(/[A-Za-z0-9]+/g, "a")).minutes;
