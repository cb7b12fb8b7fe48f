import sharp from "sharp";

/* Pictures as designers really have them. Made here, so that no file of anybody's is needed. */

const WIDTH = 1800;
const HEIGHT = 1200;
const size = { width: WIDTH, height: HEIGHT };

const plain = () => sharp({ create: { ...size, channels: 3, background: "#a83a2c" } });

/** So many details that its file is long enough to be cut. */
const detailed = (pages = 1) => {
  const pixels = Buffer.alloc(WIDTH * HEIGHT * pages * 3);
  for (let at = 0; at < pixels.length; at += 1) pixels[at] = (at * 7) % 251;
  const raw = { width: WIDTH, height: HEIGHT * pages, channels: 3 as const, pageHeight: HEIGHT };
  return sharp(pixels, { raw });
};

const seeThrough = () =>
  sharp({ create: { ...size, channels: 4, background: { r: 168, g: 58, b: 44, alpha: 0.3 } } });

const heic = (): Buffer =>
  Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from("ftypheic"), Buffer.alloc(200)]);

const svg = (): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect width="100%" height="100%" fill="#a83a2c"/></svg>`,
  );

const jpeg = (): Promise<Buffer> => plain().jpeg().toBuffer();

interface OddPicture {
  name: string;
  data: () => Promise<Buffer> | Buffer;
}

interface BadPicture extends OddPicture {
  /** What the check finds. */
  found: RegExp;
  /** Whether it is shown all the same. */
  isShown?: true;
}

/** Kinds of files that can be published. */
export const goodPictures: readonly OddPicture[] = [
  { name: "cmyk.jpg", data: () => plain().toColourspace("cmyk").jpeg().toBuffer() },
  { name: "sixteen-bit.png", data: () => plain().toColourspace("rgb16").png().toBuffer() },
  { name: "interlaced.png", data: () => plain().png({ progressive: true }).toBuffer() },
  { name: "see-through.png", data: () => seeThrough().png().toBuffer() },
  { name: "picture.webp", data: () => plain().webp().toBuffer() },
  { name: "picture.avif", data: () => plain().avif({ effort: 0 }).toBuffer() },
  { name: "grey.jpg", data: () => plain().greyscale().jpeg().toBuffer() },
  { name: "with space.jpg", data: jpeg },
  { name: "CAPITALS.JPG", data: jpeg },
  { name: "hash#tag.jpg", data: jpeg },
  { name: "50%.jpg", data: jpeg },
  { name: "picture.tiff", data: () => plain().tiff().toBuffer() },
  { name: "png-called.jpg", data: () => plain().png().toBuffer() },
  { name: "it's “quoted”.jpg", data: jpeg },
  { name: "emoji🎨.jpg", data: jpeg },
  { name: "ọ̀rọ̀-composed.jpg".normalize("NFC"), data: jpeg },
  { name: "ẹ̀kọ́-decomposed.jpg".normalize("NFD"), data: jpeg },
];

/** Files that cannot be published, or not as what they are. */
export const badPictures: readonly BadPicture[] = [
  { name: "animated.gif", data: () => detailed(2).gif().toBuffer(), found: /animated\.gif/ },
  {
    name: "animated.webp",
    data: () => detailed(2).webp({ quality: 20 }).toBuffer(),
    found: /moves/,
    isShown: true,
  },
  { name: "picture.svg", data: svg, found: /picture\.svg/ },
  { name: "photo.heic", data: heic, found: /photo\.heic/ },
  { name: "heic-called.jpg", data: heic, found: /cannot be read/ },
  {
    name: "one.png",
    data: () => plain().resize(1, 1).png().toBuffer(),
    found: /1 × 1 px/,
    isShown: true,
  },
  {
    name: "wide.jpg",
    data: () => plain().resize(20_000, 900, { fit: "fill" }).jpeg().toBuffer(),
    found: /20000 × 900 px/,
    isShown: true,
  },
  {
    name: "cut-off.jpg",
    data: async () => (await detailed().jpeg().toBuffer()).subarray(0, 90_000),
    found: /cut off/,
  },
  {
    name: "cut-off.png",
    data: async () => (await detailed().png().toBuffer()).subarray(0, 5_000),
    found: /cut off/,
  },
  { name: "nothing.jpg", data: () => Buffer.alloc(0), found: /cannot be read/ },
  { name: "words.jpg", data: () => Buffer.from("This is no picture.\n"), found: /cannot be read/ },
  { name: "per%20cent.jpg", data: jpeg, found: /“%”/ },
];
