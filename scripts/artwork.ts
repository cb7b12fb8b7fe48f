/**
 * Renders the SVG sources in `artwork/` to the pictures the site uses.
 *
 *   npx tsx scripts/artwork.ts              every source
 *   npx tsx scripts/artwork.ts suya hearth  only sources whose path contains a name
 *
 * The drawing is vector (resvg, with fonts from the packages, never from the machine);
 * the physical finish (light, vignette, grain) is added here, so that it is one hand.
 * Same input, same bytes: the grain is seeded by the source's path, and nothing reads a clock.
 *
 * A source tunes its finish with attributes on its root element:
 *   data-grain="1"       strength of the paper grain (0 = none)
 *   data-vignette="0.5"  how much the corners fall off (0 = none)
 *   data-light="225 0.5" the direction that the light comes from (degrees, 0 = right, 90 = top) and its strength
 */
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";

import { Resvg } from "@resvg/resvg-js";
import sharp from "sharp";
import subsetFont from "subset-font";

const ROOT = path.resolve(__dirname, "..");
const SOURCES = path.join(ROOT, "artwork");
const FONT_CACHE = path.join(ROOT, "node_modules/.cache/artwork-fonts");
const TARGET_BYTES = 700 * 1024;
const LIMIT_BYTES = 1100 * 1024;

/** Where a source's picture goes: the folder convention, most specific first. */
const TARGETS: readonly (readonly [RegExp, string])[] = [
  [/^projects\/([^/]+)$/, "content/projects/$1/plate.jpg"],
  [/^partnerships\/([^/]+)$/, "content/partnerships/$1/plate.jpg"],
  [/^case-studies\/([^/]+)$/, "content/case-studies/$1/cover.jpg"],
  [/^articles\/(.+)$/, "content/articles/$1.jpg"],
  [/^about\/portrait$/, "content/about-portrait.jpg"],
];

/** Static families by package; the variable ones are pinned to the weights a source asks for. */
const FAMILIES: Readonly<Record<string, string>> = {
  Archivo: "@fontsource/archivo",
  "Barlow Condensed": "@fontsource/barlow-condensed",
  Anton: "@fontsource/anton",
  Shrikhand: "@fontsource/shrikhand",
  Jost: "@fontsource/jost",
  "EB Garamond": "@fontsource/eb-garamond",
  "Space Mono": "@fontsource/space-mono",
  Syne: "@fontsource/syne",
  "Noto Serif Display": "@fontsource-variable/noto-serif-display",
  Onest: "@fontsource-variable/onest",
};

/** Latin first; resvg looks through the later files, in this order, for a character that the first one lacks. */
const SUBSETS = ["latin", "latin-ext", "vietnamese", "math", "symbols"] as const;

const codePoints = (...ranges: readonly (readonly [number, number])[]): string =>
  ranges
    .map(([from, to]) =>
      Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join(""),
    )
    .join("");
const LETTERS = codePoints([0x20, 0x24f], [0x250, 0x36f], [0x1e00, 0x1eff], [0x2000, 0x22ff]);

/**
 * The same font under a name and weight that can be relied on. The packaged files call themselves
 * “Archivo Black” or weight 400 as they please, and resvg matches by what a file says of itself.
 */
function renamed(font: Buffer, family: string, weight: number): Buffer {
  const label = Buffer.from(family, "utf16le").swap16();
  const name = Buffer.alloc(30 + label.length);
  // Two records (Windows, Unicode BMP, US English): 1 = family, 6 = PostScript name; both point to the text at byte 30.
  const records = [1, 6].flatMap((id) => [3, 1, 0x409, id, label.length, 0]);
  [0, 2, 30, ...records].forEach((value, i) => name.writeUInt16BE(value, i * 2));
  label.copy(name, 30);
  const out = Buffer.concat([font, name]);
  for (let i = 0, record = 12; i < out.readUInt16BE(4); i += 1, record += 16) {
    const tag = out.toString("latin1", record, record + 4);
    if (tag === "OS/2") out.writeUInt16BE(weight, out.readUInt32BE(record + 8) + 4);
    if (tag === "name") {
      out.writeUInt32BE(font.length, record + 8);
      out.writeUInt32BE(name.length, record + 12);
    }
  }
  return out;
}

/** One packaged woff2 as a TTF file that resvg can load; made once, then kept beside the packages. */
async function ttf(woff2: string, family: string, weight: number): Promise<string> {
  const file = path.join(FONT_CACHE, `${path.basename(woff2, ".woff2")}-${weight}.ttf`);
  if (!existsSync(file)) {
    mkdirSync(FONT_CACHE, { recursive: true });
    const pin = woff2.includes("-wght-") ? { variationAxes: { wght: weight } } : {};
    const font = await subsetFont(readFileSync(woff2), LETTERS, {
      targetFormat: "truetype",
      ...pin,
    });
    writeFileSync(file, renamed(font, family, weight));
  }
  return file;
}

/** The font files a source needs: only its families and weights, so that a fallback stays in the family. */
async function fontsFor(svg: string): Promise<string[]> {
  const families = [...svg.matchAll(/font-family\s*[:=]\s*["']?\s*["']?([^"';,>]+)/g)].map((m) =>
    (m[1] ?? "").trim().replace(/ (latin-ext|vietnamese|math|symbols)$/, ""),
  );
  const weights = new Set([
    400,
    ...[...svg.matchAll(/font-weight\s*[:=]\s*["']?(\d{3})/g)].map((m) => Number(m[1])),
  ]);
  const files: string[] = [];
  for (const family of new Set(families)) {
    const name = FAMILIES[family];
    if (!name) throw new Error(`artwork: no package for the font family “${family}”`);
    const dir = path.join(
      path.dirname(createRequire(__filename).resolve(`${name}/package.json`)),
      "files",
    );
    const slug = name.split("/")[1] ?? "";
    for (const subset of SUBSETS) {
      for (const style of ["normal", "italic"]) {
        if (style === "italic" && !/font-style\s*[:=]\s*["']?italic/.test(svg)) continue;
        for (const weight of [...weights].sort((a, b) => a - b)) {
          const fixed = path.join(dir, `${slug}-${subset}-${weight}-${style}.woff2`);
          const variable = path.join(dir, `${slug}-${subset}-wght-${style}.woff2`);
          // Later subsets get a name of their own (“Jost vietnamese”), so that a <tspan> can ask for one weight of it.
          const label = subset === "latin" ? family : `${family} ${subset}`;
          const file = [fixed, variable].find((candidate) => existsSync(candidate));
          if (file) files.push(await ttf(file, label, weight));
        }
      }
    }
  }
  return files;
}

/** A small seeded generator (mulberry32): grain must be the same on every machine. */
function random(seed: number): () => number {
  let a = seed;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** Light from one side, falling corners and grain, straight on the pixels (RGBA in, RGB out). */
function finish(rgba: Buffer, width: number, height: number, svg: string, seed: number): Buffer {
  const attribute = (name: string, fallback: string): string =>
    new RegExp(`data-${name}="([^"]+)"`).exec(svg)?.[1] ?? fallback;
  const grain = Number(attribute("grain", "1"));
  const vignette = Number(attribute("vignette", "0.4"));
  const [angle = 135, strength = 0.3] = attribute("light", "135 0.3").split(/\s+/).map(Number);
  const [dx, dy] = [Math.cos((angle * Math.PI) / 180), -Math.sin((angle * Math.PI) / 180)];
  const rand = random(seed);
  const out = Buffer.alloc(width * height * 3);
  let previous = 0;
  for (let y = 0, i = 0, o = 0; y < height; y += 1) {
    const v = (y / height) * 2 - 1;
    for (let x = 0; x < width; x += 1, i += 4, o += 3) {
      const u = (x / width) * 2 - 1;
      const falloff = 1 - vignette * 0.16 * (u * u + v * v) ** 1.2;
      const light = falloff * (1 + strength * 0.14 * (u * dx + v * dy));
      // Two neighbours share some of their noise: clumps read as paper, single pixels as a bad sensor.
      const noise = rand() + rand() - 1;
      const speck = (noise + previous * 0.6) * 5 * grain;
      previous = noise;
      for (let c = 0; c < 3; c += 1) {
        const value = (rgba[i + c] ?? 0) * light;
        // Ink at full strength and bare paper hold less grain than the middle tones; the last term is a
        // dither per channel, without which JPEG draws coloured contour lines into a soft gradient.
        out[o + c] = Math.max(
          0,
          Math.min(
            255,
            Math.round(value + speck * (0.45 + (value * (255 - value)) / 29000) + rand() * 4 - 2),
          ),
        );
      }
    }
  }
  return out;
}

/** Renders one source and says what came out. */
async function render(source: string): Promise<void> {
  const name = path
    .relative(SOURCES, source)
    .split(path.sep)
    .join("/")
    .replace(/\.svg$/, "");
  const rule = TARGETS.find(([pattern]) => pattern.test(name));
  if (!rule) throw new Error(`artwork: no target for ${name}.svg`);
  const target = path.join(ROOT, name.replace(rule[0], rule[1]));
  const svg = readFileSync(source, "utf8");
  const font = { fontFiles: await fontsFor(svg), loadSystemFonts: false };
  const image = new Resvg(svg, { font, background: "#ffffff", logLevel: "error" }).render();
  const seed = [...name].reduce(
    (hash, char) => Math.imul(hash ^ char.charCodeAt(0), 16777619),
    2166136261,
  );
  const raw = { width: image.width, height: image.height, channels: 3 as const };
  const pixels = finish(Buffer.from(image.pixels), image.width, image.height, svg, seed);
  let jpeg = Buffer.alloc(0);
  for (let quality = 84; quality >= 68; quality -= 2) {
    jpeg = Buffer.from(
      await sharp(pixels, { raw })
        .jpeg({ quality, mozjpeg: true, chromaSubsampling: "4:4:4" })
        .toBuffer(),
    );
    if (jpeg.length <= TARGET_BYTES) break;
  }
  if (jpeg.length > LIMIT_BYTES)
    throw new Error(`artwork: ${name} is ${jpeg.length} bytes; lower its data-grain`);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, jpeg);
  console.log(
    `${path.relative(ROOT, target)}  ${image.width}×${image.height}  ${Math.round(jpeg.length / 1024)} KB`,
  );
}

/** The motif in relief as a tile that repeats without a seam: the middle of three by three. */
async function renderRelief(): Promise<void> {
  const svg = readFileSync(path.join(SOURCES, "motif/relief.svg"), "utf8");
  const sheet = new Resvg(svg, { background: "#ffffff" }).render();
  const size = sheet.width / 3;
  const target = path.join(ROOT, "static/relief.webp");
  await sharp(sheet.asPng())
    .extract({ left: size, top: size, width: size, height: size })
    .grayscale()
    .webp({ quality: 80 })
    .toFile(target);
  console.log(`${path.relative(ROOT, target)}  ${size}×${size}`);
}

async function main(): Promise<void> {
  const wanted = process.argv.slice(2);
  const sources = readdirSync(SOURCES, { recursive: true, encoding: "utf8" })
    .filter((file) => !file.startsWith("motif"))
    .filter((file) => file.endsWith(".svg") && statSync(path.join(SOURCES, file)).isFile())
    .filter((file) => wanted.length === 0 || wanted.some((part) => file.includes(part)))
    .sort();
  for (const source of sources) await render(path.join(SOURCES, source));
  if (wanted.length === 0 || wanted.includes("relief")) await renderRelief();
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
