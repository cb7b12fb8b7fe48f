import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, type Page } from "@playwright/test";
import sharp from "sharp";
import { kitchenSinkSite } from "../../scripts/kitchen-sink/site";
import { checkDrawing } from "../../src/build/content/drawings";
import { samples } from "../../scripts/kitchen-sink/samples";
import { test } from "./support/kitchen-sink";
import { open } from "./support/page";

/* Every sample's picture is one from a phone (scripts/kitchen-sink/samples.ts). */

const PICTURE = /\.(avif|webp|jpe?g|png)$/;

/** What a file of a picture may tell of its maker; the colours of a screen are no secret. */
const TELLING = ["exif", "xmp", "iptc", "comments", "orientation", "icc"] as const;

const published = (folder: string, kind = PICTURE): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && kind.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));

for (const [name, folder] of [
  ["with a picture from a phone", path.join(kitchenSinkSite, "public")],
  ["that is published", "public"],
] as const) {
  test(`no picture of the site ${name} says where it comes from`, async () => {
    const files = published(folder);
    expect(files.length).toBeGreaterThan(100);
    const telling: string[] = [];
    for (const file of files) {
      const metadata = await sharp(file).metadata();
      const told = TELLING.filter((key) => metadata[key] !== undefined);
      if (told.length > 0) telling.push(`${file}: ${told.join(", ")}`);
    }
    expect(telling).toEqual([]);
  });
}

test("no drawing of the site says how it was made, or runs anything", () => {
  const drawings = published("public", /\.svg$/);
  expect(drawings.length).toBeGreaterThan(10);
  expect(drawings.filter((file) => checkDrawing(readFileSync(file, "utf8")).length > 0)).toEqual(
    [],
  );
});

/** The colour in the middle of each half of a picture, as the browser shows it. */
const halves = (page: Page): Promise<number[][]> =>
  page
    .locator("main picture img")
    .first()
    .evaluate(async (element) => {
      const image = element as HTMLImageElement;
      await image.decode();
      const canvas = document.createElement("canvas");
      const { naturalWidth: width, naturalHeight: height } = image;
      Object.assign(canvas, { width, height });
      const context = canvas.getContext("2d");
      if (!context) throw new Error("This browser has no canvas.");
      context.drawImage(image, 0, 0);
      return [0.25, 0.75].map((share) => [
        ...context.getImageData(Math.round(width * share), Math.round(height / 2), 1, 1).data,
      ]);
    });

test("a picture from a phone is shown upright and in its own colours", async ({ page }) => {
  const [sample] = samples;
  await open(page, `/articles/${sample?.title.toLowerCase().replace(" ", "-") ?? ""}`);
  const [left = [], right = []] = await halves(page);
  // Blue and red of the usual range; taken for those of the wider one they would be other colours.
  for (const [shown, meant] of [
    [left, [0, 0, 255]],
    [right, [255, 0, 0]],
  ] as const) {
    meant.forEach((value, channel) => expect(Math.abs((shown[channel] ?? 0) - value)).toBeLessThan(16)); // prettier-ignore
  }
});
