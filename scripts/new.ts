import { parseArgs } from "node:util";
import { contentDir } from "../src/build/content/directory";
import { date as dateField } from "../src/build/content/fields";
import { dateHint } from "../src/build/content/date-hints";
import { slugOf } from "../src/build/content/slug";
import { didYouMean, nearest } from "../src/build/content/suggest";
import { scaffold } from "../src/build/content/scaffold";
import { today } from "../src/build/content/visibility";
import { ask, type Given } from "./new/ask";
import { coverAdvice, create, Refusal } from "./new/create";
import { newKinds, type NewKind } from "./new/kinds";

/*
 * `npm run new`: asks what is to be written and makes its folder. `npm run new -- article "Title"
 * --topic AI --cover ~/x.jpg` asks nothing that it was told; without a terminal it never asks.
 */

const NAMES = newKinds.map(({ name }) => name);

const USAGE = `npm run new -- <${NAMES.join(" | ")}> "Title" --topic … --cover … [options]

  --topic     topic, type or category; one of the chips where there are chips
  --cover     the picture to copy
  --alt       what the picture shows
  --client    client of a case study or a project, partner of a partnership
  --date      year-month-day; today when left out
  --draft     keep it from visitors until you take the word out`;

const OPTIONS = {
  topic: { type: "string" },
  cover: { type: "string" },
  alt: { type: "string" },
  client: { type: "string" },
  date: { type: "string" },
  draft: { type: "boolean" },
  help: { type: "boolean", short: "h" },
} as const;

/** Options that are none, and those without what belongs to them, in words of our own. */
const checkOptions = (args: string[]): void => {
  const names = Object.keys(OPTIONS);
  const { tokens } = parseArgs({ args, strict: false, tokens: true, options: OPTIONS });
  for (const token of tokens) {
    if (token.kind !== "option") continue;
    const { name, rawName, value } = token;
    if (!names.includes(name)) {
      const meant = nearest(name, names);
      const known = names.map((option) => `--${option}`).join(", ");
      const suggestion = meant ? `Did you mean “--${meant}”?` : `There are ${known}.`;
      throw new Refusal(`There is no option “${rawName}”. ${suggestion}`);
    }
    const isText = OPTIONS[name as keyof typeof OPTIONS].type === "string";
    if (isText && (value === undefined || value.startsWith("--"))) {
      throw new Refusal(`Nothing stands after ${rawName}: write ${rawName} "…".`);
    }
    if (!isText && value !== undefined)
      throw new Refusal(`Write ${rawName} alone, without “${value}”.`);
  }
};

/** Refuses what a kind cannot be given, so that nobody waits for what never comes. */
const checkFits = (kind: NewKind, { date, draft, client }: Partial<Record<string, unknown>>) => {
  const piece = `A ${kind.name.replace("-", " ")}`.replace(/^A (?=[aeiou])/, "An ");
  if (draft !== undefined && !kind.canWait) {
    throw new Refusal(`${piece} cannot be a draft: leave out --draft, and write it when it may be seen.`);
  }
  if (date !== undefined && kind.asksDate === undefined) {
    throw new Refusal(`${piece} has no date: leave out --date.`);
  }
  if (client !== undefined && kind.asksClient === undefined) {
    throw new Refusal(`${piece} has no client: leave out --client.`);
  }
}; // prettier-ignore

const read = (): Given & { help: boolean } => {
  const args = process.argv.slice(2);
  checkOptions(args);
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options: OPTIONS });
  const [kindName, title, ...more] = positionals;
  if (more.length > 0) throw new Refusal(`Put the title in quotes: "${[title, ...more].join(" ")}".`);
  const kind = newKinds.find(({ name }) => name === kindName);
  if (kindName !== undefined && !kind) {
    const { suggestion = `Choose one of ${NAMES.join(", ")}.` } = didYouMean(kindName, NAMES);
    throw new Refusal(`There is nothing called “${kindName}”. ${suggestion}`);
  }
  if (values.date !== undefined && !dateField.safeParse(values.date).success) {
    const { suggestion = "Write year-month-day, such as 2025-03-04." } = dateHint(values.date);
    throw new Refusal(`“${values.date}” is not a date. ${suggestion}`);
  }
  if (kind) checkFits(kind, values);
  const { topic, cover, alt, client, date, draft } = values;
  const told = { kind, title, topic, cover, pictureAlt: alt, client, date, draft };
  const given = Object.fromEntries(Object.entries(told).filter(([, value]) => value !== undefined));
  return { ...(given as Given), help: values.help ?? false };
}; // prettier-ignore

/** Fills in what may be left out; names what may not. */
const withoutAsking = ({ kind, title, topic, cover, ...rest }: Given) => {
  if (title === "") throw new Refusal("The title is empty: write at least a word of it.");
  const missing = Object.entries({ "what it is": kind, "a title": title, "--topic": topic, "--cover": cover })
    .filter(([, value]) => value === undefined)
    .map(([name]) => name);
  if (!kind || !title || !topic || !cover) {
    throw new Refusal(`Still missing: ${missing.join(", ")}.\n\n${USAGE}`);
  }
  const pictureAlt = rest.pictureAlt ?? scaffold.alt(title);
  const { client = scaffold.client, date = today(), draft = false } = rest;
  return { kind, title, topic, cover, pictureAlt, client, date, draft };
}; // prettier-ignore

const main = async (): Promise<void> => {
  const { help, ...given } = read();
  if (help) {
    console.log(USAGE);
    return;
  }
  const dir = contentDir();
  const isComplete = given.kind && given.title && given.topic && given.cover;
  const mayAsk = process.stdin.isTTY && process.stdout.isTTY && !isComplete;
  const request = mayAsk ? await ask(dir, given) : withoutAsking(given);
  const { file, slug } = await create(dir, request);
  const hints = mayAsk ? [] : await coverAdvice(request.kind, request.cover);
  if (slug !== slugOf(request.title)) {
    hints.push(
      "The title is long, so the address of the page is a part of it; rename the folder as you like.",
    );
  }
  console.log(
    [
      "",
      `Written: content/${file}`,
      "",
      ...hints.flatMap((hint) => [hint, ""]),
      "What to do next",
      `  1. npm start, then open http://localhost:8000${request.kind.pathOf(slug)}`,
      `  2. Write in content/${file}; every save shows in the browser.`,
      "  3. npm run check says what is missing or misspelt.",
      "",
    ].join("\n"),
  );
};

main().catch((error: unknown) => {
  if (error instanceof Refusal) {
    console.error((error as Error).message);
    process.exitCode = 1;
    return;
  }
  throw error;
});
