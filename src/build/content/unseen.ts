/*
 * Signs that nobody sees on a page and that hardly anybody has typed: control characters, blanks of no
 * width, and those that turn the direction of what follows. The joiners of Persian and of emoji,
 * and the marks of direction that Arabic and Hebrew need, are not among them.
 */

export const UNSEEN = /[\u00AD\u200B\u202D\u202E\u2060\uFEFF\u2028\u2029]|(?![\n\r\t])\p{Cc}/gu;

export const UNSEEN_FOUND =
  "a sign that cannot be seen, as word processors and web pages leave behind";

export const UNSEEN_ADVICE = "Delete the letters around it and type them again.";
