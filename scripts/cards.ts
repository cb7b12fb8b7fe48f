import { mkdir, readdir } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { SHARE_CARDS_PATH, SHARE_IMAGE } from "../src/lib/constants";

/* `npm run cards`: all share cards of the built site on one sheet, to be looked at. */

const SOURCE = path.join("public", SHARE_CARDS_PATH);
const TARGET = ".artifacts/share-cards.png";
const COLUMNS = 3;
const WIDTH = 600;
const HEIGHT = Math.round((WIDTH * SHARE_IMAGE.height) / SHARE_IMAGE.width);
const GAP = 12;

const main = async (): Promise<void> => {
  const names = (await readdir(SOURCE)).sort();
  const cells = await Promise.all(
    names.map(async (name, index) => ({
      input: await sharp(path.join(SOURCE, name)).resize(WIDTH, HEIGHT).png().toBuffer(),
      left: GAP + (index % COLUMNS) * (WIDTH + GAP),
      top: GAP + Math.floor(index / COLUMNS) * (HEIGHT + GAP),
    })),
  );
  await mkdir(path.dirname(TARGET), { recursive: true });
  await sharp({
    create: {
      width: GAP + COLUMNS * (WIDTH + GAP),
      height: GAP + Math.ceil(names.length / COLUMNS) * (HEIGHT + GAP),
      channels: 3,
      background: "#777",
    },
  })
    .composite(cells)
    .png()
    .toFile(TARGET);
  console.log(`${names.length} cards are in ${TARGET}`);
};

void main();
