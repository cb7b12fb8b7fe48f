/*
 * Ways in which a content file goes wrong: under the hands of a person, a word processor, a file
 * system or a merge. Each changes one place; which one, a seeded number says.
 */

/** Numbers from 0 up to 1, the same for the same seed (mulberry32). */
export const seeded = (seed: number): (() => number) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

type Random = () => number;

const below = (random: Random, count: number): number => Math.floor(random() * count);

const oneOf = <Item>(random: Random, items: readonly Item[]): Item =>
  items[below(random, items.length)] as Item;

const spliced = (text: string, at: number, remove: number, insert = ""): string =>
  text.slice(0, at) + insert + text.slice(at + remove);

const onLines =
  (change: (lines: string[], at: number, random: Random) => string[]) =>
  (source: string, random: Random): string => {
    const lines = source.split("\n");
    return change(lines, below(random, lines.length), random).join("\n");
  };

/** Values of other kinds than the one that stands in a field. */
const OTHER_VALUES = [
  "42",
  "-1",
  "true",
  "null",
  "[]",
  "{}",
  '""',
  '"2025-02-30"',
  "[[1, 2], 3]",
  "*x",
  "&x y",
  "&x [*x]",
  "!x y",
  "? x",
  "@x",
  "`x`",
];

/** What has a meaning to YAML, JSON, Markdown, MDX or HTML, and characters that look like nothing. */
const SIGNS = [
  "{", "}", "<", ">", "`", "```", "$", "[", "]", "(", "|", "\\", '"', "'", ":", "#", "---", "\n\n", "\t",
  "\0", "\u200b", "\u202e", "\ufeff", "\u0301", "\ud800", "🎨", "₦", "<!--", "-->", "</", "<Figure", "{1+", "&#0;",
  "${", "%%", "[^1]", "![", "*", "&", "!", "?", "@", "<<: *x\n", "import x from 'y'\n", "export const a = 1\n",
]; // prettier-ignore

export type Mutate = (source: string, random: Random) => string;

/** By their names in the table. */
export const mutations: Record<string, Mutate> = {
  "a line dropped": onLines((lines, at) => lines.toSpliced(at, 1)),
  "a line doubled": onLines((lines, at) => lines.toSpliced(at, 0, lines[at] ?? "")),
  "two lines exchanged": onLines((lines, at, random) => {
    const other = below(random, lines.length);
    const [one = "", two = ""] = [lines[at], lines[other]];
    return lines.with(at, two).with(other, one);
  }),
  "a field of another kind": onLines((lines, at, random) => {
    const fields = lines.flatMap((line, index) => (/^\s*"?\w+"?: /.test(line) ? [index] : []));
    const field = fields.length > 0 ? oneOf(random, fields) : at;
    const line = lines[field] ?? "";
    const end = line.endsWith(",") ? "," : "";
    return lines.with(
      field,
      line.replace(/: .*$/, () => `: ${oneOf(random, OTHER_VALUES)}${end}`),
    );
  }),
  "a field misspelt": onLines((lines, _at, random) => {
    const fields = lines.flatMap((line, index) => (/^\s*"?\w{3,}"?:/.test(line) ? [index] : []));
    if (fields.length === 0) return lines;
    const field = oneOf(random, fields);
    return lines.with(field, (lines[field] ?? "").replace(/(\w)(\w)("?:)/, "$2$1$3"));
  }),
  "cut off": (source, random) => source.slice(0, below(random, source.length)),
  "its beginning lost": (source, random) => source.slice(below(random, source.length)),
  "a character dropped": (source, random) => spliced(source, below(random, source.length), 1),
  "a character doubled": (source, random) => {
    const at = below(random, source.length);
    return spliced(source, at, 0, source.charAt(at));
  },
  "two characters exchanged": (source, random) => {
    const at = below(random, source.length - 1);
    return spliced(source, at, 2, source.charAt(at + 1) + source.charAt(at));
  },
  "a sign slipped in": (source, random) =>
    spliced(source, below(random, source.length), 0, oneOf(random, SIGNS)),
  "a part pasted elsewhere": (source, random) => {
    const from = below(random, source.length);
    const part = source.slice(from, from + below(random, 400));
    return spliced(source, below(random, source.length), 0, part);
  },
  "line ends of Windows, in part": (source, random) => {
    const at = below(random, source.length);
    return source.slice(0, at) + source.slice(at).replace(/\n/g, "\r\n");
  },
  "read in another encoding": (source) => Buffer.from(source).toString("latin1"),
};
