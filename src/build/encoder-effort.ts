import sharp, { type AvifOptions, type Sharp, type WebpOptions } from "sharp";
import { AVIF, LEAN_AVIF, WEBP } from "./encoder-settings";

/*
 * gatsby-plugin-sharp hands on how good a picture has to be and not how hard encoders try, and their
 * own defaults spend most of a build on the last few per cent of the bytes. So the quality that is
 * asked for tells which setting is meant; an explicit effort still wins.
 */

const { avif, webp } = sharp.prototype;

const effortFor = (quality: number | undefined): number =>
  quality === LEAN_AVIF.quality ? LEAN_AVIF.effort : AVIF.effort;

sharp.prototype.avif = function avifWithEffort(this: Sharp, options?: AvifOptions) {
  return avif.call(this, { effort: effortFor(options?.quality), ...options });
};

sharp.prototype.webp = function webpWithEffort(this: Sharp, options?: WebpOptions) {
  return webp.call(this, { effort: WEBP.effort, ...options });
};
