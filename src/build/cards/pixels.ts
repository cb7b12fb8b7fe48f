/** Red, green and blue. */
export const CHANNELS = 3;

/** So many pixels are whole words of 32 bits, with their opacity or without. */
const FOUR_PIXELS = 4;

/** A picture as it stands in memory: rows of pixels, each red, green, blue. */
export interface Pixels {
  data: Buffer;
  width: number;
  height: number;
}

/** As pixels come from the renderer of SVG: red, green, blue and opacity. */
export interface Drawn {
  rgba: Buffer;
  width: number;
  height: number;
}

/** Rows of a drawing. */
export interface Rows {
  from: number;
  count: number;
}

const wordsOf = ({ buffer, byteOffset, length }: Buffer): Uint32Array =>
  new Uint32Array(buffer, byteOffset, length / 4);

/**
 * Copies rows of a drawing onto a picture, without their opacity: of four pixels, which are four words of 32 bits, three
 * words. Byte by byte it takes three times as long. The first byte of a word is its lowest, as on every machine that the
 * renderer of cards is made for.
 *
 * @param left where its left edge comes to stand, in px
 * @param top where the first of the rows comes to stand, in px
 * @throws RangeError when four does not divide the widths and the left edge
 */
export const placeDrawn = (
  onto: Pixels,
  { rgba, width }: Drawn,
  { from, count }: Rows,
  left: number,
  top: number,
): void => {
  if ([width, onto.width, left].some((pixels) => pixels % FOUR_PIXELS > 0)) {
    throw new RangeError("These are no fours of pixels");
  }
  const source = wordsOf(rgba.subarray(from * width * 4, (from + count) * width * 4));
  const target = wordsOf(onto.data);
  const row = (onto.width * CHANNELS) / 4;
  for (let y = 0, at = 0; y < count; y += 1) {
    let end = (top + y) * row + (left * CHANNELS) / 4;
    for (const last = at + width; at < last; at += 4, end += CHANNELS) {
      const second = source[at + 1] as number;
      const third = source[at + 2] as number;
      target[end] = ((source[at] as number) & 0xffffff) | (second << 24);
      target[end + 1] = ((second >>> 8) & 0xffff) | (third << 16);
      target[end + 2] = ((third >>> 16) & 0xff) | ((source[at + 3] as number) << 8);
    }
  }
};

/** Copies a picture into a wider one, row by row: composing them in sharp takes longer than drawing. */
export const place = (onto: Pixels, { data, width, height }: Pixels, left: number, top: number) => {
  const row = width * CHANNELS;
  for (let y = 0; y < height; y += 1) {
    const target = ((top + y) * onto.width + left) * CHANNELS;
    data.copy(onto.data, target, y * row, (y + 1) * row);
  }
};
