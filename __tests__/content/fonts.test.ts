import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { create, type Font } from "fontkit";
import {
  combiningMarks,
  everydayCharacters,
  nairaSign,
  nigerianLetters,
  shippedCharacters,
} from "../../src/lib/letters";
import { fontFaces, preloadedFonts } from "../../src/theme/font-faces";

const FOLDER = "static/fonts";
const files = readdirSync(FOLDER);

const charactersOf = (file: string): Set<number> => {
  const font = create(readFileSync(path.join(FOLDER, file))) as Font;
  return new Set(font.characterSet);
};

const missingIn = (file: string, characters: string): string[] => {
  const held = charactersOf(file);
  return [...characters].filter((character) => !held.has(character.codePointAt(0) ?? 0));
};

const everyday = files.filter((file) => file.includes("-everyday-"));
const whole = files.filter((file) => !everyday.includes(file));
const ofFace = (name: string): string[] => whole.filter((file) => file.startsWith(name));
const faces = whole.filter((file) => !file.startsWith("naira-"));

const everydayOf = (file: string): string =>
  everyday.find((name) => name.startsWith(file.replace(/-\w+\.woff2$/, "-everyday-"))) ?? "";

/** The characters that a rule of the style sheet asks a file for. */
const rangeOf = (file: string): string => {
  const [, ranges = ""] =
    new RegExp(`${file.replace(".", "\\.")}\\)[^}]*unicode-range:([^}]*)`).exec(fontFaces) ?? [];
  return ranges
    .split(",")
    .flatMap((range) => {
      const [first = 0, last = first] = (range.match(/[\da-f]+/g) ?? []).map((hex) =>
        Number.parseInt(hex, 16),
      );
      return Array.from({ length: last - first + 1 }, (_, index) =>
        String.fromCodePoint(first + index),
      );
    })
    .join("");
};

/**
 * The most that a slow connection brings of four files at once before it has to wait a round trip:
 * five packets of 1,460 bytes each, less about 525 for the headers.
 */
const FIRST_WINDOW = 5 * 1460 - 525;

describe("the shipped fonts", () => {
  it("are two of the display face, two of the text face, and their naira signs", () => {
    expect(ofFace("display-")).toHaveLength(2);
    expect(ofFace("text-")).toHaveLength(2);
    expect(ofFace("naira-")).toHaveLength(2);
  });

  it.each(faces)("%s holds the letters of Hausa, Igbo, Yoruba and Edo", (file) => {
    expect(missingIn(file, nigerianLetters + combiningMarks)).toEqual([]);
  });

  it.each(ofFace("display-"))("%s holds the naira sign", (file) => {
    expect(missingIn(file, nairaSign)).toEqual([]);
  });

  it.each(ofFace("text-"))("%s lacks the naira sign and no other letter", (file) => {
    const letters = [...shippedCharacters].filter((character) =>
      /[\p{L}\p{M}\p{Sc}]/u.test(character),
    );
    expect(missingIn(file, letters.join(""))).toEqual([nairaSign]);
  });

  it.each([
    ["regular", 400],
    ["semibold", 600],
  ])("have the %s one for the text face", (name, weight) => {
    const [file = ""] = ofFace(`naira-${name}`);
    expect(missingIn(file, nairaSign)).toEqual([]);
    expect(rangeOf(file)).toBe(nairaSign);
    expect(fontFaces).toMatch(new RegExp(`font-family:"Onest";font-weight:${weight};[^}]*${file}`));
  });

  it.each(everyday)("%s holds the words of the site, and comes in one round trip", (file) => {
    const range = rangeOf(file);
    expect(missingIn(file, everydayCharacters.words)).toEqual([]);
    expect([...everydayCharacters.words].filter((one) => !range.includes(one))).toEqual([]);
    expect(statSync(path.join(FOLDER, file)).size).toBeLessThanOrEqual(FIRST_WINDOW);
  });

  it.each([
    ["a bullet", "text-regular", "•"],
    ["the arrow of a footnote", "text-semibold", "↩"],
    ["brackets in italics", "display-italic", "()"],
  ])("set %s without a whole one", (_, face, characters) => {
    const [file = ""] = ofFace(face);
    expect(missingIn(everydayOf(file), characters)).toEqual([]);
    const range = rangeOf(everydayOf(file));
    expect([...characters].filter((one) => !range.includes(one))).toEqual([]);
  });

  it("are asked for everyday letters before the whole ones are", () => {
    expect(everyday).toHaveLength(faces.length);
    for (const file of faces) {
      expect(fontFaces.indexOf(everydayOf(file))).toBeGreaterThan(fontFaces.indexOf(file));
    }
  });

  it.each(faces)("%s is asked for every letter that its everyday file lacks", (file) => {
    const range = rangeOf(file);
    const lost = missingIn(everydayOf(file), shippedCharacters).filter(
      (character) => !range.includes(character),
    );
    expect(lost).toEqual([]);
    expect([..."ا漢🎨"].filter((character) => range.includes(character))).toEqual([]);
  });

  it.each(ofFace("display-"))("%s sets a letter together with the marks on it", (file) => {
    const range = rangeOf(file);
    const letters = [...nigerianLetters, ...combiningMarks, "m", "o"];
    expect(letters.filter((letter) => !range.includes(letter))).toEqual([]);
  });

  // A font of running text that is late stays away, and browsers look for its letters elsewhere.
  it.each(ofFace("text-"))(
    "%s is not asked for letters of an everyday file that was late",
    (file) => {
      const range = rangeOf(file);
      const held = [...charactersOf(everydayOf(file))].map((point) => String.fromCodePoint(point));
      const twice = held.filter((character) => range.includes(character));
      expect(twice.filter((one) => !everydayCharacters.accents.includes(one))).toEqual([]);
      // Dotted letters are not among the everyday ones: tones are written above them.
      expect([...nigerianLetters].filter((letter) => !range.includes(letter))).toEqual([]);
    },
  );

  it("are those that the style sheet names, and all of them", () => {
    const named = [...fontFaces.matchAll(/url\(\/fonts\/([^)]+)\)/g)].map(([, file]) => file);
    expect(named.sort()).toEqual([...files].sort());
  });

  it("are there when they are preloaded", () => {
    expect(preloadedFonts).toHaveLength(everyday.length);
    preloadedFonts.forEach((url) => expect(everyday).toContain(path.basename(url)));
  });

  it("never hold text back: another font stands in until they have come", () => {
    const rules = fontFaces.match(/@font-face\{[^}]*url\([^}]*\}/g) ?? [];
    expect(rules).toHaveLength(files.length);
    rules.forEach((rule) => expect(rule).toMatch(/font-display:(swap|optional)/));
  });
});
