import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { create, type Font } from "fontkit";
import {
  combiningMarks,
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

const ofFace = (name: string): string[] => files.filter((file) => file.startsWith(name));
const faces = files.filter((file) => !file.startsWith("naira-"));

describe("the shipped fonts", () => {
  it("are two of the display face, two of the text face, and the naira sign", () => {
    expect(ofFace("display-")).toHaveLength(2);
    expect(ofFace("text-")).toHaveLength(2);
    expect(ofFace("naira-")).toHaveLength(1);
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

  it.each(ofFace("naira-"))("%s has it for the text face", (file) => {
    expect(missingIn(file, nairaSign)).toEqual([]);
    expect(fontFaces).toMatch(/font-family:"Onest"[^}]*naira-[^}]*unicode-range:U\+20a6/);
  });

  it("are those that the style sheet names, and all of them", () => {
    const named = [...fontFaces.matchAll(/url\(\/fonts\/([^)]+)\)/g)].map(([, file]) => file);
    expect(named.sort()).toEqual([...files].sort());
  });

  it("are there when they are preloaded", () => {
    expect(preloadedFonts.length).toBeGreaterThan(0);
    preloadedFonts.forEach((url) => expect(files).toContain(path.basename(url)));
  });

  it("never hold text back: another font stands in until they have come", () => {
    const rules = fontFaces.match(/@font-face\{[^}]*url\([^}]*\}/g) ?? [];
    expect(rules).toHaveLength(files.length);
    rules.forEach((rule) => expect(rule).toMatch(/font-display:(swap|optional)/));
  });
});
