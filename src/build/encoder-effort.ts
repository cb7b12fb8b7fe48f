import sharp, { type AvifOptions, type Sharp, type WebpOptions } from "sharp";

/*
 * gatsby-plugin-sharp has no setting for how hard encoders try, and their own defaults spend most
 * of a build on the last few per cent of the bytes; what was measured is in docs/performance.md.
 * This lowers the default for every picture; an explicit effort still wins.
 */

const AVIF_EFFORT = 3;
const WEBP_EFFORT = 2;

const { avif, webp } = sharp.prototype;

sharp.prototype.avif = function avifWithEffort(this: Sharp, options?: AvifOptions) {
  return avif.call(this, { effort: AVIF_EFFORT, ...options });
};

sharp.prototype.webp = function webpWithEffort(this: Sharp, options?: WebpOptions) {
  return webp.call(this, { effort: WEBP_EFFORT, ...options });
};
