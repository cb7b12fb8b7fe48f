import { readFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { icons } from "../../src/lib/icons";
import { attributesOf, eachPage, fileAt, PUBLIC } from "../support/built-site";
import site from "../../content/site.json";

const manifest = JSON.parse(readFileSync(path.join(PUBLIC, icons.manifestPath), "utf8")) as {
  name: string;
  start_url: string;
  icons: { src: string; sizes: string; purpose: string }[];
};

describe.each(eachPage)("the icons of %s", (_, page) => {
  it.each([
    ["icon", [icons.png, icons.svg]],
    ["apple-touch-icon", [icons.apple]],
    ["manifest", [icons.manifestPath]],
  ])("are named as %s", (rel, files) => {
    expect(attributesOf(page, `head > link[rel="${rel}"]`, "href")).toEqual(files);
  });
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
