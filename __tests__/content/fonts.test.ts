import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { create, type Font } from "fontkit";
import { everydayCharacters, shippedCharacters } from "../../scripts/fonts/characters";
import { combiningMarks, nairaSign, nigerianLetters } from "../../src/lib/letters";
import { fontFaces, preloadedFonts } from "../../src/theme/font-faces";

const FONTS = "static/fonts";
const versions = readdirSync(FONTS);
const [version = ""] = versions;
const FOLDER = path.join(FONTS, version);
const files = readdirSync(FOLDER);

const charactersOf = (file: string): Set<number> => {
  const font = create(readFileSync(path.join(FOLDER, file))) as Font;
  return new Set(font.characterSet);
};

const missingIn = (file: string, characters: string): string[] => {
  const held = charactersOf(file);
  return [...characters].filter((character) => !held.has(character.codePointAt(0) ?? 0));
};

const everyday = files.filter((file) => file.endsWith("-everyday.woff2"));

/** The files of a font, such as "text-regular". */
const ofFont = (font: string): string[] => files.filter((file) => file.startsWith(font));

const heldIn = (font: string): Set<number> =>
  new Set(ofFont(font).flatMap((file) => [...charactersOf(file)]));

const DISPLAY = ["display-roman", "display-italic"];
const TEXT = ["text-regular", "text-semibold"];
const LETTERS = nigerianLetters + combiningMarks;
/** What a family does not have comes from the system. */
const absentIn = (font: string): string => (TEXT.includes(font) ? `${nairaSign}′″` : "′″←→↑↗↩−");

const fileOf = (font: string, part = ""): string =>
  files.find((file) => file === `${part ? `${font}-${part}` : font}.woff2`) ?? "";

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
 * The most that a slow connection brings of four files at once (three fonts and the picture that opens a
 * page) before it has to wait a round trip: five packets of 1,460 bytes each, less about 525 for headers.
 */
const FIRST_WINDOW = 5 * 1460 - 525;

const asks = (file: string, characters: string): boolean =>
  [...characters].every((character) => rangeOf(file).includes(character));

describe("the shipped fonts", () => {
  it("are those that the style sheet names, and all of them", () => {
    const named = [...fontFaces.matchAll(/url\(\/fonts\/([^)]+)\)/g)].map(([, file]) => file);
    expect(versions).toEqual([version]);
    expect(named.sort()).toEqual(files.map((file) => `${version}/${file}`).sort());
    expect(files).toHaveLength(2 * 3 + 3 + 2 + 2);
  });

  // Browsers keep what has an address of /fonts for ever.
  it("have another address when one of them changes", () => {
    const hash = createHash("sha256");
    for (const file of [...files].sort()) {
      hash.update(file).update(readFileSync(path.join(FOLDER, file)));
    }
    expect(version).toBe(hash.digest("hex").slice(0, 6));
  });

  it.each([...DISPLAY, ...TEXT])("%s holds the letters of Hausa, Igbo, Yoruba and Edo", (font) => {
    const held = heldIn(font);
    expect([...LETTERS].filter((letter) => !held.has(letter.codePointAt(0) ?? 0))).toEqual([]);
  });

  it.each(DISPLAY)("%s holds the naira sign", (font) => {
    expect(missingIn(fileOf(font), nairaSign)).toEqual([]);
  });

  it.each(TEXT)("%s lacks the naira sign and no other letter", (font) => {
    const held = heldIn(font);
    const letters = [...shippedCharacters].filter((one) => /[\p{L}\p{M}\p{Sc}]/u.test(one));
    expect(letters.filter((one) => !held.has(one.codePointAt(0) ?? 0))).toEqual([nairaSign]);
  });

  it.each([
    ["regular", 400],
    ["semibold", 600],
  ])("have the %s one for the text face", (name, weight) => {
    const file = fileOf(`naira-${name}`);
    expect(missingIn(file, nairaSign)).toEqual([]);
    expect(rangeOf(file)).toBe(nairaSign);
    expect(fontFaces).toMatch(new RegExp(`font-family:"Onest";font-weight:${weight};[^}]*${file}`));
  });

  it.each(everyday)("%s holds the words of the site, and comes in one round trip", (file) => {
    expect(missingIn(file, everydayCharacters.words)).toEqual([]);
    expect(asks(file, everydayCharacters.words)).toBe(true);
    expect(statSync(path.join(FOLDER, file)).size).toBeLessThanOrEqual(FIRST_WINDOW);
  });

  it.each([
    ["a bullet", "text-regular", "•"],
    ["the arrow of a footnote", "text-regular", "↩"],
    ["the value of a colour", "text-regular", "#B4532A"],
    ["brackets in italics", "display-italic", "()"],
  ])("set %s with the everyday file", (_, font, characters) => {
    const file = fileOf(font, "everyday");
    expect(missingIn(file, characters)).toEqual([]);
    expect(asks(file, characters)).toBe(true);
  });

  it.each([
    ["display-roman", "Mm"],
    ["display-italic", "Mm"],
    ["text-regular", ""],
  ])("%s sets a name of Nigeria, with its tones, from one small file", (font, toned) => {
    const file = fileOf(font, "names");
    const letters = `${LETTERS}ÌùÒòéÁ${toned}`;
    expect(missingIn(file, letters)).toEqual([]);
    expect(asks(file, letters)).toBe(true);
    expect(statSync(path.join(FOLDER, file)).size).toBeLessThan((FIRST_WINDOW * 2) / 3);
  });

  it("are asked for everyday letters before anything else is", () => {
    expect(everyday).toHaveLength(DISPLAY.length + TEXT.length);
    for (const font of [...DISPLAY, ...TEXT]) {
      const places = ofFont(font).map((file) => fontFaces.indexOf(file));
      expect(fontFaces.indexOf(fileOf(font, "everyday"))).toBe(Math.max(...places));
    }
  });

  it.each([...DISPLAY, ...TEXT])("%s is asked for each of its characters", (font) => {
    const lost = [...shippedCharacters].filter(
      (character) =>
        !absentIn(font).includes(character) &&
        !ofFont(font).some(
          (file) => missingIn(file, character).length === 0 && asks(file, character),
        ),
    );
    expect(lost).toEqual([]);
    ofFont(font).forEach((file) => {
      expect([..."ا漢🎨"].filter((character) => asks(file, character))).toEqual([]);
    });
  });

  it.each(DISPLAY)("%s sets a letter together with the marks on it", (font) => {
    expect(asks(fileOf(font), `${LETTERS}mo`)).toBe(true);
    expect(missingIn(fileOf(font), `${LETTERS}mo`)).toEqual([]);
  });

  // A font of running text that is late stays away, and browsers look for its letters elsewhere.
  it.each(TEXT)("%s is not asked for letters of an everyday file that was late", (font) => {
    const held = [...charactersOf(fileOf(font, "everyday"))].map((at) => String.fromCodePoint(at));
    for (const file of ofFont(font).filter((one) => one !== fileOf(font, "everyday"))) {
      expect(held.filter((character) => asks(file, character))).toEqual([]);
    }
  });

  it("are preloaded where every page shows them", () => {
    expect(preloadedFonts.map((url) => path.basename(url))).toEqual(
      [...DISPLAY, "text-regular"].map((font) => fileOf(font, "everyday")),
    );
  });

  it("never hold text back: another font stands in until they have come", () => {
    const rules = fontFaces.match(/@font-face\{[^}]*url\([^}]*\}/g) ?? [];
    expect(rules).toHaveLength(files.length);
    rules.forEach((rule) => expect(rule).toMatch(/font-display:(swap|optional)/));
  });

  it("stay away when they are late only where a page asks ahead for them", () => {
    const optional = [...fontFaces.matchAll(/font-display:optional;src:url\(([^)]+)\)/g)];
    expect(optional.map(([, url]) => url)).toEqual([
      `/fonts/${version}/${fileOf("text-regular", "everyday")}`,
    ]);
  });
});
