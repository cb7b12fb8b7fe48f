import { writeFile } from "node:fs/promises";
import path from "node:path";
import { Resvg } from "@resvg/resvg-js";
import sharp from "sharp";
import { petals } from "../src/lib/river-leaf";
import { dark, light } from "../src/theme/colours";

/*
 * `npm run icons`: the icons of the site, made of the river leaf and the colours of the theme.
 */

const TARGET = "static";

const leaf = (size: number): string => {
  const margin = (100 - size) / 2;
  return `<g class="leaf" fill="${light.accent}" fill-rule="evenodd" transform="translate(${margin} ${margin}) scale(${size / 100})">${petals}</g>`;
};

const icon = (content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${content}</svg>\n`;

const sheet = (radius: number): string =>
  `<rect class="paper" fill="${light.paper}" width="100" height="100" rx="${radius}"/>`;

/** On a sheet of its own, as those show it who show links: follows the browser's colours. */
const favicon = icon(
  `<style>@media (prefers-color-scheme:dark){.paper{fill:${dark.paper}}.leaf{fill:${dark.accent}}}</style>` +
    sheet(14) +
    leaf(94),
);
/** On a home screen the device cuts the corners: the leaf stays inside the circle of 80 % that is safe. */
const masked = icon(sheet(0) + leaf(56));
const rounded = icon(sheet(14) + leaf(82));

const FILES = [
  { name: "favicon-48.png", svg: icon(leaf(100)), size: 48 },
  { name: "icon-192.png", svg: rounded, size: 192 },
  { name: "icon-512.png", svg: rounded, size: 512 },
  { name: "icon-maskable-512.png", svg: masked, size: 512 },
  { name: "apple-touch-icon.png", svg: icon(sheet(0) + leaf(70)), size: 180 },
];

/** The one picture of an icon file: a header of 22 bytes, then a PNG. */
const ico = (png: Buffer, size: number): Buffer => {
  const header = Buffer.alloc(22);
  // An icon (1) with one picture (1); its width and height, 32 bits a pixel; its bytes, and where.
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
};

const render = (svg: string, size: number): Promise<Buffer> => {
  const png = new Resvg(svg, { fitTo: { mode: "width", value: size } }).render().asPng();
  // A palette is enough for two colours, and a fifth of the bytes.
  return sharp(png).png({ palette: true }).toBuffer();
};

const main = async (): Promise<void> => {
  await writeFile(path.join(TARGET, "favicon.svg"), favicon);
  for (const { name, svg, size } of FILES) {
    await writeFile(path.join(TARGET, name), await render(svg, size));
  }
  // Feed readers and search engines ask for this name without having read a page.
  const small = 32;
  await writeFile(
    path.join(TARGET, "favicon.ico"),
    ico(await render(icon(leaf(100)), small), small),
  );
  console.log(`Wrote favicon.svg, favicon.ico and ${FILES.length} icons to ${TARGET}`);
};

void main();
