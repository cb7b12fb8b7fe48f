import { TITLE_LIMIT } from "../../lib/constants";
import { DESCRIBE, descriptionFault } from "./alt-text";
import type { LineOf } from "./parse";
import { jobOrder } from "./periods";
import { quote, type Problem } from "./problems";
import { UNSEEN, UNSEEN_ADVICE, UNSEEN_FOUND } from "./unseen";
import { fieldAt, valueAt } from "./value-at";

/*
 * What is allowed and better otherwise: lengths that search results and share cards cut off,
 * placeholders that were never replaced, signs that nobody sees; and descriptions of pictures that describe nothing.
 */

interface File {
  file: string;
  type: string;
  data: Record<string, unknown>;
  lineOf: LineOf;
}

/** Characters that search results and share cards show before they cut off. */
const MAX = { title: TITLE_LIMIT, description: 170 };

type Path = readonly string[];

type Told = Pick<Problem, "found" | "expected" | "suggestion">;

const META: Record<"title" | "description", Path> = {
  title: ["meta", "title"],
  description: ["meta", "description"],
};

/** The fields of each kind that become the title and the description of a page. */
const pageWords = ({ type, data }: File): { title: Path; description: Path } => {
  if (type === "Article") {
    return { title: [data.ogTitle === undefined ? "title" : "ogTitle"], description: ["excerpt"] };
  }
  if (type === "CaseStudy") return { title: ["title"], description: ["summary"] };
  return META;
};

const tooLong = (file: File): Problem[] =>
  Object.entries(pageWords(file)).flatMap(([kind, path]): Problem[] => {
    const value = valueAt(file.data, path);
    const max = MAX[kind as keyof typeof MAX];
    if (typeof value !== "string" || value.length <= max) return [];
    const fix = kind === "title" && file.type === "Article" && path[0] === "title";
    return [
      {
        file: file.file,
        level: "warning",
        line: file.lineOf(path),
        field: fieldAt(path),
        found: `${quote(value)}, ${value.length} characters`,
        expected: `at most ${max}: search results and share cards cut off the rest`,
        ...(fix ? { suggestion: "Keep it, and give those a shorter one in ogTitle." } : {}),
      },
    ];
  });

const PLACEHOLDER =
  /\.(example|test|invalid)\b|\bexample\.(com|org|net)\b|0{3}[ -]?0{3}[ -]?0{3,4}|lorem ipsum|your[-_ ]?name/i;

/** All texts of a file, wherever they stand in it. */
const textsIn = (
  value: unknown,
  path: readonly (string | number)[] = [],
): { text: string; path: readonly (string | number)[] }[] => {
  if (typeof value === "string") return [{ text: value, path }];
  if (typeof value !== "object" || value === null) return [];
  const isList = Array.isArray(value);
  return Object.entries(value).flatMap(([key, inner]) =>
    textsIn(inner, [...path, isList ? Number(key) : key]),
  );
};

/** A warning about each text of a file that a pattern is found in. */
const warnings = (
  { file, data, lineOf }: File,
  tell: (text: string, path: readonly (string | number)[]) => Told | undefined,
) =>
  textsIn(data).flatMap(({ text, path }): Problem[] => {
    const told = tell(text, path);
    return told
      ? [{ file, level: "warning", line: lineOf(path), field: fieldAt(path), ...told }]
      : [];
  });

/** Fields with an address that a visitor is led to. */
const ADDRESSES = /^(link|externalLink)$/;

/** Of the facts of the site any text may be a placeholder; elsewhere an article may be about one. */
const placeholders = (file: File): Problem[] =>
  warnings(file, (text, path) =>
    (file.type === "SiteFacts" || ADDRESSES.test(String(path.at(-1)))) && PLACEHOLDER.test(text)
      ? {
          found: `a placeholder, ${quote(text)}`,
          expected: "your own, before the site is published",
        }
      : undefined,
  );

const unseenSigns = (file: File): Problem[] =>
  warnings(file, (text) =>
    text.search(UNSEEN) < 0
      ? undefined
      : { found: UNSEEN_FOUND, expected: "letters alone", suggestion: UNSEEN_ADVICE },
  );

/** Descriptions in fields, with the picture that each describes. */
const DESCRIPTIONS: Record<string, string> = {
  altTitle: "featuredImage",
  imageAlt: "image",
  portraitAlt: "portrait",
};

const descriptions = ({ file, data, lineOf }: File): Problem[] =>
  Object.entries(DESCRIPTIONS).flatMap(([field, picture]): Problem[] => {
    const alt = data[field];
    if (typeof alt !== "string") return [];
    const at = { file, line: lineOf([field]), field, expected: DESCRIBE };
    const found = descriptionFault(alt, String(data[picture] ?? ""));
    if (found) return [{ ...at, found }];
    return alt.trim() === String(data.title).trim()
      ? [{ ...at, level: "warning", found: `${quote(alt)}, which repeats the title` }]
      : [];
  });

const dateOrder = ({ file, data, lineOf }: File): Problem[] => {
  const { publishDate, modifiedDate } = data;
  if (typeof modifiedDate !== "string" || modifiedDate >= String(publishDate)) return [];
  const expected = `a day after it was published, ${String(publishDate)}`;
  const at = { file, line: lineOf(["modifiedDate"]), field: "modifiedDate" };
  return [{ ...at, found: quote(modifiedDate), expected }];
};

/** What there is to say about the fields of one file beyond their form. */
export const adviceOn = (file: File): Problem[] => [
  ...tooLong(file),
  ...placeholders(file),
  ...unseenSigns(file),
  ...descriptions(file),
  ...dateOrder(file),
  ...jobOrder(file),
];
