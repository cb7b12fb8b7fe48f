import type { Glyph } from "fontkit";
import { layoutIn, unitsPerEm, type FaceName } from "./fonts";

/*
 * The renderer of SVG reads a font's whole file for nearly every letter that it sets, 137 times for a card
 * (thx/resvg-js#367), and shapes each text anew. What most cards are written with is laid out by the same package
 * that measures it, and drawn as paths, which look the same.
 */

/** What runs from left to right with letters side by side, and no characters that change a direction. */
const SIMPLE =
  /^(?:(?!\p{Bidi_Control})[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}])*$/u;

/** Whether a text looks the same as outlines. Other scripts join and order their letters. */
export const canBeOutlines = (text: string): boolean => SIMPLE.test(text);

const LETTERS = {
  moveTo: "m",
  lineTo: "l",
  quadraticCurveTo: "q",
  bezierCurveTo: "c",
  closePath: "z",
} as const;

/**
 * The path of a glyph, told from its origin, so that it can be kept and drawn anywhere; in units of its font, upwards.
 * A card whose glyphs are moved and written anew each time takes 1.3 ms of a processor more.
 */
const relativePath = ({ path }: Glyph): string => {
  let pen = { x: 0, y: 0 };
  let start = pen;
  let text = "";
  for (const { command, args } of path.commands) {
    const deltas = args.map((value, at) => value - (at % 2 === 0 ? pen.x : pen.y));
    text += LETTERS[command] + deltas.join(" ");
    const [x = start.x, y = start.y] = args.slice(-2);
    pen = { x, y };
    if (command === "moveTo") start = pen;
  }
  return text;
};

const paths = new Map<string, string>();

const pathOf = (glyph: Glyph, face: FaceName): string => {
  const key = `${face} ${glyph.id}`;
  const known = paths.get(key);
  if (known !== undefined) return known;
  const path = relativePath(glyph);
  paths.set(key, path);
  return path;
};

/** A text as paths, for the attribute `d`. */
export interface Outlines {
  /** In units of the font, upwards, from where the text begins on its baseline. */
  path: string;
  /** In units of the font. */
  advance: number;
  unitsPerEm: number;
}

const hundredths = (value: number): number => Math.round(value * 100) / 100;

/**
 * Lays out a text of one face.
 *
 * @param tracking what stands between letters, in em
 */
export const outlinesOf = (text: string, face: FaceName, tracking: number): Outlines => {
  const units = unitsPerEm(face);
  const { glyphs, positions } = layoutIn(text, face);
  let pen = 0;
  let gap = 0;
  let path = "";
  glyphs.forEach((glyph, at) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[at] ?? {};
    // A mark takes no room: it stands above or below the letter before it, and what is between letters comes after.
    if (xAdvance !== 0) {
      pen += gap;
      gap = tracking * units;
    }
    const drawn = pathOf(glyph, face);
    if (drawn) path += `M${hundredths(pen + xOffset)} ${hundredths(yOffset)}${drawn}`;
    pen += xAdvance;
  });
  return { path, advance: pen + gap, unitsPerEm: units };
};
