import {
  existsSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp, { type Sharp } from "sharp";
import { composeWords, grounds, type CardWords, type Ground } from "../../src/build/cards/compose";
import { fontRuns, lettersOf } from "../../src/build/cards/fonts";
import {
  MAX_BYTES,
  renderCard,
  type CardPicture,
  type CardRecipe,
} from "../../src/build/cards/render";
import { typeset, type TitleRun } from "../../src/build/cards/typeset";
import { writeCards } from "../../src/build/cards/write";
import { writeCards as writeInThread } from "../../src/build/threads/cards";
import { combiningMarks, nairaSign, nigerianLetters } from "../../src/lib/letters";
import { light } from "../../src/theme/colours";

jest.setTimeout(60_000);

const COVER = {
  file: path.resolve("__tests__/fixtures/content/articles/minimalist-design/cover.jpg"),
  digest: "cover",
};
const BOX = { width: 528, height: 405 };

const plain = (text: string): TitleRun[] => [{ text, accent: false }];
const card = (title: string, changes: Partial<CardWords> = {}): CardWords => ({
  kind: "Article",
  topic: "AI",
  title: plain(title),
  name: "Creative Designer",
  note: "Mar 04, 2025",
  ...changes,
});
const recipe = (words: CardWords, hash: string): CardRecipe => ({ words, hash, pictures: [COVER] });

const LONG =
  "Ọ̀rọ̀, ẹ̀kọ́ and ṣíṣe at ₦2,500 a sheet: what one hundred and twenty letters of Yorùbá and Igbo ask of a typeface, ọjọ́ kan";

const wordsIn = (runs: TitleRun[], box = BOX): string =>
  typeset(runs, box)
    .lines.map((line) => line.map((word) => word.map(({ text }) => text).join("")).join(" "))
    .join(" ");

describe("the letters of a card", () => {
  it.each(["display", "displayItalic"] as const)("are all held by the %s face itself", (face) => {
    const text = `${nigerianLetters}${nairaSign}ọ́ẹ̀m̀ṣ́${[...combiningMarks].map((mark) => `o${mark}`).join("")}`;
    const runs = fontRuns(text, face);
    expect(runs.map((run) => run.face)).toEqual([face]);
    expect(runs[0]?.text).toBe(text);
  });

  it("come from another face where one lacks them, and no box is drawn for what none holds", () => {
    expect(fontRuns("₦5", "text").map(({ face }) => face)).toEqual(["display", "text"]);
    expect(fontRuns("Hausa هَوُسَ", "display").map(({ face }) => face)).toContain("arabic");
    expect(fontRuns("שלום", "display").map(({ face }) => face)).toEqual(["hebrew"]);
    expect(fontRuns("a🎨b", "display").map(({ text }) => text)).toEqual(["ab"]);
  });

  it("are counted with their marks", () => {
    expect(lettersOf("ọ̀rọ̀")).toHaveLength(3);
  });
});

describe("a title on a card", () => {
  it.each(["Wax", "Minimalism", "Minimalist Design: The Discipline of Leaving Out", LONG])(
    "is set whole: %s",
    (title) => {
      expect(wordsIn(plain(title))).toBe(title);
      const { size, lines } = typeset(plain(title), BOX);
      expect(lines.length * size * 1.12).toBeLessThanOrEqual(BOX.height);
    },
  );

  it("of 120 characters is still set large", () => {
    expect([...LONG].length).toBeGreaterThanOrEqual(120);
    expect(typeset(plain(LONG), BOX).size).toBeGreaterThanOrEqual(46);
  });

  it("is larger the shorter it is", () => {
    const size = (title: string) => typeset(plain(title), BOX).size;
    expect(size("Wax")).toBeGreaterThan(size("Minimalist Design: The Discipline of Leaving Out"));
  });

  it("keeps the voice of its accent, also within a word", () => {
    const runs = [...plain("On "), { text: "Fire", accent: true }, ...plain(", again")];
    const words = typeset(runs, BOX).lines.flat();
    expect(words).toEqual([
      [{ text: "On", accent: false }],
      [
        { text: "Fire", accent: true },
        { text: ",", accent: false },
      ],
      [{ text: "again", accent: false }],
    ]);
  });

  it("begins an accent that closes it on a line of its own, and leaves none of its words alone", () => {
    const accented = (lead: string, accent: string) =>
      typeset([...plain(`${lead} `), { text: accent, accent: true }], BOX).lines.map((line) =>
        line.map((word) => word.map(({ text }) => text).join("")).join(" "),
      );
    expect(accented("Begin With", "One Sentence")).toEqual(["Begin With", "One Sentence"]);
    expect(accented("Graphic Designer in Benin City:", "A Working Portrait").at(-1)).toBe(
      "A Working Portrait",
    );
    expect(accented("Featured", "Partnerships")).toEqual(["Featured", "Partnerships"]);
  });

  it("ends in an ellipsis when it could not be read any more, and cuts a word without end", () => {
    expect(wordsIn(plain("word ".repeat(400)))).toMatch(/word …$/);
    expect(typeset(plain("w".repeat(300)), BOX).lines.length).toBeGreaterThan(3);
    expect(typeset(plain("🎨"), BOX).lines).toEqual([]);
  });
});

const colourAt = async (file: Buffer, left: number, top: number): Promise<number[]> => [
  ...(await sharp(file).extract({ left, top, width: 4, height: 4 }).resize(1, 1).raw().toBuffer()),
];

/** A colour such as "#a04020", but for what a file makes of it. */
const expectColour = (found: readonly number[], wanted: string, tolerance = 4): void => {
  const values = [1, 3, 5].map((at) => Number.parseInt(wanted.slice(at, at + 2), 16));
  const distances = values.map((value, at) => Math.abs(value - (found[at] ?? Infinity)));
  expect(Math.max(...distances)).toBeLessThan(tolerance);
};

describe("a card", () => {
  it.each([
    ["one word", card("Wax")],
    ["120 characters", card(LONG)],
    ["right to left", card("مرحبا بالعالم، التصميم عملية")],
    ["the river leaf", card("Begin", { ground: "indigo" })],
  ])("with %s is a JPEG of 1200 × 630 that every messenger takes", async (_, words) => {
    const file = await renderCard(recipe(words, "x"));
    const { format, width, height } = await sharp(file).metadata();
    expect([format, width, height]).toEqual(["jpeg", 1200, 630]);
    expect(file.length).toBeGreaterThan(10_000);
    expect(file.length).toBeLessThanOrEqual(MAX_BYTES);
  });

  it("has the river leaf on the ground that is asked for, whichever the last had", async () => {
    const names = Object.keys(grounds) as Ground[];
    for (const ground of [...names, ...names]) {
      const file = await renderCard({ ...recipe(card("Begin", { ground }), "x"), pictures: [] });
      // Left of the leaf, and in its petal at the upper left.
      expectColour(await colourAt(file, 640, 600), grounds[ground].ground);
      expectColour(await colourAt(file, 1000, 220), grounds[ground].leaf);
      expectColour(await colourAt(file, 20, 20), light.paper);
    }
  });

  it("stays small when its picture is all noise", async () => {
    const noise = path.join(mkdtempSync(path.join(tmpdir(), "noise-")), "noise.png");
    const pixels = Buffer.from(Array.from({ length: 1200 * 630 * 3 }, (_, i) => (i * 7919) % 251));
    await sharp(pixels, { raw: { width: 1200, height: 630, channels: 3 } })
      .png()
      .toFile(noise);
    const file = await renderCard({ hash: "n", pictures: [{ file: noise, digest: "noise" }] });
    expect(file.length).toBeLessThan(300_000);
    rmSync(path.dirname(noise), { recursive: true });
  });

  it("shows its own picture, whatever other cards have shown before", async () => {
    const folder = mkdtempSync(path.join(tmpdir(), "plates-"));
    const plates = await Promise.all(
      ["#102030", "#a04020", "#306050", "#d0c0a0", "#705090", "#205070"].map(async (background) => {
        const file = path.join(folder, `${background.slice(1)}.png`);
        const size = { width: 640, height: 480, channels: 3 as const };
        await sharp({ create: { ...size, background } }).toFile(file);
        return { file, digest: background };
      }),
    );
    const draw = (plate: CardPicture) =>
      renderCard({ hash: "x", words: card("Wax"), pictures: [plate] });
    for (const plate of [...plates, ...plates]) {
      expectColour(await colourAt(await draw(plate), 900, 300), plate.digest);
    }
    rmSync(folder, { recursive: true });
  });

  const COLOURS = { left: "#a83a2c", right: "#205070" };
  const PAPER = { left: light.paperRaised, right: light.paperRaised };
  const GREYS = { left: "#b4b4b4", right: "#3c3c3c" };
  /** As large as what a card shows of one picture. */
  const SIDE = { width: 568, height: 630 };

  const halves = ({ left, right }: typeof COLOURS): Promise<Buffer> => {
    const area = (width: number, background: string) =>
      ({ create: { width, height: SIDE.height, channels: 3, background } }) as const;
    return sharp(area(SIDE.width, right))
      .composite([{ input: area(SIDE.width / 2, left), left: 0, top: 0 }])
      .png()
      .toBuffer();
  };

  it.each([
    ["in CMYK", COLOURS, (whole: Sharp) => whole.toColourspace("cmyk").jpeg()],
    ["of 16 bits", COLOURS, (whole: Sharp) => whole.toColourspace("rgb16").png()],
    ["with a palette", COLOURS, (whole: Sharp) => whole.png({ palette: true })],
    ["with opacity", COLOURS, (whole: Sharp) => whole.ensureAlpha().png()],
    [
      "that is all glass",
      PAPER,
      () => sharp({ create: { ...SIDE, channels: 4, background: "#00000000" } }).png(),
    ],
    ["in grey", GREYS, (whole: Sharp) => whole.toColourspace("b-w").png()],
    [
      "in grey with opacity",
      GREYS,
      (whole: Sharp) => whole.ensureAlpha().toColourspace("b-w").png(),
    ],
    [
      "that a camera turned",
      COLOURS,
      (whole: Sharp) => whole.rotate(-90).png().withMetadata({ orientation: 6 }),
    ],
  ])("shows a picture %s as it is", async (kind, colours, make) => {
    const folder = mkdtempSync(path.join(tmpdir(), "kinds-"));
    const file = path.join(folder, "picture");
    await make(sharp(await halves(colours))).toFile(file);
    const picture = { file, digest: kind };
    // As a part of the card, and as all of it.
    const beside = await renderCard({ hash: "x", words: card("Wax"), pictures: [picture] });
    const alone = await renderCard({ hash: "x", pictures: [picture] });
    const tolerance = kind === "in CMYK" ? 48 : 6;
    for (const y of [40, 580]) {
      expectColour(await colourAt(beside, 632 + 60, y), colours.left, tolerance);
      expectColour(await colourAt(beside, 1200 - 60, y), colours.right, tolerance);
      expectColour(await colourAt(alone, 60, y), colours.left, tolerance);
      expectColour(await colourAt(alone, 1200 - 60, y), colours.right, tolerance);
    }
    rmSync(folder, { recursive: true });
  });

  it("is refused where its picture is damaged, and made when that is mended", async () => {
    const folder = mkdtempSync(path.join(tmpdir(), "damaged-"));
    const plate = { file: path.join(folder, "plate.jpg"), digest: "damaged" };
    const whole = await sharp({
      create: { width: 640, height: 480, channels: 3, background: "#a04020" },
    })
      .jpeg()
      .toBuffer();
    const draw = () => renderCard({ hash: "x", words: card("Wax"), pictures: [plate] });
    writeFileSync(plate.file, whole.subarray(0, 20));
    await expect(draw()).rejects.toThrow();
    writeFileSync(plate.file, whole);
    expect((await sharp(await draw()).metadata()).width).toBe(1200);
    rmSync(folder, { recursive: true });
  });

  it("is made of the same bytes every time", async () => {
    const composed = composeWords(card(LONG));
    expect(composeWords(card(LONG))).toEqual(composed);
    const draw = () => renderCard(recipe(card(LONG), "x"));
    const [one, other] = [await draw(), await draw()];
    expect(one.equals(other)).toBe(true);
  });

  it("holds nothing of those that are drawn before it or with it", async () => {
    const recipes = [
      recipe(card("First"), "1"),
      { ...recipe(card("Second"), "2"), pictures: [] },
      { ...recipe(card("Third"), "3"), pictures: [COVER, COVER] },
      { ...recipe(card("Fourth", { ground: "indigo" }), "4"), pictures: [] },
    ];
    const oneByOne: Buffer[] = [];
    for (const one of recipes) oneByOne.push(await renderCard(one));
    const atOnce = await Promise.all([...recipes].reverse().map(renderCard));
    atOnce.reverse().forEach((file, at) => {
      expect(file.equals(oneByOne[at] ?? Buffer.alloc(0))).toBe(true);
    });
  });
});

describe("the cards of a site", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "cards-"));
  afterAll(() => rmSync(folder, { recursive: true }));

  const written = (name: string) => ({
    src: `/share/${name}.jpg`,
    recipe: recipe(card(name), name),
  });

  it("are rendered once, and swept away when no page has them any more", async () => {
    expect(await writeCards([written("wax"), written("fire")], folder)).toBe(2);
    const before = statSync(path.join(folder, "share/wax.jpg")).mtimeMs;
    expect(await writeCards([written("wax"), written("clay")], folder)).toBe(1);
    expect(statSync(path.join(folder, "share/wax.jpg")).mtimeMs).toBe(before);
    expect(existsSync(path.join(folder, "share/fire.jpg"))).toBe(false);
    expect(readdirSync(path.join(folder, "share")).sort()).toEqual(["clay.jpg", "wax.jpg"]);
  });

  it("are the same, and none is missing, where one is drawn while another is encoded", async () => {
    const files = ["one", "two", "three", "four", "five"].map((name) => ({
      file: path.join(folder, `${name}.jpg`),
      recipe: recipe(card(name), name),
    }));
    await writeInThread(files);
    for (const { file, recipe: wanted } of files) {
      expect(readFileSync(file).equals(await renderCard(wanted))).toBe(true);
    }
  });

  it("are told of where one of them cannot be drawn", async () => {
    const broken = {
      words: card("Fire"),
      hash: "fire",
      pictures: [{ file: "none.jpg", digest: "" }],
    };
    const files = ["wax", "clay", "fire"].map((name) => ({
      file: path.join(folder, `${name}.jpg`),
      recipe: name === "fire" ? broken : recipe(card(name), name),
    }));
    await expect(writeInThread(files)).rejects.toThrow(/none\.jpg/);
  });
});
