import type { LineOf } from "./parse";
import { quote, type Problem } from "./problems";

/*
 * The words that `npm run new` writes where the designer has still to say something. The check
 * knows them again, so that none of them is published.
 */

export const scaffold = {
  alt: (title: string) => `The opening picture of ${title}: say here what one sees`,
  client: "To be named",
  link: "https://partner.example",
  article: {
    excerpt: "One or two sentences that make somebody want to read this piece.",
    opening: "The first paragraph is set larger than the rest: say what this is about.",
    heading: "A first heading",
    words: "Words, and a picture from this folder when there is one:",
  },
  caseStudy: {
    summary: "One sentence that says what was made and what it changed.",
    overview: "Two or three sentences: the problem, the constraint, the answer.",
    challenge: "What was the problem, and what stood in the way?",
    identity: "What was decided, and what was thrown away?",
    applications: "Where does it live?",
    results: "What did it change?",
  },
  project: {
    summary: "One sentence under the plate.",
    description: "Two or three sentences: what was made, for whom, and why it looks like this.",
  },
  partnership: { description: "Two or three sentences: what the two of you made." },
};

const ALT = scaffold.alt("").slice("The opening picture of ".length);

const WORDS = new Set<string>([
  scaffold.client,
  scaffold.link,
  ...Object.values(scaffold.article),
  ...Object.values(scaffold.caseStudy),
  ...Object.values(scaffold.project),
  ...Object.values(scaffold.partnership),
]);

interface File {
  file: string;
  data: Record<string, unknown>;
  body: string;
  lineOf: LineOf;
}

const isLeft = (value: unknown): value is string =>
  typeof value === "string" && (WORDS.has(value.trim()) || value.endsWith(ALT));

/** Words of the scaffold that stand in a file still: in its fields, and as lines of its text. */
export const leftFromScaffold = ({ file, data, body, lineOf }: File): Problem[] => {
  const problem = (line: number | undefined, field: string, words: string): Problem => ({
    file,
    level: "warning",
    line,
    field,
    found: `words that npm run new wrote, ${quote(words)}`,
    expected: "your own in their place, before the piece is published",
  });
  const fields = Object.entries(data).flatMap(([field, value]) =>
    isLeft(value) ? [problem(lineOf([field]), field, value)] : [],
  );
  const isTouched = ![...WORDS].some((words) => body.includes(words));
  const lines = (isTouched ? [] : body.split("\n")).flatMap((line, index) => {
    const words = line.replace(/^#+\s+/, "").trim();
    return isLeft(words) ? [problem(index + 1, "text", words)] : [];
  });
  return [...fields, ...lines];
};
