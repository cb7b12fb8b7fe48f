import { Resvg } from "@resvg/resvg-js";
import sharp, { type Sharp } from "sharp";
import { SHARE_IMAGE } from "../../lib/constants";
import { light } from "../../theme/colours";
import { composeSide, composeWords, FOLD, grounds, type CardWords, type Ground } from "./compose";
import { facesIn, fontFiles } from "./fonts";
import { Kept } from "./kept";
import { CHANNELS, place, placeDrawn, type Drawn, type Pixels } from "./pixels";

/** A picture on a card. */
export interface CardPicture {
  /** Absolute path. */
  file: string;
  /** Of its content: files that hold the same are one picture. */
  digest: string;
}

/** How a card is made; `hash` changes with everything that can be seen in it. */
export interface CardRecipe {
  hash: string;
  /** What stands on the sheet; absent when a picture of the author's stands for the whole card. */
  words?: CardWords;
  /** Those on the sheet, or the one that is the card. */
  pictures: CardPicture[];
}

/** Messengers drop pictures of more than 300 KB. */
export const MAX_BYTES = 280_000;

/** Tried one after the other until the file is small enough. */
const QUALITIES = [84, 76, 68, 58, 46, 32] as const;

interface Slot {
  left: number;
  top: number;
  width: number;
  height: number;
}

const GAP = 8;

/** Where one, two or three pictures stand on the right side. */
const slotsFor = (count: number): Slot[] => {
  const width = SHARE_IMAGE.width - FOLD;
  const { height } = SHARE_IMAGE;
  if (count === 1) return [{ left: FOLD, top: 0, width, height }];
  const half = (width - GAP) / 2;
  const upper = Math.round(height * 0.58);
  const lower = height - upper - GAP;
  const first = { left: FOLD, top: 0, width, height: upper };
  if (count === 2) return [first, { left: FOLD, top: upper + GAP, width, height: lower }];
  return [
    first,
    { left: FOLD, top: upper + GAP, width: half, height: lower },
    { left: FOLD + half + GAP, top: upper + GAP, width: half, height: lower },
  ];
};

/**
 * A picture as wide and high as it is to be, upright, since cameras write down how they were held, and on paper where it
 * can be seen through.
 */
const crop = ({ file }: CardPicture, { width, height }: { width: number; height: number }) =>
  sharp(file, { autoOrient: true })
    .resize(width, height, { fit: "cover", position: "attention" })
    .flatten({ background: light.paperRaised });

const draw = (svg: string): Drawn => {
  const font = { fontFiles: fontFiles(facesIn(svg)), loadSystemFonts: false };
  const { pixels, width, height } = new Resvg(svg, {
    font,
    shapeRendering: 2,
    textRendering: 2,
  }).render();
  return { rgba: pixels, width, height };
};

const blank = (width: number, height: number): Pixels => ({
  data: Buffer.alloc(width * height * CHANNELS),
  width,
  height,
});

const cropToPixels = async (picture: CardPicture, slot: Slot): Promise<Pixels> => {
  const { data, info } = await crop(picture, slot)
    .toColourspace("srgb")
    // A TIFF may have more channels than one of opacity.
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  if (channels !== CHANNELS) throw new Error(`${picture.file} has ${channels} channels`);
  return { data, width, height };
};

/** The last crops, each of one megabyte at most. */
const crops = new Kept<Promise<Pixels>>(4);

/** Looking for the part of a picture to show takes longer than all else, and pages share pictures. */
const cropped = (picture: CardPicture, slot: Slot): Promise<Pixels> => {
  const key = `${slot.width} ${slot.height} ${picture.digest}`;
  return crops.get(key, () => {
    const pixels = cropToPixels(picture, slot);
    // What failed is told to who asked, and tried anew by who asks next.
    pixels.catch(() => crops.forget(key));
    return pixels;
  });
};

const sides = new Kept<Pixels>(Object.keys(grounds).length);

/** The right side with the river leaf, which is the same on many cards. */
const leafSide = (ground: Ground): Pixels =>
  sides.get(ground, () => {
    const drawn = draw(composeSide(ground));
    const side = blank(drawn.width, drawn.height);
    placeDrawn(side, drawn, { from: 0, count: drawn.height }, 0, 0);
    return side;
  });

const pixelOf = (colour: string): Buffer => Buffer.from(colour.slice(1), "hex");

/** The colour that shows between several pictures, as a pixel. */
const BACKGROUND = pixelOf(light.paperRaised);

/** A row of the left side where nothing stands. */
const EMPTY_ROW = Buffer.alloc(FOLD * CHANNELS, pixelOf(light.paper));

/** Draws the left side of a card: the bands in which something stands, and paper between them. */
const placeWords = (card: Pixels, words: CardWords): void => {
  const { svg, bands } = composeWords(words);
  const drawn = draw(svg);
  const row = card.width * CHANNELS;
  let from = 0;
  let end = 0;
  const placeEmpty = (until: number) => {
    for (let y = end; y < until; y += 1) EMPTY_ROW.copy(card.data, y * row);
  };
  for (const { top, height } of bands) {
    placeEmpty(top);
    placeDrawn(card, drawn, { from, count: height }, 0, top);
    from += height;
    end = top + height;
  }
  placeEmpty(card.height);
};

/** Makes a card ready to be encoded, each time anew: `clone` of sharp copies all of its pixels. */
type OpenCard = () => Sharp;

/** Composes a card from its words, and the river leaf or pictures, in the pixels given. */
const compose = async (
  card: Pixels,
  words: CardWords,
  pictures: readonly CardPicture[],
): Promise<OpenCard> => {
  const slots = slotsFor(pictures.length);
  const plates = pictures
    .slice(0, slots.length)
    .map((picture, at) => cropped(picture, slots[at] as Slot));
  // What neither the words nor the leaf or one picture cover.
  if (!words.ground && plates.length !== 1) card.data.fill(BACKGROUND);
  placeWords(card, words);
  if (words.ground) place(card, leafSide(words.ground), FOLD, 0);
  (await Promise.all(plates)).forEach((plate, at) => {
    const { left, top } = slots[at] as Slot;
    place(card, plate, left, top);
  });
  const { data, width, height } = card;
  return () => sharp(data, { raw: { width, height, channels: CHANNELS } });
};

const openCrop = ([only]: readonly CardPicture[]): OpenCard => {
  if (!only) throw new Error("A card needs words or a picture.");
  return () => crop(only, SHARE_IMAGE);
};

const encode = async (open: OpenCard, pictures: readonly CardPicture[]): Promise<Buffer> => {
  for (const quality of QUALITIES) {
    const file = await open().jpeg({ quality, optimiseCoding: false }).toBuffer();
    if (file.length <= MAX_BYTES) return file;
  }
  throw new Error(
    `A share card stays above ${MAX_BYTES} bytes: ${pictures.map(({ file }) => file).join(", ")}`,
  );
};

/**
 * The pixels of cards that are done, for the next ones. With two megabytes more for each card, V8 would
 * look through all of its memory after every fourth, a sixth of what drawing them takes.
 */
const spare: Pixels[] = [];

/**
 * Renders a card: a JPEG of 1200 × 630 px, small enough for every messenger. Needs no network.
 *
 * @throws Error when a picture cannot be read, when there is nothing to be shown, or when no quality
 * makes the file small enough.
 */
export const renderCard = async ({ words, pictures }: CardRecipe): Promise<Buffer> => {
  if (!words) return encode(openCrop(pictures), pictures);
  const card = spare.pop() ?? blank(SHARE_IMAGE.width, SHARE_IMAGE.height);
  try {
    return await encode(await compose(card, words, pictures), pictures);
  } finally {
    spare.push(card);
  }
};
