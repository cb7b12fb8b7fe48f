import { constants } from "node:fs";
import { access, copyFile, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { checkFile } from "../../src/build/content/check-file";
import { slugOf } from "../../src/build/content/slug";
import { filesBeside } from "../../src/build/content/directory";
import { kindOf } from "../../src/build/content/kinds";
import { normalise, parseContent } from "../../src/build/content/parse";
import { didYouMean } from "../../src/build/content/suggest";
import {
  EXPORT_ANEW,
  fieldPlaces,
  pictureAdvice,
  unreadableBecause,
} from "../../src/build/content/pictures";
import { pictureFacts } from "../../src/build/content/picture-file";
import { isError } from "../../src/build/content/problems";
import { draggedPath } from "./dragged";
import type { Answers, NewKind } from "./kinds";

/** Something that the person who asked can put right; its message is all they have to read. */
export class Refusal extends Error {}

export type Request = Omit<Answers, "picture" | "order"> & {
  kind: NewKind;
  /** Path of the picture to copy; `~` is the home folder. */
  cover: string;
};

export interface Created {
  /** Relative to the content folder. */
  file: string;
  slug: string;
}

const PICTURE = /\.(jpe?g|png|webp|avif|tiff?)$/i;

/** @throws Refusal when there is no such picture, or it cannot be read to its end. */
export const checkCover = async (cover: string): Promise<string> => {
  const file = draggedPath(cover);
  if (!PICTURE.test(file)) {
    throw new Refusal(`“${cover}” is not a picture that can be used: JPEG, PNG, WebP, AVIF or TIFF.`);
  } // prettier-ignore
  try {
    await access(file, constants.R_OK);
  } catch {
    throw new Refusal(`There is no picture “${file}”.`);
  }
  const unreadable = unreadableBecause(await pictureFacts(file));
  if (unreadable) throw new Refusal(`“${file}” is ${unreadable}. ${EXPORT_ANEW}`);
  return file;
};

/** What there is to say about a picture that can be used and had better be another. */
export const coverAdvice = async (kind: NewKind, cover: string): Promise<string[]> => {
  const file = draggedPath(cover);
  const facts = await pictureFacts(file);
  const { type, picture } = kind;
  const [field = picture] = Object.keys(fieldPlaces[type] ?? {});
  const use = { src: path.basename(file), field, place: fieldPlaces[type]?.[field] };
  return facts
    ? pictureAdvice(use, facts).map(
        ({ found, expected }) => `Found ${found}, expected ${expected}.`,
      )
    : [];
};

/**
 * The chips that a kind may choose from; empty when it is free.
 *
 * @throws Refusal when their file cannot be read.
 */
export const topicsOf = async (dir: string, kind: NewKind): Promise<string[]> => {
  if (!kind.chips) return [];
  const file = "chips.json";
  const match = kindOf(file);
  const text = await readFile(path.join(dir, file), "utf8").catch(() => "");
  const chips = match && parseContent(file, text, match.kind).data;
  if (!chips) {
    throw new Refusal("content/chips.json cannot be read: npm run check says what is wrong in it.");
  }
  return chips[kind.chips] as string[];
};

/** @throws Refusal when the topic is none of the chips. */
export const checkTopic = async (dir: string, kind: NewKind, topic: string): Promise<void> => {
  const topics = await topicsOf(dir, kind);
  if (topics.length === 0 || topics.includes(topic)) return;
  const { suggestion = `They are: ${topics.join(", ")}.` } = didYouMean(topic, topics);
  throw new Refusal(`“${topic}” is not one of the chips in content/chips.json. ${suggestion}`);
};

/** Longer addresses are cut off wherever they are shown; file systems end at 255. */
const MAX_SLUG = 60;

/** The address that a title gives, cut between two words where it is long. */
export const addressOf = (title: string): string => {
  const slug = slugOf(title);
  if (slug.length <= MAX_SLUG) return slug;
  const cut = slug.slice(0, MAX_SLUG + 1);
  return cut.includes("-") ? cut.slice(0, cut.lastIndexOf("-")) : slug.slice(0, MAX_SLUG);
};

/** @throws Refusal when the title gives no address, or the folder is there. */
export const checkTitle = async (dir: string, kind: NewKind, title: string): Promise<string> => {
  if (title.trim() === "") throw new Refusal("The title is empty: write at least a word of it.");
  const slug = addressOf(title);
  if (!slug) {
    throw new Refusal(
      `“${title}” gives no address: that needs at least one letter from a to z or a digit. ` +
        "Give it a title in those letters here, and write yours into the file afterwards.",
    );
  }
  const taken = await access(path.join(dir, kind.folder, slug)).then(
    () => true,
    () => false,
  );
  if (taken) {
    throw new Refusal(`content/${kind.folder}/${slug} is there already; nothing was changed.`);
  }
  return slug;
};

const nextOrder = async (dir: string, { folder, file }: NewKind): Promise<number> => {
  const names = await readdir(path.join(dir, folder)).catch(() => []);
  const orders = await Promise.all(
    names.map(async (name) => {
      try {
        const text = await readFile(path.join(dir, folder, name, file), "utf8");
        return Number((JSON.parse(normalise(text)) as { order?: number }).order) || 0;
      } catch {
        return 0;
      }
    }),
  );
  return Math.max(0, ...orders) + 1;
};

/**
 * Writes a new folder of content with its picture, and checks what it wrote.
 *
 * @throws Refusal when it would overwrite something, or what was asked for is not in order;
 * nothing is left behind then.
 */
export const create = async (dir: string, request: Request): Promise<Created> => {
  const { kind, cover, ...answers } = request;
  const slug = await checkTitle(dir, kind, answers.title);
  await checkTopic(dir, kind, answers.topic);
  const source = await checkCover(cover);
  const picture = `${kind.picture}${path.extname(source).toLowerCase()}`;
  const order = kind.file.endsWith(".json") ? await nextOrder(dir, kind) : 0;
  const file = `${kind.folder}/${slug}/${kind.file}`;
  const folder = path.join(dir, kind.folder, slug);

  await mkdir(path.dirname(folder), { recursive: true });
  // Without `recursive` this fails where a folder is, also one that has come since it was asked.
  await mkdir(folder);
  try {
    await copyFile(source, path.join(folder, picture), constants.COPYFILE_EXCL);
    const text = kind.write({ ...answers, picture: `./${picture}`, order });
    await writeFile(path.join(dir, file), text, { flag: "wx" });
    const match = kindOf(file);
    const beside = await filesBeside(dir, file);
    const { problems } = match ? await checkFile(dir, file, match.kind, beside) : { problems: [] };
    const [wrong] = problems.filter(isError);
    if (wrong) {
      const { field, found, expected, suggestion = "" } = wrong;
      throw new Refusal(`${field}: found ${found}, expected ${expected}. ${suggestion}`.trim());
    }
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
  return { file, slug };
};
