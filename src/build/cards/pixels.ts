/** Red, green and blue. */
export const CHANNELS = 3;

/** Red, green, blue and opacity of four pixels, in bytes. */
const FOUR_PIXELS = 16;

/** A picture as it stands in memory: rows of pixels, each red, green, blue. */
export interface Pixels {
  data: Buffer;
  width: number;
  height: number;
}

/**
 * Leaves the opacity out of pixels that have none: of four, which are four words of 32 bits, three words. Byte by byte
 * it takes three times as long. The first byte of a word is its lowest, as on every machine that the renderer of cards
 * is made for.
 *
 * @param rgba red, green, blue and opacity of each pixel
 * @throws RangeError when four does not divide their number
 */
export const withoutOpacity = (rgba: Buffer): Buffer => {
  if (rgba.length % FOUR_PIXELS > 0) throw new RangeError("These are no fours of pixels");
  const from = new Uint32Array(rgba.buffer, rgba.byteOffset, rgba.length / 4);
  const to = new Uint32Array((from.length / 4) * CHANNELS);
  for (let at = 0, end = 0; at < from.length; at += 4, end += CHANNELS) {
    const second = from[at + 1] as number;
    const third = from[at + 2] as number;
    to[end] = ((from[at] as number) & 0xffffff) | (second << 24);
    to[end + 1] = ((second >>> 8) & 0xffff) | (third << 16);
    to[end + 2] = ((third >>> 16) & 0xff) | ((from[at + 3] as number) << 8);
  }
  return Buffer.from(to.buffer);
};

/** Copies a picture into a wider one, row by row: composing them in sharp takes longer than drawing. */
export const place = (onto: Pixels, { data, width, height }: Pixels, left: number, top: number) => {
  const row = width * CHANNELS;
  for (let y = 0; y < height; y += 1) {
    const target = ((top + y) * onto.width + left) * CHANNELS;
    data.copy(onto.data, target, y * row, (y + 1) * row);
  }
};
