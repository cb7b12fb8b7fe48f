import { Resvg } from "@resvg/resvg-js";
import { composeWords } from "../../src/build/cards/compose";
import { facesIn, fontFiles, fontRuns, type FaceName } from "../../src/build/cards/fonts";
import { canBeOutlines, outlinesOf } from "../../src/build/cards/outlines";
import { combiningMarks, nairaSign, nigerianLetters } from "../../src/lib/letters";

const SIZE = 60;
const TRACKING = -0.018;

const drawingOf = (shapes: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="120"><rect width="1600" height="120" fill="#fff"/><g transform="translate(20 80)">${shapes}</g></svg>`;

const asSetByRenderer = (text: string, face: FaceName): string => {
  const [run] = fontRuns(text, face);
  return drawingOf(
    `<text xml:space="preserve" font-size="${SIZE}" letter-spacing="${TRACKING * SIZE}"><tspan ${run?.attributes}>${text}</tspan></text>`,
  );
};

const asOutlines = (text: string, face: FaceName): string => {
  const { path, unitsPerEm } = outlinesOf(text, face, TRACKING);
  const scale = SIZE / unitsPerEm;
  return drawingOf(`<path transform="scale(${scale} ${-scale})" d="${path}"/>`);
};

const pixels = (svg: string): Buffer =>
  new Resvg(svg, { font: { fontFiles: fontFiles(facesIn(svg)), loadSystemFonts: false } }).render()
    .pixels;

/** Of 255: what is left to rounding at the edge of a letter. */
const NO_DIFFERENCE = 40;

const largestDifference = (one: Buffer, other: Buffer): number =>
  one.reduce((most, value, at) => Math.max(most, Math.abs(value - (other[at] ?? 0))), 0);

/** Each of some letters with each mark, as two characters. */
const marked = (letters: string): string =>
  [...letters].flatMap((letter) => [...combiningMarks].map((mark) => letter + mark)).join("");

describe.each<FaceName>(["display", "displayItalic", "text"])("outlines of the %s face", (face) => {
  it.each([
    ["plain letters", "How a folded strip became a letter, “quoted” (1920–2024)…"],
    ["letters that are kerned and joined", "AVATAR To Wave Ty, office flag waffle fjord"],
    ["letters of Nigeria's languages", nigerianLetters],
    ["vowels with their marks apart", marked("aeiouAEIOUẹọẸỌ")],
    ["consonants with their marks apart", marked("mnsgMNSG")],
    ["letters with two marks, one of them apart", marked("âãäåîïñöüâṅǹḿ")],
    ["prices", `${nairaSign}2,500 for 100% of £3 + ½`],
    ["western letters", "Façade, naïve, Übermaß, señor, Ærø, Łódź"],
    ["Greek and Cyrillic letters", "Οδός, дорога"],
  ])("show %s as the renderer sets them", (_, text) => {
    // What the face lacks is set in another one.
    for (const run of fontRuns(text, face)) {
      expect(canBeOutlines(run.text)).toBe(true);
      const set = pixels(asSetByRenderer(run.text, run.face));
      const drawn = pixels(asOutlines(run.text, run.face));
      expect(set.some((value) => value < 128)).toBe(true);
      expect(largestDifference(set, drawn)).toBeLessThan(NO_DIFFERENCE);
    }
  });

  it("take as much room as what they stand beside leaves", () => {
    const { advance, unitsPerEm } = outlinesOf("one two", face, TRACKING);
    const parts = ["one", " ", "two"].map((text) => outlinesOf(text, face, TRACKING).advance);
    const sum = parts.reduce((total, part) => total + part, 0);
    expect(Math.abs(advance - sum) / unitsPerEm).toBeLessThan(0.05);
    expect(outlinesOf("ẹ́", face, TRACKING).advance).toBe(outlinesOf("ẹ", face, TRACKING).advance);
  });
});

describe("marks that a face has no place for", () => {
  it.each<FaceName>(["display", "displayItalic"])(
    "are drawn all the same by the %s face",
    (face) => {
      const { path, advance } = outlinesOf("a\u0338\u0352", face, TRACKING);
      expect(path.match(/M/g)?.length).toBeGreaterThan(1);
      expect(advance).toBe(outlinesOf("a", face, TRACKING).advance);
    },
  );
});

describe("the bands of a card", () => {
  const words = {
    kind: "Article",
    title: [{ text: "Ǹjẹ́ gjpy: Ọ̀rọ̀ at ₦2,500", accent: false }],
    subtitle: "Ẹ̀gbà (jpqy)",
    name: "Creative Designer",
  };

  const darkRows = (svg: string): number[] => {
    const {
      pixels: rgba,
      width,
      height,
    } = new Resvg(svg, { font: { loadSystemFonts: false } }).render();
    return Array.from({ length: height }, (_, y) => y).filter((y) =>
      rgba
        .subarray(y * width * 4, (y + 1) * width * 4)
        .some((value, at) => at % 4 < 3 && value < 190),
    );
  };

  it("hold all that is drawn: with room around each it is the same", () => {
    const { svg, bands } = composeWords(words);
    expect(bands.length).toBeGreaterThan(2);
    const height = bands.reduce((sum, band) => sum + band.height, 0);
    expect(height).toBeLessThan(420);
    // The same drawing, each band moved 100 px further down than the one before.
    let at = 0;
    const apart = svg
      .replace(/height="\d+" viewBox="0 0 (\d+) \d+"/, 'height="1400" viewBox="0 0 $1 1400"')
      .replace(/<g transform="translate\(0 (-?\d+)\)">/g, (_, offset) => {
        at += 100;
        return `<g transform="translate(0 ${Number(offset) + at})">`;
      })
      .replace(/(<rect width="\d+" height=")\d+/, "$11400");
    expect(darkRows(apart)).toHaveLength(darkRows(svg).length);
  });
});

describe("a card", () => {
  const facesOf = (title: string): FaceName[] =>
    facesIn(
      composeWords({
        kind: "Article",
        topic: "Branding",
        title: [{ text: title, accent: false }],
        subtitle: "A subtitle",
        name: "Creative Designer",
        note: "Mar 04, 2025",
      }).svg,
    );

  it.each(["Wax & clay", "Ọ̀rọ̀ at ₦2,500", "Łódź", "Οδός"])("needs no font for %s", (title) => {
    expect(facesOf(title)).toEqual([]);
  });

  it("leaves scripts whose letters join or run from right to left to the renderer", () => {
    expect(facesOf("هَوُسَ")).toContain("arabic");
    expect(facesOf("שלום")).toContain("hebrew");
    expect(facesOf("Hausa هَوُسَ now")).toEqual(expect.arrayContaining(["display", "arabic"]));
  });

  it("leaves a line to it where characters turn the direction of others", () => {
    expect(canBeOutlines("one (two)")).toBe(true);
    for (const turn of ["\u200f", "\u202e", "\u2067"]) {
      expect(canBeOutlines(`one ${turn}(two)`)).toBe(false);
    }
  });
});
