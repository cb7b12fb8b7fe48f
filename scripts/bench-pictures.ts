import { readdirSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { table } from "./table";
import { settings, type Setting } from "./bench-pictures/settings";

/*
 * `npm run bench:pictures [-- WIDTH …]`: what each way to encode costs in seconds, and what it
 * gives in bytes and likeness, over the opening pictures of all articles.
 */

const ARTICLES = "content/articles";

interface Pixels {
  data: Buffer;
  info: { width: number; height: number; channels: 3 };
}

interface Measured {
  seconds: number;
  bytes: number;
  /** Peak signal-to-noise ratio in dB: from 40 on eyes see no difference. */
  likeness: number;
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

const likeness = (one: Buffer, other: Buffer): number => {
  let squares = 0;
  for (let at = 0; at < one.length; at += 1) squares += ((one[at] ?? 0) - (other[at] ?? 0)) ** 2;
  return 10 * Math.log10(255 ** 2 / (squares / one.length));
};

const pixelsOf = async (file: string, width: number): Promise<Pixels> => {
  const picture = sharp(file).resize(width).toColourspace("srgb").removeAlpha().raw();
  return (await picture.toBuffer({ resolveWithObject: true })) as unknown as Pixels;
};

const measure = async ({ data, info }: Pixels, { encode }: Setting): Promise<Measured> => {
  const start = process.cpuUsage();
  const file = await encode(sharp(data, { raw: info })).toBuffer();
  const { user, system } = process.cpuUsage(start);
  const seen = await sharp(file).toColourspace("srgb").removeAlpha().raw().toBuffer();
  return { seconds: (user + system) / 1e6, bytes: file.length, likeness: likeness(data, seen) };
};

const main = async (): Promise<void> => {
  const widths = process.argv.slice(2).map(Number);
  for (const width of widths.length > 0 ? widths : [750, 1400]) {
    const files = readdirSync(ARTICLES)
      .sort()
      .map((slug) => path.join(ARTICLES, slug, "cover.jpg"));
    const pictures = await Promise.all(files.map((file) => pixelsOf(file, width)));
    const rows: string[][] = [];
    for (const setting of settings) {
      const measured: Measured[] = [];
      for (const picture of pictures) measured.push(await measure(picture, setting));
      rows.push([
        setting.name,
        mean(measured.map(({ seconds }) => seconds)).toFixed(2),
        (mean(measured.map(({ bytes }) => bytes)) / 1000).toFixed(1),
        mean(measured.map((one) => one.likeness)).toFixed(1),
      ]);
    }
    console.log(`\n${pictures.length} pictures, ${width} px wide\n`);
    console.log(table(["setting", "CPU s", "kB", "dB"], rows));
  }
};

void main();
