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

/** A part of a drawing, as elements of SVG, and between which heights of the card it stands, in px. */
interface Piece {
  svg: string;
  top: number;
  bottom: number;
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

/** What the renderer sets may reach anywhere. */
const asText = (runs: readonly ColouredRun[], place: Required<Place>): Piece => {
  const { x, y, size, anchor, tracking } = place;
  const spans = runs.map(
    ({ attributes, fill, text }) => `<tspan ${attributes} fill="${fill}">${escape(text)}</tspan>`,
  );
  const svg = `<text xml:space="preserve" x="${x}" y="${y}" font-size="${size}" text-anchor="${anchor}" letter-spacing="${tracking * size}">${spans.join("")}</text>`;
  return { svg, top: 0, bottom: SHARE_IMAGE.height };
};

const asOutlines = (runs: readonly ColouredRun[], place: Required<Place>): Piece => {
  const { x, y, size, anchor, tracking } = place;
  let end = 0;
  let [top, bottom] = [y, y];
  const paths = runs.map(({ text, face, fill }) => {
    const { path, lowest, highest, advance, unitsPerEm } = outlinesOf(text, face, tracking);
    const scale = size / unitsPerEm;
    top = Math.min(top, y - highest * scale);
    bottom = Math.max(bottom, y - lowest * scale);
    const start = end;
    end += advance * scale;
    return `<path transform="translate(${start} 0) scale(${scale} ${-scale})" fill="${fill}" d="${path}"/>`;
  });
  const left = anchor === "end" ? x - end : x;
  return { svg: `<g transform="translate(${left} ${y})">${paths.join("")}</g>`, top, bottom };
};

const lineAt = (line: readonly Stretch[], place: Place): Piece => {
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

const titleBlock = ({ title, subtitle }: CardWords): Piece[] => {
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
  if (!subtitle) return set;
  const text = clip(subtitle, "displayItalic", SUBTITLE, COLUMN);
  const y = top + height - SUBTITLE * 0.5;
  const line = lineAt([{ text, face: "displayItalic", fill: light.inkSoft }], {
    ...place,
    y,
    size: SUBTITLE,
  });
  return [...set, line];
};

const small = (text: string, x: number, y: number, anchor: "start" | "end" = "start"): Piece =>
  lineAt([{ text, face: "text", fill: light.inkSoft }], { x, y, size: SMALL, anchor });

/** Two short texts at the ends of a line; the second gives way when there is no room. */
const headLine = (first: string, second: string | undefined): Piece[] => {
  const gap = 28;
  const left = clip(first, "text", SMALL, COLUMN);
  const room = COLUMN - gap - widthInEm(left, "text") * SMALL;
  const fitting = second && fits(second, "text", SMALL, room) ? [second] : [];
  const right = fitting.map((text) => small(text, MARGIN + COLUMN, 64, "end"));
  return [small(left, MARGIN, 64), ...right];
};

const leaf = (petal: string, size: number, x: number, y: number, fill: string): string => {
  const petals = TURNS.map(
    (turn) => `<path d="${petal}" fill-rule="evenodd" transform="rotate(${turn} 50 50)"/>`,
  );
  return `<g fill="${fill}" transform="translate(${x} ${y}) scale(${size / 100})">${petals.join("")}</g>`;
};

const signature = ({ name, note }: CardWords): Piece[] => {
  const size = 30;
  const y = 594;
  const top = y - 24;
  const lastSpace = name.lastIndexOf(" ") + 1;
  const words: Stretch[] = [
    { text: name.slice(0, lastSpace), face: "display", fill: light.ink },
    { text: name.slice(lastSpace), face: "displayItalic", fill: light.ink },
  ];
  const end = note ? [small(note, MARGIN + COLUMN, y, "end")] : [];
  const sign = { svg: leaf(PETAL, size, MARGIN, top, light.accent), top, bottom: top + size };
  return [sign, lineAt(words, { x: MARGIN + 42, y, size }), ...end];
};

const rule = (y: number): Piece => {
  const svg = `<rect x="${MARGIN}" y="${y}" width="${COLUMN}" height="1" fill="${light.outline}"/>`;
  return { svg, top: y, bottom: y + 1 };
};

/** What stands to the right of the fold: a picture of its own, from the fold on. */
const SIDE = SHARE_IMAGE.width - FOLD;

const asSvg = (width: number, height: number, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`;

/** An area at the left edge, from the top to the bottom. */
const stripe = (width: number, height: number, fill: string): string =>
  `<rect width="${width}" height="${height}" fill="${fill}"/>`;

/**
 * Composes the right side of a card with the river leaf, as SVG text. The leaf is larger than the side and does not reach
 * over the fold, so that the edges of the picture cut it: with a clip path the renderer takes twice as long.
 */
export const composeSide = (ground: Ground): string => {
  const colours = grounds[ground];
  const { height } = SHARE_IMAGE;
  return asSvg(
    SIDE,
    height,
    stripe(SIDE, height, colours.ground) +
      leaf(DETAILED_PETAL, 760, 24, -92, colours.leaf) +
      stripe(1, height, light.rule),
  );
};

/** A stretch of a card from edge to edge. */
export interface Band {
  /** In px, from the upper edge of the card. */
  top: number;
  height: number;
}

interface FilledBand extends Band {
  svg: string;
}

/** The bands in which pieces stand, in order, whole pixels high. */
const bandsOf = (pieces: readonly Piece[]): FilledBand[] => {
  const bands: FilledBand[] = [];
  for (const { svg, ...piece } of pieces.toSorted((one, other) => one.top - other.top)) {
    const top = Math.max(0, Math.floor(piece.top));
    const bottom = Math.min(SHARE_IMAGE.height, Math.ceil(piece.bottom));
    const last = bands.at(-1);
    if (last && top <= last.top + last.height) {
      last.height = Math.max(last.height, bottom - last.top);
      last.svg += svg;
    } else if (bottom > top) bands.push({ top, height: bottom - top, svg });
  }
  return bands;
};

/** The words of a card as SVG text, without what is empty on the card. */
export interface ComposedWords {
  svg: string;
  /** Where what is drawn stands on the card; in the drawing one band follows the other. */
  bands: readonly Band[];
}

/**
 * Composes the left side of a card, its words. The same words always give the same text. Half of that side is empty, and
 * the renderer takes as long for an empty pixel as for most others.
 */
export const composeWords = (words: CardWords): ComposedWords => {
  const bands = bandsOf([
    ...headLine(words.kind, words.topic),
    rule(UPPER_RULE),
    ...titleBlock(words),
    rule(LOWER_RULE),
    ...signature(words),
  ]);
  let end = 0;
  const shapes = bands.map(({ svg, top, height }) => {
    const moved = `<g transform="translate(0 ${end - top})">${svg}</g>`;
    end += height;
    return moved;
  });
  return { svg: asSvg(FOLD, end, stripe(FOLD, end, light.paper) + shapes.join("")), bands };
};
