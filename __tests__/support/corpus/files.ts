import type { Broken } from "./article";

const project = {
  order: 90,
  title: "A project",
  client: "A client",
  category: "Brand Design",
  summary: "A summary.",
  description: "A description.",
  image: "./plate.jpg",
  imageAlt: "A sign above a door",
};

const json = (changes: object): string => JSON.stringify({ ...project, ...changes }, null, 2);

let order = 100;

/** A project whose JSON is broken. Lines: 2 order, 3 title, 5 category, 8 image, 9 imageAlt. */
const inJson = (
  what: string,
  text: string | ((good: string) => string),
  ...said: [number | undefined, RegExp][]
): Broken => {
  order += 1;
  const folder = `projects/${what.replace(/[^a-z]+/g, "-")}`;
  const good = json({ order });
  return {
    what,
    file: `${folder}/index.json`,
    text: typeof text === "string" ? text : text(good),
    beside: { [`${folder}/plate.jpg`]: "good" },
    said: said.map(([line, words]) => ({ line, words })),
  };
};

const withPicture = (
  what: string,
  picture: "small" | "cut" | "empty" | "huge",
  words: RegExp,
): Broken => {
  const broken = inJson(what, (good) => good, [8, words]);
  const [name = ""] = Object.keys(broken.beside ?? {});
  const warning = picture === "empty" || picture === "cut" ? {} : { warning: true as const };
  return { ...broken, beside: { [name]: picture }, said: [{ line: 8, words, ...warning }] };
};

export const brokenFiles: Broken[] = [
  inJson("a comma after the last entry", (good) => good.replace(/"\n\}$/, '",\n}'), [9, /comma after the last entry/]),
  inJson("a comma that is missing", (good) => good.replace('"A project",', '"A project"'), [3, /no comma between two entries/]),
  inJson("curly quotes in json", (good) => good.replace('"A project"', "“A project”"), [3, /curly quote.*straight quotes/]),
  inJson("a comment in json", (good) => good.replace("{\n", "{\n  // first\n"), [2, /Notes are not possible/]),
  inJson("a brace that is missing", (good) => good.replace(/\}$/, ""), [10, /cannot be read/]),
  inJson("nothing at all", "", [1, /cannot be read/]),
  inJson("quotes within a text", (good) => good.replace('"A project"', '"The "Price" of wax"'), [3, /quotes within a text.*“Price”/]),
  inJson("single quotes in json", (good) => good.replace('"A project"', "'A project'"), [3, /single quotes, 'A project'.*Write double quotes: "A project"/]),
  inJson("a field written twice in json", (good) => good.replace('"A project",', '"A project",\n  "title": "Two",'), [4, /each name only once.*written twice/]),
  inJson("a list in place of fields", "[]", [1, /group of fields/]),
  inJson("a category that is nearly one", (good) => good.replace("Brand Design", "Brand Desing"), [5, /not one of your categories.*“Brand Design”/]),
  inJson("a number in quotes", (good) => good.replace(/"order": (\d+)/, '"order": "$1"'), [2, /whole number.*without quotes/]),
  inJson("a case study that is not there", (good) => good.replace(/"\n\}$/, '",\n  "caseStudySlug": "frauwa-roof"\n}'), [10, /Did you mean “frauwa-roofs”/]),
  inJson("a web address without https", (good) => good.replace(/"\n\}$/, '",\n  "link": "www.a.example"\n}'), [10, /“https:\/\/www\.a\.example”/]),
  inJson("a misspelt field in json", (good) => good.replace('"client"', '"cleint"'), [4, /Did you mean “client”/]),
  inJson("the same order as another", (good) => good.replace(/"order": \d+/, '"order": 1'), [2, /frauwa-roofs/]),
  withPicture("a small picture", "small", /300 × 200 px.*at least 1000 px/),
  withPicture("a picture that is none", "empty", /cannot be read as a picture/),
  withPicture("a picture that is cut off", "cut", /“\.\/plate\.jpg”, a picture whose file is cut off/),
  withPicture("a picture far too large", "huge", /8200 × .*at most 8000 px/),
  { what: "a file that no page uses", file: "articles/loose.mdx", text: "Words.", said: [{ line: undefined, words: /no page uses/ }] },
  { what: "a Markdown file by another name", file: "articles/other-name/post.md", text: "Words.", said: [{ line: undefined, words: /Call it “index\.mdx”/ }] },
  { what: "a folder with a capital and a blank", file: "articles/My Piece/index.mdx", text: "", said: [{ line: undefined, words: /“My Piece”.*Call it “my-piece”/ }, { line: 1, words: /no fields at its beginning/ }] },
  { what: "a folder without a text", file: "articles/only-pictures/index.mdx", text: Buffer.from([]), beside: { "articles/only-pictures/cover.jpg": "good" }, said: [{ line: 1, words: /no fields at its beginning/ }] },
]; // prettier-ignore
