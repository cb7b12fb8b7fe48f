import { retext } from "retext";
import smartypants from "retext-smartypants";

const NBSP = "\u00a0";

const quotes = retext().use(smartypants, {
  quotes: true,
  dashes: false,
  ellipses: false,
  backticks: false,
});

const signs = retext().use(smartypants, {
  quotes: false,
  // Two hyphens are an en dash, three an em dash.
  dashes: "oldschool",
  ellipses: true,
  backticks: false,
});

/** Words that a number, or a name, is not to be parted from at the end of a line. */
const BEFORE_NUMBER = "No\\.|Nos\\.|Fig\\.|Figs\\.|Plate|p\\.|pp\\.|c\\.|₦|€|\\$|£";
const BEFORE_NAME = "Mr|Mrs|Ms|Dr|Prof|Chief|St";
const UNITS =
  "px|pt|rem|em|dpi|mm|cm|m|km|in|ft|g|kg|gsm|ml|l|MB|KB|GB|Hz|kHz|ms|s|h|min|am|pm|%|°C|million|billion";

const bindings: [RegExp, string][] = [
  [new RegExp(`(^|[\\s(“‘])(${BEFORE_NUMBER}) (?=[\\d#])`, "g"), `$1$2${NBSP}`],
  [new RegExp(`(^|[\\s(“‘])(${BEFORE_NAME})(\\.?) (?=\\p{Lu})`, "gu"), `$1$2$3${NBSP}`],
  [new RegExp(`(\\d) (?=(?:${UNITS})(?![\\p{L}\\d]))`, "gu"), `$1${NBSP}`],
  // A dash hangs on to the word before it, and a line does not begin with it.
  [/(\S) (?=[–—] )/g, `$1${NBSP}`],
  // From one year to another.
  [/(?<![\d-])((?:18|19|20)\d\d)-((?:18|19|20)\d\d)(?![\d-])/g, "$1–$2"],
];

/**
 * An opening mark that is never closed is an apostrophe: ’Tunde and ’Bola, short for longer
 * names, would otherwise stand there like the beginning of a quotation.
 */
const apostrophes = (text: string): string => {
  const marks = [...text.matchAll(/‘|(?<=[\p{L}\p{M}\p{N}.,!?…;:–—])’(?!\p{L})/gu)];
  const unclosed = marks.filter(
    (mark, index) => mark[0] === "‘" && (marks[index + 1]?.[0] ?? "‘") === "‘",
  );
  const characters = text.split("");
  for (const { index } of unclosed) characters[index] = "’";
  return characters.join("");
};

/** Marks that open nothing: feet and inches, and the shortened "and" of rock 'n' roll. */
const unpaired = (text: string): string =>
  text
    .replace(/(?<=\d)'( ?\d{1,2}(?:\.\d+)?)"(?![\p{L}\d])/gu, "′$1″")
    .replace(/(?<=\p{L} ?)(?<!\b(?:letters?|key|sign|an?|the) )'n'(?= ?\p{L})/gu, "’n’");

/** Turns straight quotation marks and apostrophes; the text keeps its length. */
export const setQuotes = (text: string): string =>
  /["']/.test(text) ? apostrophes(String(quotes.processSync(unpaired(text)))) : text;

/** Dashes, ellipses and the spaces at which a line may not break. */
export const setSigns = (text: string): string => {
  const set = /--|\.\.\./.test(text) ? String(signs.processSync(text)) : text;
  return bindings.reduce((line, [pattern, by]) => line.replace(pattern, by), set);
};

/** Sets a text that stands by itself, such as a caption. */
export const setText = (text: string): string => setSigns(setQuotes(text));
