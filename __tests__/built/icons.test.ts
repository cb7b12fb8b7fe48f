import { readFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { icons } from "../../src/lib/icons";
import { dark } from "../../src/theme/colours";
import { tabIcon } from "../../src/theme/tab-icon";
import { attributesOf, eachPage, fileAt, PUBLIC } from "../support/built-site";
import site from "../../content/site.json";

const manifest = JSON.parse(readFileSync(path.join(PUBLIC, icons.manifestPath), "utf8")) as {
  name: string;
  start_url: string;
  icons: { src: string; sizes: string; purpose: string }[];
};

describe.each(eachPage)("the icons of %s", (_, page) => {
  it.each([
    ["icon", [icons.png, tabIcon]],
    ["apple-touch-icon", [icons.apple]],
  ])("are named as %s", (rel, files) => {
    expect(attributesOf(page, `head > link[rel="${rel}"]`, "href")).toEqual(files);
  });

  // Browsers prefer a drawing to a picture of points, if they are told that it is one.
  it("say which is a drawing", () => {
    expect(attributesOf(page, 'head > link[type="image/svg+xml"]', "href")).toEqual([tabIcon]);
  });

  // Where scripts run it is asked for after them: unit/starter.
  it("come with a manifest for visitors without scripts", () => {
    expect(attributesOf(page, 'head > link[rel="manifest"]', "href")).toEqual([]);
    expect(page.$("head > noscript").html()).toContain(
      `<link rel="manifest" href="${icons.manifestPath}"/>`,
    );
  });
});

it("draws the leaf in a tab, in the colours of the browser", async () => {
  const drawing = decodeURIComponent(tabIcon.slice(tabIcon.indexOf(",") + 1));
  const { data, info } = await sharp(Buffer.from(drawing), { density: 72 * 0.64 })
    .resize(64)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * info.channels)];
  const red = [0xb9, 0x38, 0x23, 0xff];
  // A petal lies to each corner; what is between them is empty.
  expect(at(40, 48).slice(0, 4)).toEqual(red);
  expect(at(2, 32)[3]).toBe(0);
  expect(drawing).toContain(`(prefers-color-scheme:dark){svg{fill:${dark.accent}}}`);
});

it("gives the manifest the name of the site and icons of the sizes that it states", async () => {
  expect(manifest).toMatchObject({ name: site.name, start_url: "/" });
  expect(manifest.icons.map(({ purpose }) => purpose)).toEqual(["any", "any", "maskable"]);
  for (const { src, sizes } of manifest.icons) {
    const { width, height } = await sharp(fileAt(src)).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
});

it("keeps the maskable icon's corners for the device to cut", async () => {
  const file = fileAt("/icon-maskable-512.png");
  const { data, info } = await sharp(file)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const ground = data.subarray(0, 3);
  // Outside the circle of 80 % of the width there is nothing but the ground.
  const radius = info.width * 0.4;
  for (let y = 0; y < info.height; y += 1) {
    for (let x = 0; x < info.width; x += 1) {
      if (Math.hypot(x - info.width / 2, y - info.height / 2) <= radius) continue;
      const at = (y * info.width + x) * 3;
      if (!data.subarray(at, at + 3).equals(ground)) throw new Error(`Something is at ${x}, ${y}`);
    }
  }
});
