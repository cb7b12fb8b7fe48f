import { FIELDS, TEXT_LINE } from "./corpus/article";

/* Articles as they are really saved, pasted and typed, with all that is odd about a text. */

interface OddText {
  name: string;
  /** The whole file. */
  text: string | Buffer;
}

interface GoodText extends OddText {
  /** What comes out of it. */
  holds: RegExp;
  /** What the check remarks, where it does. */
  remarks?: RegExp;
}

interface BadText extends OddText {
  line: number;
  /** What is said of it: field, found, expected and suggestion. */
  said: RegExp;
}

const withFields = (fields: object, body: string): string => {
  const lines = Object.entries({ ...FIELDS, ...fields }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  return `---\n${lines.join("\n")}\n---\n\n${body}`;
};

const article = (body: string): string => withFields({}, body);

const times = (count: number, write: (index: number) => string, between = "\n"): string =>
  Array.from({ length: count }, (_, index) => write(index)).join(between);

const good = (name: string, text: string | Buffer, holds: RegExp, remarks?: RegExp): GoodText => ({
  name,
  text,
  holds,
  ...(remarks && { remarks }),
});

const inField = (name: string, fields: object, line: number, said: RegExp): BadText => ({
  name,
  text: withFields(fields, "Words.\n"),
  line,
  said,
});

const WORDS = ["paper", "ink", "line", "type", "grid"];
const LONG_WORD = "Donaudampf".repeat(30);
const PLAIN = article("One line.\n\n- a leaf\n- a cup\n");
const NOT_SEEN = /sign that cannot be seen/;

/** Texts that can be published. */
export const goodTexts: readonly GoodText[] = [
  good("10,000 words", article(times(200, (part) => `## Part ${part}\n\n${times(50, (at) => WORDS[at % 5] ?? "", " ")}.\n`)), /Part 199/),
  good("10,000 words in one paragraph", article(`${times(10_000, (at) => WORDS[at % 5] ?? "", " ")}.\n`), /^.{50000,}$/),
  good("a word of 300 letters", article(`## A${LONG_WORD}\n\nA ${LONG_WORD} stands here.\n`), new RegExp(LONG_WORD)),
  good("lists of 50 levels", article(`${times(50, (level) => `${"  ".repeat(level)}- level ${level + 1}`)}\n`), /level 50/),
  good("quotes of 50 levels", article(`${">".repeat(50)} deep\n`), /deep/),
  good("Hebrew and Arabic", withFields({ title: '"שלום עולם: مرحبا"' }, "مرحبا بالعالم, שלום and English.\n\n## שלום\n"), /مرحبا بالعالم, שלום and English.*"id":"שלום"/),
  good("a text that turns its direction", article("Words \u202Eturned\u202C here.\n"), /turned/, NOT_SEEN),
  good("emoji of several signs", withFields({ title: '"Wax 🎨 👩🏽‍🎨"' }, "👩🏽‍🎨, 🇳🇬, ❤️‍🔥 and 1️⃣.\n\n## 🎨\n"), /👩🏽‍🎨, 🇳🇬, ❤️‍🔥 and 1️⃣/),
  good("joiners of Persian", article("می\u200Cخواهم.\n"), /می\u200Cخواهم/),
  good("blanks of no width", article("Para\u200Bgraph, a\u2060b and c\uFEFFd.\n"), /Para\u200Bgraph/, NOT_SEEN),
  good("a blank of no width in a title", withFields({ title: '"A\u200B title"' }, "Words.\n"), /Words/, NOT_SEEN),
  good("control characters", article("A bell\u0007, a tab\u000B and a feed\u000C.\n"), /A bell/, NOT_SEEN),
  good("marks above and below, composed", article("Ọ̀rọ̀ ẹ̀kọ́ ṣíṣe.\n".normalize("NFC")), new RegExp("ẹ̀kọ́".normalize("NFC"))),
  good("marks above and below, decomposed", article("## Ọ̀rọ̀ ẹ̀kọ́\n".normalize("NFD")), new RegExp("ẹ̀kọ́".normalize("NFD"))),
  good("a hundred marks on one letter", article(`Z${"\u0301\u0323".repeat(50)}algo.\n`), /algo/),
  good("line ends of Windows", PLAIN.replace(/\n/g, "\r\n"), /One line\..*"li".*a cup/),
  good("line ends of an old Mac", PLAIN.replace(/\n/g, "\r"), /One line\..*"li".*a cup/),
  good("line ends of both", PLAIN.replace(/(leaf)\n/, "$1\r\n"), /One line\..*"li".*a cup/),
  good("a byte-order mark", `\uFEFF${PLAIN}`, /One line\..*"li".*a cup/),
  good("no end of the last line", PLAIN.trimEnd(), /One line\..*"li".*a cup/),
  good("fields and no text", article(""), /^\[\]$/, /nothing below the fields/),
  good("fields and no end of the last line", article("").trimEnd(), /^\[\]$/, /nothing below the fields/),
  good("a date without quotes", withFields({ publishDate: "2025-03-04" }, "Words.\n"), /Words/),
  good("a title that is a date", withFields({ title: "2025-03-04" }, "Words.\n"), /Words/),
  good("a title that is yes", withFields({ title: "yes" }, "Words.\n"), /Words/),
  good("1,000 notes", article(`${times(1000, (at) => `Word ${at}[^n${at}].`, " ")}\n\n${times(1000, (at) => `[^n${at}]: Note ${at}.\n`)}`), /Word 999.*Note 999/),
  good("1,000 links to 1,000 headings", article(times(1000, (at) => `## Part ${at}\n\n[Part ${at}](#part-${at})\n`)), /#part-999/),
]; // prettier-ignore

/** Texts that cannot be published, and how that is said. */
export const badTexts: readonly BadText[] = [
  { name: "an empty file", text: "", line: 1, said: /no fields at its beginning.*two lines of ---/ },
  { name: "a file of blank lines", text: "\n \n\n", line: 1, said: /no fields at its beginning/ },
  { name: "a byte-order mark alone", text: "\uFEFF", line: 1, said: /no fields at its beginning/ },
  { name: "no fields at its beginning", text: "Just words.\n", line: 1, said: /no fields at its beginning.*two lines of ---/ },
  { name: "one dash too few", text: PLAIN.replace("---", "--"), line: 1, said: /“--”: write three plain hyphens/ },
  { name: "a field twice", text: PLAIN.replace("topic: AI", "topic: AI\ntopic: Branding"), line: 6, said: /written twice: keep one/ },
  { name: "a field twice in a file of Windows", text: PLAIN.replace("topic: AI", "topic: AI\ntopic: Branding").replace(/\n/g, "\r\n"), line: 6, said: /written twice/ },
  { name: "sixteen bits a letter", text: Buffer.from(`\uFEFF${PLAIN}`, "utf16le"), line: 1, said: /not saved as UTF-8/ },
  { name: "a letter of another encoding", text: Buffer.from(article("Cafés.\n"), "latin1"), line: TEXT_LINE, said: /letter that was lost/ },
  { name: "lists of 120 levels", text: article(`${times(120, (level) => `${"  ".repeat(level)}- level ${level + 1}`)}\n`), line: TEXT_LINE + 98, said: /within each other, more than can be shown/ },
  { name: "quotes of 1,000 levels", text: article(`${">".repeat(1000)} deep\n`), line: TEXT_LINE, said: /within each other, more than can be shown/ },
  inField("a title that is true", { title: "true" }, 2, /true.*Put it in quotes: "true"/),
  inField("a title that is null", { title: "null" }, 2, /null, which means nothing/),
  inField("a title with noughts before it", { title: "007" }, 2, /007 .*Put it in quotes: "007"/),
  inField("a title that YAML counts", { title: "1e3" }, 2, /1e3 .*Put it in quotes: "1e3"/),
  inField("a title without end", { title: ".inf" }, 2, /Put it in quotes: "\.inf"/),
  inField("a description that is false", { altTitle: "false" }, 3, /Put it in quotes: "false"/),
  inField("a topic that is no", { topic: "no" }, 5, /“no”, which is not one of your topics/),
  inField("a date of digits alone", { publishDate: "20250304" }, 6, /20250304.*Write year-month-day: “2025-03-04”/),
  inField("a date that is a year", { publishDate: "2025" }, 6, /2025 .*year-month-day/),
  inField("a date with a time", { publishDate: "2025-03-04T10:00:00Z" }, 6, /Write year-month-day: “2025-03-04”/),
  inField("a date that is true", { publishDate: "true" }, 6, /true .*year-month-day/),
  inField("a draft that is yes", { draft: "yes" }, 8, /“yes”.*Write true without quotes/),
  inField("a draft that is off", { draft: "off" }, 8, /“off”.*Write false without quotes/),
  inField("a read time of a clock", { readTime: "12:30" }, 8, /“12:30”.*a read time/),
]; // prettier-ignore
