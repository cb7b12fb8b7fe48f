import { mkdtempSync, readFileSync, rmSync, statSync, truncateSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { Resvg } from "@resvg/resvg-js";
import { composeCard } from "../../src/build/cards/compose";
import { fontFilesFor } from "../../src/build/cards/cut-fonts";
import { facesIn, fontFiles } from "../../src/build/cards/fonts";
import { combiningMarks, nigerianLetters } from "../../src/lib/letters";

const cardOf = (title: string): string =>
  composeCard({
    kind: "Article",
    topic: "Branding",
    title: [
      { text: title, accent: false },
      { text: ` ${title}`, accent: true },
    ],
    subtitle: title,
    name: "Creative Designer",
    note: "Mar 04, 2025",
    ground: "paper",
  });

const pixels = (svg: string, files: readonly string[]): Buffer =>
  new Resvg(svg, { font: { fontFiles: [...files], loadSystemFonts: false } }).render().pixels;

/** Each of some letters with each mark, as two characters. */
const marked = (letters: string): string =>
  [...letters].flatMap((letter) => [...combiningMarks].map((mark) => letter + mark)).join("");

describe("the fonts of a card that is written as most are", () => {
  it.each([
    ["plain letters", "How a folded strip became a letter & a roof, “quoted” (1920–2024)…"],
    ["letters that are kerned and joined", "AVATAR To Wave Ty, office flag waffle fjord"],
    ["letters of Nigeria's languages", nigerianLetters],
    ["vowels with their marks apart", marked("aeiouAEIOUẹọẸỌ")],
    ["consonants with their marks apart", marked("mnsgMNSG")],
    ["letters with two marks, one of them apart", marked("âãäåîïñöüâṅǹḿ")],
    ["prices", "₦2,500 for 100% of £3 + ½"],
    ["western letters", "Façade, naïve, Übermaß, señor, Ærø"],
  ])("draw %s as whole fonts do", async (_, title) => {
    const svg = cardOf(title);
    const whole = fontFiles(facesIn(svg));
    const cut = await fontFilesFor(svg);
    expect(cut).toHaveLength(3);
    cut.forEach((file, at) => {
      expect(statSync(file).size).toBeLessThan(statSync(whole[at] as string).size / 2);
    });
    expect(pixels(svg, cut).equals(pixels(svg, whole))).toBe(true);
  });

  it("are small, since the renderer reads them again for every letter", async () => {
    const sizes = (await fontFilesFor(cardOf("Wax"))).map((file) => statSync(file).size);
    expect(Math.max(...sizes)).toBeLessThan(48 * 1024);
  });

  describe("that somebody touches meanwhile", () => {
    // Other tests draw with those of the project.
    const folder = mkdtempSync(path.join(tmpdir(), "card-fonts-"));
    afterAll(() => rmSync(folder, { recursive: true }));

    it.each([
      ["taken away", (file: string) => rmSync(file)],
      ["cut off", (file: string) => truncateSync(file, 5000)],
      ["emptied", (file: string) => truncateSync(file, 0)],
    ])("are there again when they were %s", async (_, touch) => {
      const svg = cardOf("Wax");
      const [file = ""] = await fontFilesFor(svg, folder);
      expect(path.dirname(file)).toBe(folder);
      const font = readFileSync(file);
      touch(file);
      const both = await Promise.all([fontFilesFor(svg, folder), fontFilesFor(svg, folder)]);
      expect(both.map(([first]) => first)).toEqual([file, file]);
      expect(readFileSync(file).equals(font)).toBe(true);
    });
  });

  it("lie where nothing is published from", async () => {
    const folders = (await fontFilesFor(cardOf("Wax"))).map((file) => path.dirname(file));
    expect(new Set(folders)).toEqual(new Set([path.resolve(".cache/card-fonts")]));
  });
});

describe("the fonts of a card with any other letter", () => {
  it.each(["Łódź", "Οδός", "هَوُسَ", "שלום"])("are whole: %s", async (title) => {
    const svg = cardOf(title);
    expect(await fontFilesFor(svg)).toEqual(fontFiles(facesIn(svg)));
  });
});
