import { parseArgs } from "node:util";
import { contentDir } from "../src/build/content/directory";
import { date as dateField } from "../src/build/content/fields";
import { dateHint } from "../src/build/content/date-hints";
import { didYouMean } from "../src/build/content/suggest";
import { today } from "../src/build/content/visibility";
import { ask, type Given } from "./new/ask";
import { create, Refusal } from "./new/create";
import { newKinds } from "./new/kinds";

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

const read = (): Given & { help: boolean } => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      topic: { type: "string" },
      cover: { type: "string" },
      alt: { type: "string" },
      client: { type: "string" },
      date: { type: "string" },
      draft: { type: "boolean" },
      help: { type: "boolean", short: "h" },
    },
  });
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
  const { topic, cover, alt, client, date, draft } = values;
  const told = { kind, title, topic, cover, pictureAlt: alt, client, date, draft };
  const given = Object.fromEntries(Object.entries(told).filter(([, value]) => value !== undefined));
  return { ...(given as Given), help: values.help ?? false };
}; // prettier-ignore

/** Fills in what may be left out; names what may not. */
const withoutAsking = ({ kind, title, topic, cover, ...rest }: Given) => {
  const missing = Object.entries({ "what it is": kind, "a title": title, "--topic": topic, "--cover": cover })
    .filter(([, value]) => value === undefined)
    .map(([name]) => name);
  if (!kind || !title || !topic || !cover) {
    throw new Refusal(`Still missing: ${missing.join(", ")}.\n\n${USAGE}`);
  }
  const pictureAlt = rest.pictureAlt ?? `The opening picture of ${title}: say here what one sees`;
  const { client = "To be named", date = today(), draft = false } = rest;
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
  console.log(
    [
      "",
      `Written: content/${file}`,
      "",
      "What to do next",
      `  1. npm start, then open http://localhost:8000${request.kind.pathOf(slug)}`,
      `  2. Write in content/${file}; every save shows in the browser.`,
      "  3. npm run check says what is missing or misspelt.",
      "",
    ].join("\n"),
  );
};

main().catch((error: unknown) => {
  if (error instanceof Refusal || (error as { code?: string }).code?.startsWith("ERR_PARSE_ARGS")) {
    console.error((error as Error).message);
    process.exitCode = 1;
    return;
  }
  throw error;
});
