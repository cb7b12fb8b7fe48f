import * as prompts from "@clack/prompts";
import { date as dateField } from "../../src/build/content/fields";
import { today } from "../../src/build/content/visibility";
import { checkCover, checkTitle, checkTopic, coverAdvice, topicsOf, type Request } from "./create";
import { newKinds, type NewKind } from "./kinds";

/** What was said on the command line already. */
export type Given = Partial<Omit<Request, "kind">> & { kind?: NewKind | undefined };

const answered = <Answer>(answer: Answer): Exclude<Answer, symbol> => {
  if (prompts.isCancel(answer)) {
    prompts.cancel("Nothing was written.");
    process.exit(1);
  }
  return answer as Exclude<Answer, symbol>;
};

const required = (value: string | undefined): string | undefined =>
  value?.trim() ? undefined : "Write at least a word.";

const text = async (message: string, options: Partial<prompts.TextOptions> = {}) =>
  answered(await prompts.text({ message, validate: required, ...options })).trim();

/** Asks until an answer is in order; the questions of @clack know synchronous checks alone. */
const until = async (
  ask: () => Promise<string>,
  check: (answer: string) => Promise<unknown>,
): Promise<string> => {
  for (;;) {
    const answer = await ask();
    try {
      await check(answer);
      return answer;
    } catch (error) {
      prompts.log.error((error as Error).message);
    }
  }
};

const askKind = async (): Promise<NewKind> => {
  const options = newKinds.map((kind) => ({ value: kind, label: kind.name.replace("-", " ") }));
  return answered(await prompts.select<NewKind>({ message: "What is it?", options }));
};

const askTopic = async (dir: string, kind: NewKind): Promise<string> => {
  const topics = await topicsOf(dir, kind);
  if (topics.length === 0) return text(kind.topicLabel);
  const options = topics.map((topic) => ({ value: topic, label: topic }));
  return answered(await prompts.select<string>({ message: kind.topicLabel, options, maxItems: 8 }));
};

/** Says at once what there is to say about a picture; it can be used all the same. */
const takeCover = async (kind: NewKind, cover: string): Promise<void> => {
  await checkCover(cover);
  for (const advice of await coverAdvice(kind, cover)) prompts.log.warn(advice);
};

const ASK_COVER = "Picture (drag the file into this window)";

/**
 * Asks in the terminal for all that was not given.
 *
 * @throws Refusal when something that was given is not in order, before anything is asked.
 */
export const ask = async (dir: string, given: Given): Promise<Request> => {
  prompts.intro("Something new");
  const kind = given.kind ?? (await askKind());
  if (given.title !== undefined) await checkTitle(dir, kind, given.title);
  if (given.topic !== undefined) await checkTopic(dir, kind, given.topic);
  if (given.cover !== undefined) await takeCover(kind, given.cover);
  const askTitle = () => until(() => text("Title"), (title) => checkTitle(dir, kind, title)); // prettier-ignore
  const title = given.title ?? (await askTitle());
  const topic = given.topic ?? (await askTopic(dir, kind));
  const client = given.client ?? (kind.asksClient ? await text(kind.asksClient) : "");
  const askDate = (message: string) =>
    text(message, {
      initialValue: today(),
      validate: (value) => {
        const { success, error } = dateField.safeParse(value);
        return success ? undefined : `Write ${error.issues[0]?.message ?? "a date"}.`;
      },
    });
  const date = given.date ?? (kind.asksDate ? await askDate(kind.asksDate) : today());
  const cover = given.cover ?? (await until(() => text(ASK_COVER), (answer) => takeCover(kind, answer))); // prettier-ignore
  const pictureAlt = given.pictureAlt ?? (await text("What does the picture show, for those who cannot see it?")); // prettier-ignore
  return { kind, title, topic, client, date, cover, pictureAlt, draft: given.draft ?? false };
};
