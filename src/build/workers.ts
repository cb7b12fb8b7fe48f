import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import path from "node:path";
import { contentDir } from "./content/directory";
import { digestOf } from "./digest";
import { filesBelow } from "./files-below";
import { wasBrokenOff } from "./workplace/unfinished";

/*
 * Gatsby queries and renders pages, and encodes pictures, with one processor less than there are, and its
 * own process waits meanwhile: on two processors one of them is idle. Where there is next to nothing to
 * do it is the other way round: a worker takes more of a processor to start, once for queries and once
 * for pages, than it can save. A number that somebody has set still wins.
 */

const { env } = process;

/** Says that the number is this module's, to gatsby-node.ts, which is another bundle than gatsby-config.ts. */
const OURS = "SITE_CHOOSES_WORKERS";

/** Gatsby starts one worker less. Pictures are encoded by as many, since it asks for them earlier. */
if (env.GATSBY_CPU_COUNT === undefined) {
  env.GATSBY_CPU_COUNT = String(availableParallelism() + 1);
  env[OURS] = "1";
}

/** With one processor Gatsby answers queries itself, and has one worker, for pages, from the beginning. */
const ONE = "1";

/** Where more files of the content than these have changed, a second worker is worth its start. */
const FEW = 40;

/** What all pages are made with, the content aside. */
const EVERYWHERE = [
  "src",
  "gatsby-browser.tsx",
  "gatsby-config.ts",
  "gatsby-node.ts",
  "gatsby-ssr.tsx",
  "package-lock.json",
];

/** What a build makes its pages of. */
interface Sources {
  /** A digest of what is in every page: the code and the settings. */
  everywhere: string;
  /** Digests of the files of the content, pictures aside, by path. */
  content: Record<string, string>;
}

const readSources = (): Sources => {
  const folder = contentDir();
  const words = filesBelow(folder).filter((file) => /\.(mdx?|json)$/i.test(file));
  const settings = words.filter((file) => path.dirname(file) === folder).sort();
  return {
    everywhere: digestOf([...EVERYWHERE, ...settings]),
    content: Object.fromEntries(words.map((file) => [file, digestOf([file])])),
  };
};

const recordOf = (dir: string): string => path.join(dir, ".cache", "built-of.json");

const lastBuiltOf = (dir: string): Sources | undefined => {
  try {
    return JSON.parse(readFileSync(recordOf(dir), "utf8")) as Sources;
  } catch {
    return undefined;
  }
};

const countChanges = (former: Sources["content"], now: Sources["content"]): number =>
  Object.keys({ ...former, ...now }).filter((file) => former[file] !== now[file]).length;

/** As they were when this build began. */
let sources: Sources | undefined;

/**
 * Has Gatsby start one worker where the last build has made most of the pages already. Gatsby asks for
 * the number as soon as the content is checked.
 *
 * @param dir of the project.
 */
export const chooseWorkers = (dir: string): void => {
  sources = readSources();
  const last = lastBuiltOf(dir);
  // What is left of a build that was broken off has to be made anew.
  if (env[OURS] === undefined || wasBrokenOff(dir) || !last) return;
  const isLittle = countChanges(last.content, sources.content) <= FEW;
  if (isLittle && last.everywhere === sources.everywhere) env.GATSBY_CPU_COUNT = ONE;
};

/** Writes down what the pages have been made of, when they are there. */
export const noteSources = (dir: string): void => {
  mkdirSync(path.dirname(recordOf(dir)), { recursive: true });
  writeFileSync(recordOf(dir), JSON.stringify(sources));
};
