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

/** A path, in units of its font, upwards. */
interface Shape {
  path: string;
  /** No point of it lies lower; `Infinity` where nothing is drawn. */
  lowest: number;
  /** No point of it lies higher; `-Infinity` where nothing is drawn. */
  highest: number;
}

/**
 * The shape of a glyph, its path told from its origin, so that it can be kept and drawn anywhere. A card whose glyphs are
 * moved and written anew each time takes 1.3 ms of a processor more.
 */
const shapeOf = ({ path }: Glyph): Shape => {
  let pen = { x: 0, y: 0 };
  let start = pen;
  let text = "";
  let [lowest, highest] = [Infinity, -Infinity];
  for (const { command, args } of path.commands) {
    const deltas = args.map((value, at) => value - (at % 2 === 0 ? pen.x : pen.y));
    text += LETTERS[command] + deltas.join(" ");
    // A curve lies between the points that tell it.
    const heights = args.filter((_, at) => at % 2 === 1);
    lowest = Math.min(lowest, ...heights);
    highest = Math.max(highest, ...heights);
    const [x = start.x, y = start.y] = args.slice(-2);
    pen = { x, y };
    if (command === "moveTo") start = pen;
  }
  return { path: text, lowest, highest };
};

const shapes = new Map<string, Shape>();

const keptShape = (glyph: Glyph, face: FaceName): Shape => {
  const key = `${face} ${glyph.id}`;
  const known = shapes.get(key);
  if (known) return known;
  const shape = shapeOf(glyph);
  shapes.set(key, shape);
  return shape;
};

/** A text as paths, for the attribute `d`, from where it begins on its baseline. */
export interface Outlines extends Shape {
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
  let [lowest, highest] = [Infinity, -Infinity];
  glyphs.forEach((glyph, at) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[at] ?? {};
    // A mark takes no room: it stands above or below the letter before it, and what is between letters comes after.
    if (xAdvance !== 0) {
      pen += gap;
      gap = tracking * units;
    }
    const drawn = keptShape(glyph, face);
    if (drawn.path) path += `M${hundredths(pen + xOffset)} ${hundredths(yOffset)}${drawn.path}`;
    lowest = Math.min(lowest, yOffset + drawn.lowest);
    highest = Math.max(highest, yOffset + drawn.highest);
    pen += xAdvance;
  });
  return { path, lowest, highest, advance: pen + gap, unitsPerEm: units };
};
