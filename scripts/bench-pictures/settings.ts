import type { Sharp } from "sharp";
import { AVIF, LEAN_AVIF } from "../../src/build/encoder-settings";

/** One way to encode a picture. */
export interface Setting {
  name: string;
  encode(picture: Sharp): Sharp;
}

const avif = (effort: number, quality: number): Setting => ({
  name: `AVIF, quality ${quality}, effort ${effort}`,
  encode: (picture) => picture.avif({ effort, quality }),
});

const webp = (effort: number, quality: number): Setting => ({
  name: `WebP, quality ${quality}, effort ${effort}`,
  encode: (picture) => picture.webp({ effort, quality }),
});

/** What is weighed against each other; those of the site among them (src/build/encoder-settings.ts). */
export const settings: readonly Setting[] = [
  ...[AVIF, LEAN_AVIF].map(({ effort, quality }) => avif(effort, quality)),
  ...[0, 1, 2, 3, 4].map((effort) => avif(effort, 50)),
  ...[44, 48, 53, 56, 62].map((quality) => avif(1, quality)),
  ...[0, 2, 4, 6].map((effort) => webp(effort, 76)),
  { name: "JPEG, quality 78, mozjpeg", encode: (picture) => picture.jpeg({ quality: 78, mozjpeg: true }) },
  { name: "JPEG, quality 78, progressive", encode: (picture) => picture.jpeg({ quality: 78, progressive: true }) },
  { name: "JPEG, quality 78", encode: (picture) => picture.jpeg({ quality: 78 }) },
]; // prettier-ignore
