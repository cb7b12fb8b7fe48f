import { fontRuns, lettersOf, widthInEm, type FaceName } from "./fonts";

/** A stretch of a title in one voice. */
export interface TitleRun {
  text: string;
  accent: boolean;
}

/** A word of a line, in one voice or, around a mark of punctuation, in two. */
export type Word = TitleRun[];

export interface TypesetTitle {
  /** In px. */
  size: number;
  lines: Word[][];
}

export interface Box {
  /** In px. */
  width: number;
  height: number;
}

const LARGEST = 116;
const SMALLEST = 34;
const STEP = 2;

/** Distance of two baselines, in em: room for a dot below and an accent above. */
export const LEADING = 1.12;

/** Display type is set a little tighter than its metrics, in em. */
export const TRACKING = -0.018;

export const faceOf = ({ accent }: TitleRun): FaceName => (accent ? "displayItalic" : "display");

const widths = new Map<string, number>();

const runWidth = (run: TitleRun): number => {
  const key = `${faceOf(run)} ${run.text}`;
  const known = widths.get(key);
  if (known !== undefined) return known;
  const width = widthInEm(run.text, faceOf(run)) + lettersOf(run.text).length * TRACKING;
  widths.set(key, width);
  return width;
};

const SPACE: TitleRun = { text: " ", accent: false };

const wordWidth = (word: Word): number => word.reduce((sum, run) => sum + runWidth(run), 0);

/** The words of a title, each with its voices. White space ends a word. */
const wordsOf = (runs: readonly TitleRun[]): Word[] => {
  const words: Word[] = [[]];
  for (const { text, accent } of runs) {
    text.split(/\s+/).forEach((part, index) => {
      if (index > 0) words.push([]);
      // What no font holds takes no place either.
      if (fontRuns(part, faceOf({ text: part, accent })).length === 0) return;
      words.at(-1)?.push({ text: part, accent });
    });
  }
  return words.filter((word) => word.length > 0);
};

/** Cuts a word that is wider than the line, so that it goes on in the next. */
const cut = (word: Word, limit: number): Word[] => {
  if (wordWidth(word) <= limit) return [word];
  const pieces: Word[] = [[]];
  for (const { text, accent } of word) {
    for (const letter of lettersOf(text)) {
      const piece = pieces.at(-1) ?? [];
      const longer = [...piece, { text: letter, accent }];
      if (piece.length > 0 && wordWidth(longer) > limit) pieces.push([{ text: letter, accent }]);
      else pieces[pieces.length - 1] = longer;
    }
  }
  return pieces.map(joined);
};

const joined = (word: Word): Word =>
  word.reduce<Word>((runs, run) => {
    const last = runs.at(-1);
    if (last?.accent !== run.accent) return [...runs, run];
    return [...runs.slice(0, -1), { text: last.text + run.text, accent: run.accent }];
  }, []);

/** Fills lines one after the other; `limit` in em. */
const fill = (words: readonly Word[], limit: number): Word[][] => {
  const lines: Word[][] = [];
  let width = Number.POSITIVE_INFINITY;
  for (const word of words) {
    const next = width + runWidth(SPACE) + wordWidth(word);
    if (next <= limit) {
      lines.at(-1)?.push(word);
      width = next;
    } else {
      lines.push([word]);
      width = wordWidth(word);
    }
  }
  return lines;
};

/** The same number of lines, as even as they can be. */
const balance = (words: readonly Word[], limit: number): Word[][] => {
  const { length } = fill(words, limit);
  let narrow = Math.max(...words.map(wordWidth));
  let wide = limit;
  for (let round = 0; round < 12; round += 1) {
    const middle = (narrow + wide) / 2;
    if (fill(words, middle).length <= length) wide = middle;
    else narrow = middle;
  }
  return fill(words, wide);
};

const isAccent = (word: Word): boolean => word.every(({ accent }) => accent);

/** The parts of a title that begin on lines of their own: an accent that closes it does, as on its page. */
const partsOf = (words: readonly Word[]): Word[][] => {
  const start = words.findLastIndex((word) => !isAccent(word)) + 1;
  const parts = [words.slice(0, start), words.slice(start)];
  return parts.filter((part) => part.length > 0);
};

/** Whether a title, by the lines of its last part, leaves its last word alone. */
const endsLonely = (lines: readonly Word[][] = []): boolean =>
  lines.length > 1 && lines.at(-1)?.length === 1;

/** How much smaller a title may be set for the sake of its last words. */
const SMALLER = 0.75;

const ELLIPSIS: Word = [{ text: "…", accent: false }];

/**
 * Sets a title as large as its box allows, in even lines. What is too long even at the smallest
 * size ends in an ellipsis; a word that no line can hold is cut.
 */
export const typeset = (runs: readonly TitleRun[], box: Box): TypesetTitle => {
  const words = wordsOf(runs);
  if (words.length === 0) return { size: LARGEST, lines: [] };
  const parts = partsOf(words);
  let largest: TypesetTitle | undefined;
  for (let size = LARGEST; size >= SMALLEST; size -= STEP) {
    const limit = box.width / size;
    if (words.some((word) => wordWidth(word) > limit)) continue;
    const rows = Math.floor(box.height / (size * LEADING));
    if (parts.flatMap((part) => fill(part, limit)).length > rows) continue;
    const set = parts.map((part) => balance(part, limit));
    const title = { size, lines: set.flat() };
    // Two words may stand one above the other.
    if (words.length < 3 || !endsLonely(set.at(-1))) return title;
    largest ??= title;
    if (size <= largest.size * SMALLER) break;
  }
  if (largest) return largest;
  const limit = box.width / SMALLEST;
  const rows = Math.floor(box.height / (SMALLEST * LEADING));
  const lines = fill(
    words.flatMap((word) => cut(word, limit)),
    limit,
  );
  const shown = lines.slice(0, rows);
  if (lines.length > rows) shown[rows - 1] = [...(shown[rows - 1] ?? []).slice(0, -1), ELLIPSIS];
  return { size: SMALLEST, lines: shown };
};
