import { createRequire } from "node:module";
import path from "node:path";
import { openSync, type Font, type GlyphRun } from "fontkit";
import { Kept } from "./kept";

/*
 * The fonts that share cards are set in: not those of the site, since the renderer reads neither
 * woff2 nor variable fonts, and a title may hold any letter.
 */

export type FaceName = "display" | "displayItalic" | "text" | "arabic" | "hebrew";

interface FaceSource {
  file: string;
  family: string;
  style: "normal" | "italic";
}

const FACES: Record<FaceName, FaceSource> = {
  display: {
    file: "noto-serif-display/400Regular/NotoSerifDisplay_400Regular.ttf",
    family: "Noto Serif Display",
    style: "normal",
  },
  displayItalic: {
    file: "noto-serif-display/400Regular_Italic/NotoSerifDisplay_400Regular_Italic.ttf",
    family: "Noto Serif Display",
    style: "italic",
  },
  text: { file: "onest/400Regular/Onest_400Regular.ttf", family: "Onest", style: "normal" },
  // Hausa is written in Arabic letters too (Ajami); neither script has an italic of its own.
  arabic: {
    file: "noto-naskh-arabic/400Regular/NotoNaskhArabic_400Regular.ttf",
    family: "Noto Naskh Arabic",
    style: "normal",
  },
  hebrew: {
    file: "noto-serif-hebrew/400Regular/NotoSerifHebrew_400Regular.ttf",
    family: "Noto Serif Hebrew",
    style: "normal",
  },
};

/** Where a face's letters come from that it does not hold itself, in this order. */
const FALLBACKS: readonly FaceName[] = ["display", "arabic", "hebrew"];

// Not relative to this file: Gatsby runs it from its own cache folder.
const { resolve } = createRequire(path.resolve(process.cwd(), "package.json"));

const pathOf = ({ file }: FaceSource): string => resolve(`@expo-google-fonts/${file}`);

/** Paths of the font files of some faces, for the renderer; of all when none are named. */
export const fontFiles = (
  faces: readonly FaceName[] = Object.keys(FACES) as FaceName[],
): string[] => faces.map((name) => pathOf(FACES[name]));

/** How a face is named in a drawing. */
const attributesOf = ({ family, style }: Pick<FaceSource, "family" | "style">): string =>
  `font-family="${family}" font-style="${style}"`;

/** The faces that a drawing is set in. */
export const facesIn = (svg: string): FaceName[] =>
  (Object.keys(FACES) as FaceName[]).filter((name) => svg.includes(attributesOf(FACES[name])));

interface OpenFace {
  font: Font;
  holds: ReadonlySet<number>;
}

const opened = new Map<FaceName, OpenFace>();

const open = (name: FaceName): OpenFace => {
  const known = opened.get(name);
  if (known) return known;
  const font = openSync(pathOf(FACES[name]));
  if (!("characterSet" in font)) throw new Error(`${FACES[name].file} is not a single font.`);
  const face = { font, holds: new Set(font.characterSet) };
  opened.set(name, face);
  return face;
};

/** A stretch of text that one font can set. */
export interface FontRun {
  text: string;
  face: FaceName;
  /** The attributes of an SVG element that call for the font. */
  attributes: string;
}

const letters = new Intl.Segmenter("en", { granularity: "grapheme" });

/** Without marks, so that each character is a letter: looking for those takes longer than drawing a line. */
const PLAIN = /^[ -~]*$/;

/** The letters of a text as a reader counts them: a letter with its marks is one. */
export const lettersOf = (text: string): string[] =>
  PLAIN.test(text) ? [...text] : [...letters.segment(text)].map(({ segment }) => segment);

const isHeld = (letter: string, face: FaceName): boolean =>
  [...letter].every((character) => open(face).holds.has(character.codePointAt(0) ?? 0));

const faceFor = (letter: string, wanted: FaceName): FaceName | undefined =>
  [wanted, ...FALLBACKS].find((name) => isHeld(letter, name));

/**
 * Divides a text into stretches that a font holds. What no font holds (an emoji, say) is left
 * out: an empty box would be worse.
 */
export const fontRuns = (text: string, wanted: FaceName): FontRun[] => {
  const runs: FontRun[] = [];
  for (const letter of lettersOf(text)) {
    const face = faceFor(letter, wanted);
    if (!face) continue;
    const last = runs.at(-1);
    if (last?.face === face) last.text += letter;
    else runs.push({ text: letter, face, attributes: attributesOf(FACES[face]) });
  }
  return runs;
};

/** How many units of its own a face has in one em. */
export const unitsPerEm = (face: FaceName): number => open(face).font.unitsPerEm;

/** A text with letters and their marks in one, where the face was drawn so. */
const composedFor = (text: string, face: FaceName): string =>
  lettersOf(text)
    .map((letter) => {
      const composed = letter.normalize("NFC");
      return isHeld(composed, face) ? composed : letter;
    })
    .join("");

/** Most of what stands on a card stands on the next one, too. */
const laidOut = new Kept<GlyphRun>(100);

/** The glyphs of a text that a face holds, and where they stand, in its units. */
export const layoutIn = (text: string, face: FaceName): GlyphRun =>
  laidOut.get(`${face} ${text}`, () => {
    const { font } = open(face);
    const composed = composedFor(text, face);
    try {
      return font.layout(composed);
    } catch {
      // The package fails where a mark stands on another for which the face names no place, as on a stroke through a
      // letter. Without places all of them stand where they were drawn.
      return font.layout(composed, { mark: false, mkmk: false });
    }
  });

/** Width of a text in a face, in em. */
export const widthInEm = (text: string, wanted: FaceName): number =>
  fontRuns(text, wanted).reduce(
    (sum, run) => sum + layoutIn(run.text, run.face).advanceWidth / unitsPerEm(run.face),
    0,
  );
