import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import path from "node:path";
import { contentDir } from "./content/directory";
import { digestOf } from "./digest";

/*
 * Gatsby queries and renders pages, and encodes pictures, with one processor less than there are, and its
 * own process waits meanwhile: on two processors one of them is idle. Where there is next to nothing to
 * do it is the other way round: a worker takes more of a processor to start, once for queries and once
 * for pages, than it can save. A number that somebody has set still wins.
 */

/** Gatsby starts one worker less. */
const ALL = String(availableParallelism() + 1);
const ONE = "2";

process.env.GATSBY_CPU_COUNT ??= ALL;

/** With more new texts than these a second worker is worth its start. */
const FEW_TEXTS = 40;

/** What all pages are made with; the content of each, and pictures, aside. */
const EVERYWHERE = [
  "src",
  "gatsby-browser.tsx",
  "gatsby-config.ts",
  "gatsby-node.ts",
  "gatsby-ssr.tsx",
  "package-lock.json",
];

const RECORD = path.join(".cache", "built-with");

const digestOfAll = (): string => {
  const content = contentDir();
  const settings = readdirSync(content).filter((name) => name.endsWith(".json"));
  return digestOf([...EVERYWHERE, ...settings.sort().map((name) => path.join(content, name))]);
};

const lastBuiltWith = (dir: string): string | undefined => {
  try {
    return readFileSync(path.join(dir, RECORD), "utf8");
  } catch {
    return undefined;
  }
};

let isLowered = false;

/**
 * Has Gatsby start one worker where the last build has made most of the pages already. Gatsby asks for
 * the number as soon as the content is checked.
 *
 * @param dir of the project.
 * @param newTexts how many texts no build has read before.
 */
export const chooseWorkers = (dir: string, newTexts: number): void => {
  if (process.env.GATSBY_CPU_COUNT !== ALL || newTexts > FEW_TEXTS) return;
  if (lastBuiltWith(dir) !== digestOfAll()) return;
  process.env.GATSBY_CPU_COUNT = ONE;
  isLowered = true;
};

/** Gives back the number to those who ask for it later: pictures are encoded on all processors. */
export const countAllProcessors = (): void => {
  if (isLowered) process.env.GATSBY_CPU_COUNT = ALL;
  isLowered = false;
};

/** Writes down what all pages have been made with, when they are there. */
export const noteBuiltWith = (dir: string): void => {
  mkdirSync(path.dirname(path.join(dir, RECORD)), { recursive: true });
  writeFileSync(path.join(dir, RECORD), digestOfAll());
};
