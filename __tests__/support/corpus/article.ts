/** A broken content file, and what has to be said about it. */
export interface Broken {
  what: string;
  /** Relative to the content folder. */
  file: string;
  text: string | Buffer;
  /** Further files, with a name of the corpus's own pictures as their content. */
  beside?: Record<string, Picture>;
  /** All that is to be said of the file, by line; words of found, expected and suggestion. */
  said: { line: number | undefined; words: RegExp; warning?: true }[];
}

export type Picture = "good" | "tall" | "small" | "cut" | "empty" | "huge";

/** Fields of an article that is in order, one per line: the text after them begins in line 9. */
export const FIELDS = {
  title: '"A title"',
  altTitle: '"A sheet of paper on a table"',
  excerpt: '"On sheets."',
  topic: "AI",
  publishDate: '"2025-03-04"',
  featuredImage: "./cover.jpg",
};

/** Line of the first word of a text below these fields. */
export const TEXT_LINE = Object.keys(FIELDS).length + 4;

const slugOf = (what: string): string =>
  what
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

type Said = Broken["said"][number];

const article = (what: string, text: string | Buffer, said: Said[]): Broken => {
  const folder = `articles/${slugOf(what)}`;
  const beside: Record<string, Picture> = { [`${folder}/cover.jpg`]: "good" };
  if (String(text).includes("./tall.jpg")) beside[`${folder}/tall.jpg`] = "tall";
  return { what, file: `${folder}/index.mdx`, text, beside, said };
};

/** An article whose text is broken; lines of `said` count from the first line of the text. */
export const inText = (what: string, body: string, ...said: [number, RegExp, "warning"?][]): Broken => {
  const fields = Object.entries({ ...FIELDS, title: `"${what}"` }).map(([name, value]) => `${name}: ${value}\n`);
  const text = `---\n${fields.join("")}---\n\n${body}\n`;
  return article(
    what,
    text,
    said.map(([line, words, warning]) => ({
      line: line + TEXT_LINE - 1,
      words,
      ...(warning ? { warning: true } : {}),
    })),
  );
}; // prettier-ignore

/**
 * An article with one field written in another way, or left out (`undefined`), or with lines
 * added; lines of `said` are those of the file.
 */
export const inFields = (
  what: string,
  changes: Record<string, string | undefined>,
  ...said: [number | undefined, RegExp, "warning"?][]
): Broken => {
  const fields = Object.entries({ ...FIELDS, title: `"${what}"`, ...changes })
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}: ${value}\n`);
  const text = `---\n${fields.join("")}---\n\nWords.\n`;
  return article(
    what,
    text,
    said.map(([line, words, warning]) => ({ line, words, ...(warning ? { warning: true } : {}) })),
  );
};

/** An article given as a whole. */
export const asWritten = (
  what: string,
  write: (good: string) => string | Buffer,
  ...said: [number | undefined, RegExp][]
): Broken => {
  const fields = Object.entries(FIELDS).map(([name, value]) => `${name}: ${value}\n`);
  const good = `---\n${fields.join("")}---\n\nWords.\n`;
  return article(
    what,
    write(good),
    said.map(([line, words]) => ({ line, words })),
  );
};
