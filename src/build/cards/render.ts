import { Resvg } from "@resvg/resvg-js";
import sharp from "sharp";
import { SHARE_IMAGE } from "../../lib/constants";
import { FOLD } from "./compose";
import { fontFiles } from "./fonts";

/** How a card is made; `hash` changes with everything that can be seen in it. */
export interface CardRecipe {
  hash: string;
  /** The sheet; absent when a picture of the author's stands for the whole card. */
  svg?: string;
  /** Absolute paths of the pictures on the sheet, or of the one that is the card. */
  pictures: string[];
}

/** Messengers drop pictures of more than 300 KB. */
export const MAX_BYTES = 280_000;

/** Tried one after the other until the file is small enough. Part of every card's hash. */
export const QUALITIES = [88, 80, 72, 62, 50, 36] as const;

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

const crop = (file: string, { width, height }: { width: number; height: number }) =>
  sharp(file).resize(width, height, { fit: "cover", position: "attention" });

const composeSheet = async (svg: string, pictures: readonly string[]) => {
  const font = { fontFiles: fontFiles(), loadSystemFonts: false };
  const sheet = new Resvg(svg, { font, shapeRendering: 2, textRendering: 2 }).render().asPng();
  const slots = slotsFor(pictures.length);
  const layers = await Promise.all(
    pictures.slice(0, slots.length).map(async (file, index) => {
      const slot = slots[index] as Slot;
      return { input: await crop(file, slot).png().toBuffer(), left: slot.left, top: slot.top };
    }),
  );
  return sharp(await sharp(sheet).composite(layers).removeAlpha().png().toBuffer());
};

/**
 * Renders a card: a JPEG of 1200 × 630 px, small enough for every messenger. Needs no network.
 *
 * @throws Error when a picture cannot be read.
 */
export const renderCard = async ({ svg, pictures }: CardRecipe): Promise<Buffer> => {
  const [only = ""] = pictures;
  const card = svg ? await composeSheet(svg, pictures) : crop(only, SHARE_IMAGE);
  let file = Buffer.alloc(0);
  for (const quality of QUALITIES) {
    file = await card.clone().jpeg({ quality, mozjpeg: true }).toBuffer();
    if (file.length <= MAX_BYTES) break;
  }
  return file;
};
