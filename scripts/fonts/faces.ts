import { combiningMarks, nairaSign, nigerianLetters } from "../../src/lib/letters";
import { everydayCharacters, shippedCharacters } from "./characters";

/** Whether a family sets running text, and not headlines. */
export const isText = (family: string): boolean => family.startsWith("Onest");

/** A file of some characters of a font. */
export interface Part {
  /** What it is called besides the font. */
  name?: "everyday" | "names" | "more";
  characters: string;
  /** What the file is asked for, where that is not the same. */
  asked?: string;
  /** Characters of other parts that it is not to be asked for. */
  barred?: string;
  isPreloaded?: true;
}

export interface Face {
  file: string;
  source: string;
  family: string;
  style: "normal" | "italic";
  weight: number;
  /** Of two that are asked for a character the later one counts. */
  parts: readonly Part[];
  /** What its parts have to hold together. */
  required?: string;
}

const { words, brackets, figures, imprint, mail, telephone, bullet, back, hash, names } =
  everydayCharacters;

const without = (characters: string, others: string): string =>
  [...characters].filter((character) => !others.includes(character)).join("");

const allLetters = nigerianLetters + combiningMarks;

/**
 * The whole font, one of the letters of names, and one of some characters. A mark is set with its letter
 * from one file: the m of Yoruba takes a tone and has no character of its own for it, and the whole font is
 * asked for letters, too.
 */
const wholeAnd = (everyday: string): Part[] => [
  { characters: shippedCharacters, asked: without(shippedCharacters, " ") },
  { name: "names", characters: `${names}Mm`, barred: without(everyday, "Mm") },
  { name: "everyday", characters: everyday, isPreloaded: true },
];

/**
 * What a text font has beyond some parts of it. No part holds what another does: where the everyday one is
 * too late to be shown, the others would be asked for its letters next.
 */
const moreThan = (everyday: string, others = ""): Part => ({
  name: "more",
  characters: without(shippedCharacters, everyday + others + nairaSign),
  barred: everyday,
});

const running = words + brackets + figures + imprint + mail + bullet + back + hash;
const stressed = words + brackets + figures;

/** The fonts of the site, in the order of their families. */
export const faces: readonly Face[] = [
  {
    file: "display-roman",
    source: "noto-serif-display/400Regular/NotoSerifDisplay_400Regular.ttf",
    family: "Noto Serif Display",
    style: "normal",
    weight: 400,
    parts: wholeAnd(words + brackets + figures + imprint + mail + telephone),
    required: allLetters + nairaSign,
  },
  {
    file: "display-italic",
    source: "noto-serif-display/400Regular_Italic/NotoSerifDisplay_400Regular_Italic.ttf",
    family: "Noto Serif Display",
    style: "italic",
    weight: 400,
    parts: wholeAnd(words + brackets),
    required: allLetters + nairaSign,
  },
  {
    file: "text-regular",
    source: "onest/400Regular/Onest_400Regular.ttf",
    family: "Onest",
    style: "normal",
    weight: 400,
    parts: [
      moreThan(running, names),
      { name: "names", characters: names },
      { name: "everyday", characters: running, isPreloaded: true },
    ],
    required: allLetters,
  },
  {
    file: "text-semibold",
    source: "onest/600SemiBold/Onest_600SemiBold.ttf",
    family: "Onest",
    style: "normal",
    weight: 600,
    // Sets what a text stresses, and nothing that every page shows.
    parts: [moreThan(stressed), { name: "everyday", characters: stressed }],
    required: allLetters,
  },
  // Onest has no naira sign; a price would fall back to whatever the phone has.
  {
    file: "naira-regular",
    source: "noto-sans/400Regular/NotoSans_400Regular.ttf",
    family: "Onest",
    style: "normal",
    weight: 400,
    parts: [{ characters: nairaSign }],
    required: nairaSign,
  },
  {
    file: "naira-semibold",
    source: "noto-sans/600SemiBold/NotoSans_600SemiBold.ttf",
    family: "Onest",
    style: "normal",
    weight: 600,
    parts: [{ characters: nairaSign }],
    required: nairaSign,
  },
];
