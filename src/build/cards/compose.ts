import { SHARE_IMAGE } from "../../lib/constants";
import { DETAILED_PETAL, PETAL, TURNS } from "../../lib/river-leaf";
import { dark, light } from "../../theme/colours";
import { plainText } from "../site-files/plain-text";
import { fontRuns, lettersOf, widthInEm, type FaceName } from "./fonts";
import { faceOf, LEADING, TRACKING, typeset, type TitleRun, type Word } from "./typeset";

/* The sheet of a share card: words on the left, the plate or the river leaf on the right. */

/** Colours of the right side, where the river leaf stands instead of a plate. */
export const grounds = {
  paper: { ground: light.paper, leaf: light.accent },
  coral: { ground: light.accent, leaf: light.paper },
  indigo: { ground: dark.paper, leaf: dark.accent },
  bronze: { ground: light.relief, leaf: light.paper },
} as const;

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
  /** Ground of the river leaf; without one the right side is left to the plate. */
  ground?: keyof typeof grounds | undefined;
}

const MARGIN = 56;
const COLUMN = 528;
/** Where the right side begins, in px. */
export const FOLD = 632;
const UPPER_RULE = 84;
const LOWER_RULE = 545;
const SMALL = 20;
const SUBTITLE = 27;

/** A text as it may stand in XML: no character that XML forbids, none that means something. */
const escape = (text: string): string =>
  plainText(text)
    .replace(/&/g, "&amp;")
    .replace(/</g, "&lt;")
    .replace(/>/g, "&gt;")
    .replace(/"/g, "&quot;");

const tspans = (text: string, face: FaceName, fill: string): string =>
  fontRuns(text, face)
    .map((run) => `<tspan ${run.attributes} fill="${fill}">${escape(run.text)}</tspan>`)
    .join("");

interface Place {
  x: number;
  y: number;
  size: number;
  anchor?: "start" | "end";
  tracking?: number;
}

const textAt = (spans: string, { x, y, size, anchor = "start", tracking = 0 }: Place): string =>
  `<text xml:space="preserve" x="${x}" y="${y}" font-size="${size}" text-anchor="${anchor}" letter-spacing="${tracking * size}">${spans}</text>`;

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

const lineSpans = (words: readonly Word[], isRightToLeft: boolean): string => {
  const mark = isRightToLeft ? tspans(RIGHT_TO_LEFT_MARK, "arabic", light.ink) : "";
  return mark + words.map(wordSpans).join("") + mark;
};

const wordSpans = (word: Word, index: number): string => {
  const space = index > 0 ? tspans(" ", "display", light.ink) : "";
  const colour = (run: TitleRun) => (run.accent ? light.accent : light.ink);
  return space + word.map((run) => tspans(run.text, faceOf(run), colour(run))).join("");
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
    return textAt(lineSpans(words, isRightToLeft), { ...place, y, size, tracking: TRACKING });
  });
  if (!subtitle) return set.join("");
  const line = clip(subtitle, "displayItalic", SUBTITLE, COLUMN);
  const y = top + height - SUBTITLE * 0.5;
  return (
    set.join("") +
    textAt(tspans(line, "displayItalic", light.inkSoft), { ...place, y, size: SUBTITLE })
  );
};

const small = (text: string, x: number, y: number, anchor: "start" | "end" = "start"): string =>
  textAt(tspans(text, "text", light.inkSoft), { x, y, size: SMALL, anchor });

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
  const words =
    tspans(name.slice(0, lastSpace), "display", light.ink) +
    tspans(name.slice(lastSpace), "displayItalic", light.ink);
  const end = note ? small(note, MARGIN + COLUMN, y, "end") : "";
  return (
    leaf(PETAL, size, MARGIN, y - 24, light.accent) +
    textAt(words, { x: MARGIN + 42, y, size }) +
    end
  );
};

const rule = (y: number): string =>
  `<rect x="${MARGIN}" y="${y}" width="${COLUMN}" height="1" fill="${light.outline}"/>`;

const rightSide = ({ ground }: CardWords): string => {
  if (!ground) return "";
  const width = SHARE_IMAGE.width - FOLD;
  const box = `x="${FOLD}" y="0" width="${width}" height="${SHARE_IMAGE.height}"`;
  const colours = grounds[ground];
  return (
    `<clipPath id="side"><rect ${box}/></clipPath><rect ${box} fill="${colours.ground}"/>` +
    `<g clip-path="url(#side)">${leaf(DETAILED_PETAL, 760, FOLD + 24, -92, colours.leaf)}</g>` +
    `<rect x="${FOLD}" y="0" width="1" height="${SHARE_IMAGE.height}" fill="${light.rule}"/>`
  );
};

/**
 * Composes the sheet of a card as SVG text: all of it where the river leaf stands on the right,
 * else the left side alone. The same words always give the same text.
 */
export const composeCard = (words: CardWords): string => {
  const { height } = SHARE_IMAGE;
  const width = words.ground ? SHARE_IMAGE.width : FOLD;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<rect width="${width}" height="${height}" fill="${light.paper}"/>` +
    rightSide(words) +
    headLine(words.kind, words.topic) +
    rule(UPPER_RULE) +
    titleBlock(words) +
    rule(LOWER_RULE) +
    signature(words) +
    "</svg>"
  );
};
