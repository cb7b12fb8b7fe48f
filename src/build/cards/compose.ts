import { SHARE_IMAGE } from "../../lib/constants";
import { DETAILED_PETAL, PETAL, TURNS } from "../../lib/river-leaf";
import { dark, light } from "../../theme/colours";
import { plainText } from "../site-files/plain-text";
import { fontRuns, lettersOf, widthInEm, type FaceName, type FontRun } from "./fonts";
import { canBeOutlines, outlinesOf } from "./outlines";
import { faceOf, LEADING, TRACKING, typeset, type TitleRun, type Word } from "./typeset";

/*
 * The two sides of a share card: words on the left, the river leaf on the right, where no picture stands. Words are
 * those of one card; the leaf is the same on many.
 */

/** Colours of the right side, where the river leaf stands instead of a plate. */
export const grounds = {
  paper: { ground: light.paper, leaf: light.accent },
  coral: { ground: light.accent, leaf: light.paper },
  indigo: { ground: dark.paper, leaf: dark.accent },
  bronze: { ground: light.relief, leaf: light.paper },
} as const;

export type Ground = keyof typeof grounds;

export interface CardWords {
  /** What kind of page it is, at the upper left. */
  kind: string;
  /** Its topic, at the upper right. */
  topic?: string | undefined;
  title: TitleRun[];
  /** A line in italics below the title. */
  subtitle?: string | undefined;
  /** The name as it is signed. */
  name: string;
  /** A date or a place, at the lower right. */
  note?: string | undefined;
  /** Ground of the river leaf; without one the right side is left to pictures. */
  ground?: Ground | undefined;
}

const MARGIN = 56;
const COLUMN = 528;
/** Where the right side begins, in px. */
export const FOLD = 632;
const UPPER_RULE = 84;
const LOWER_RULE = 545;
const SMALL = 20;
const SUBTITLE = 27;

/** A text without characters that mean something in XML. */
const escape = (text: string): string =>
  text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;");

/** A stretch of a line in one voice and colour. */
interface Stretch {
  text: string;
  face: FaceName;
  fill: string;
}

interface Place {
  x: number;
  y: number;
  size: number;
  anchor?: "start" | "end";
  /** What stands between letters, in em. */
  tracking?: number;
}

type ColouredRun = FontRun & Pick<Stretch, "fill">;

/** What fonts hold of a line, each stretch as long as its font and colour go. */
const runsOf = (line: readonly Stretch[]): ColouredRun[] => {
  const runs: ColouredRun[] = [];
  for (const { text, face, fill } of line) {
    for (const run of fontRuns(plainText(text), face)) {
      const last = runs.at(-1);
      if (last?.face === run.face && last.fill === fill) last.text += run.text;
      else runs.push({ ...run, fill });
    }
  }
  return runs;
};

const asText = (runs: readonly ColouredRun[], place: Required<Place>): string => {
  const { x, y, size, anchor, tracking } = place;
  const spans = runs.map(
    ({ attributes, fill, text }) => `<tspan ${attributes} fill="${fill}">${escape(text)}</tspan>`,
  );
  return `<text xml:space="preserve" x="${x}" y="${y}" font-size="${size}" text-anchor="${anchor}" letter-spacing="${tracking * size}">${spans.join("")}</text>`;
};

const asOutlines = (runs: readonly ColouredRun[], place: Required<Place>): string => {
  const { x, y, size, anchor, tracking } = place;
  let end = 0;
  const paths = runs.map(({ text, face, fill }) => {
    const { path, advance, unitsPerEm } = outlinesOf(text, face, tracking);
    const scale = size / unitsPerEm;
    const start = end;
    end += advance * scale;
    return `<path transform="translate(${start} 0) scale(${scale} ${-scale})" fill="${fill}" d="${path}"/>`;
  });
  const left = anchor === "end" ? x - end : x;
  return `<g transform="translate(${left} ${y})">${paths.join("")}</g>`;
};

const lineAt = (line: readonly Stretch[], place: Place): string => {
  const runs = runsOf(line);
  const set = runs.every(({ text }) => canBeOutlines(text)) ? asOutlines : asText;
  return set(runs, { anchor: "start", tracking: 0, ...place });
};

const fits = (text: string, face: FaceName, size: number, width: number): boolean =>
  widthInEm(text, face) * size <= width;

/** A text on one line, cut where the line ends. */
const clip = (text: string, face: FaceName, size: number, width: number): string => {
  if (fits(text, face, size, width)) return text;
  const letters = lettersOf(text);
  while (letters.length > 0 && !fits(`${letters.join("")}…`, face, size, width)) letters.pop();
  return `${letters.join("").trimEnd()}…`;
};

const RIGHT_TO_LEFT = /^[^\p{L}]*[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** Holds the punctuation at the ends of a line in a text that runs from right to left. */
const RIGHT_TO_LEFT_MARK = "\u200f";

const titleLine = (words: readonly Word[], isRightToLeft: boolean): Stretch[] => {
  const mark: Stretch[] = isRightToLeft
    ? [{ text: RIGHT_TO_LEFT_MARK, face: "arabic", fill: light.ink }]
    : [];
  return [...mark, ...words.flatMap(wordStretches), ...mark];
};

const wordStretches = (word: Word, index: number): Stretch[] => {
  const space: Stretch[] = index > 0 ? [{ text: " ", face: "display", fill: light.ink }] : [];
  const set = word.map((run) => ({
    text: run.text,
    face: faceOf(run),
    fill: run.accent ? light.accent : light.ink,
  }));
  return [...space, ...set];
};

const titleBlock = ({ title, subtitle }: CardWords): string => {
  const below = subtitle ? SUBTITLE * 2.1 : 0;
  const room = LOWER_RULE - UPPER_RULE - 56;
  const { size, lines } = typeset(title, { width: COLUMN, height: room - below });
  const height = lines.length * size * LEADING + below;
  const top = UPPER_RULE + (LOWER_RULE - UPPER_RULE - height) / 2;
  const isRightToLeft = RIGHT_TO_LEFT.test(title.map(({ text }) => text).join(""));
  const place = isRightToLeft
    ? { x: MARGIN + COLUMN, anchor: "end" as const }
    : { x: MARGIN, anchor: "start" as const };
  const set = lines.map((words, index) => {
    // The letters stand in the middle of their line: their height is about 0.7 em.
    const y = top + index * size * LEADING + size * 0.89;
    return lineAt(titleLine(words, isRightToLeft), { ...place, y, size, tracking: TRACKING });
  });
  if (!subtitle) return set.join("");
  const text = clip(subtitle, "displayItalic", SUBTITLE, COLUMN);
  const y = top + height - SUBTITLE * 0.5;
  const line = lineAt([{ text, face: "displayItalic", fill: light.inkSoft }], {
    ...place,
    y,
    size: SUBTITLE,
  });
  return set.join("") + line;
};

const small = (text: string, x: number, y: number, anchor: "start" | "end" = "start"): string =>
  lineAt([{ text, face: "text", fill: light.inkSoft }], { x, y, size: SMALL, anchor });

/** Two short texts at the ends of a line; the second gives way when there is no room. */
const headLine = (first: string, second: string | undefined): string => {
  const gap = 28;
  const left = clip(first, "text", SMALL, COLUMN);
  const room = COLUMN - gap - widthInEm(left, "text") * SMALL;
  const right = second && fits(second, "text", SMALL, room) ? second : "";
  return small(left, MARGIN, 64) + (right && small(right, MARGIN + COLUMN, 64, "end"));
};

const leaf = (petal: string, size: number, x: number, y: number, fill: string): string => {
  const petals = TURNS.map(
    (turn) => `<path d="${petal}" fill-rule="evenodd" transform="rotate(${turn} 50 50)"/>`,
  );
  return `<g fill="${fill}" transform="translate(${x} ${y}) scale(${size / 100})">${petals.join("")}</g>`;
};

const signature = ({ name, note }: CardWords): string => {
  const size = 30;
  const y = 594;
  const lastSpace = name.lastIndexOf(" ") + 1;
  const words: Stretch[] = [
    { text: name.slice(0, lastSpace), face: "display", fill: light.ink },
    { text: name.slice(lastSpace), face: "displayItalic", fill: light.ink },
  ];
  const end = note ? small(note, MARGIN + COLUMN, y, "end") : "";
  return (
    leaf(PETAL, size, MARGIN, y - 24, light.accent) +
    lineAt(words, { x: MARGIN + 42, y, size }) +
    end
  );
};

const rule = (y: number): string =>
  `<rect x="${MARGIN}" y="${y}" width="${COLUMN}" height="1" fill="${light.outline}"/>`;

/** What stands to the right of the fold: a picture of its own, from the fold on. */
const SIDE = SHARE_IMAGE.width - FOLD;

const asSvg = (width: number, content: string): string => {
  const { height } = SHARE_IMAGE;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`;
};

/** An area at the left edge, from the top to the bottom. */
const stripe = (width: number, fill: string): string =>
  `<rect width="${width}" height="${SHARE_IMAGE.height}" fill="${fill}"/>`;

/**
 * Composes the right side of a card with the river leaf, as SVG text. The leaf is larger than the side and does not reach
 * over the fold, so that the edges of the picture cut it: with a clip path the renderer takes twice as long.
 */
export const composeSide = (ground: Ground): string => {
  const colours = grounds[ground];
  return asSvg(
    SIDE,
    stripe(SIDE, colours.ground) +
      leaf(DETAILED_PETAL, 760, 24, -92, colours.leaf) +
      stripe(1, light.rule),
  );
};

/** Composes the left side of a card, its words, as SVG text. The same words always give the same text. */
export const composeWords = (words: CardWords): string =>
  asSvg(
    FOLD,
    stripe(FOLD, light.paper) +
      headLine(words.kind, words.topic) +
      rule(UPPER_RULE) +
      titleBlock(words) +
      rule(LOWER_RULE) +
      signature(words),
  );
