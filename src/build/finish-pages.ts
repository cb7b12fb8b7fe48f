import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setImmediate } from "node:timers/promises";
import { brotliCompressSync } from "node:zlib";
import type { BuildArgs } from "gatsby";
import { digestOf } from "./digest";
import { filesBelow } from "./files-below";
import { Finished } from "./finished";
import { lateStart, type Pages } from "./first-view";
import { openingLetters, withoutLetters } from "./first-view/opening-letters";
import { securePage } from "./security-policy/secure-page";
import { compactStyles } from "./styles/compact";

/** Gatsby keeps the fragments that it assembles pages from beside them. */
const FRAGMENTS = "_gatsby";

const htmlFilesIn = (folder: string): string[] =>
  filesBelow(folder)
    .filter((file) => file.endsWith(".html"))
    .filter((file) => !path.relative(folder, file).startsWith(FRAGMENTS + path.sep));

/**
 * What a server sends before it waits for the first answer, ten packets, less what it says in the headers
 * of a page, in bytes: as small as Brotli makes a page, which is how a host sends it that compresses what
 * is published (docs/architecture.md).
 */
export const FIRST_WINDOW_BYTES = 10 * 1460 - 900;

const fitsFirstWindow = (html: string): boolean =>
  brotliCompressSync(html).length <= FIRST_WINDOW_BYTES;

interface Steps {
  startLate: (html: string) => string;
  /** The same page with letters in it, what is best first. */
  withLetters: (html: string) => Promise<string[]>;
}

/**
 * React 18 writes pages in blocks of bytes. Where a letter of several does not fit into the rest of one, it leaves
 * that as it is, zeros, and writes the letter into the next (facebook/react#31134): ọ, ẹ or ₦ had a sign in front
 * of it that browsers show for what they cannot read. HTML has no such character.
 */
const withoutFiller = (html: string): string => html.replaceAll("\0", "");

/** A page as it is published; the same again for one that was finished before. */
export const finishPage = async (html: string, { startLate, withLetters }: Steps) => {
  const bare = withoutLetters(compactStyles(startLate(withoutFiller(html))));
  // With one byte more letters would be the round trip that they are to spare.
  const lettered = (await withLetters(bare)).map(securePage);
  return lettered.find(fitsFirstWindow) ?? securePage(bare);
};

/** After so many pages others have a turn: the threads that draw share cards ask for more of them. */
const AT_ONCE = 32;

/** Beside the page itself, what decides how it is finished: this code, and which scripts there are. */
const DECISIVE = [".cache/compiled", "public/webpack.stats.json", "public/chunk-map.json"];

/**
 * The last step of a build, over every page: it holds what was written and nothing between, its scripts start
 * late, its styles carry nothing that is no style, the letters of its headline are in it where there is room,
 * and its policy says what it may load and run. In this order, since whatever changes a page afterwards would be refused by its policy.
 * Pages that are finished already are not written again, and those that this step has left as they are
 * now are not even read.
 *
 * @throws Error with the page's file when a page is not one that was made here
 */
export const finishPages = async ({ store }: Pick<BuildArgs, "store">): Promise<void> => {
  const { program, webpackCompilationHash, pages } = store.getState() as {
    program: { directory: string };
    webpackCompilationHash: string;
    pages: Pages;
  };
  const inProject = (file: string) => path.join(program.directory, file);
  const folder = inProject("public");
  const steps = {
    startLate: await lateStart(folder, webpackCompilationHash, pages),
    withLetters: openingLetters(folder),
  };

  const key = `${webpackCompilationHash} ${digestOf(DECISIVE.map(inProject))}`;
  const finished = await Finished.read(inProject(".cache/finished-pages.json"), key);

  for (const [at, file] of htmlFilesIn(folder).entries()) {
    if (at % AT_ONCE === 0) await setImmediate();
    if (finished.has(file)) continue;
    // At once: a promise of a small file takes longer than the file.
    const html = readFileSync(file, "utf8");
    try {
      const page = await finishPage(html, steps);
      if (page !== html) writeFileSync(file, page);
      finished.add(file);
    } catch (error) {
      throw new Error(`${path.relative(program.directory, file)}: ${(error as Error).message}`);
    }
  }
  await finished.write();
};
