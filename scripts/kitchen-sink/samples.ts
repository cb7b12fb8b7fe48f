import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";

/* Articles for the tests of a list of several pages: what they say matters to nobody. */

interface Sample {
  title: string;
  topic: string;
}

/** A topic of more articles than a page holds, and one of a few that stand on both pages. */
export const SAMPLE_TOPICS = { common: "Web Development", rare: "Creative Strategy" } as const;

/** The newest first. Every seventh is of the rare topic: 25 of the one, 5 of the other. */
export const samples: readonly Sample[] = Array.from({ length: 30 }, (_, index) => ({
  title: `Sample ${String(index + 1).padStart(2, "0")}`,
  topic: index % 7 === 0 ? SAMPLE_TOPICS.rare : SAMPLE_TOPICS.common,
}));

/** Wide enough to be a picture, small enough to be rendered at once. */
const PICTURE_PX = { width: 420, height: 315 };

/**
 * A picture as it comes from a phone: lying on its side, in the colours of its screen, and with all
 * that it knows of who took it and where. It is to be published upright, its right half red and its
 * left half blue, and to say nothing of itself.
 */
const taggedPicture = (): Promise<Buffer> => {
  const { width, height } = PICTURE_PX;
  const sheet = (rows: number, background: string) =>
    ({ create: { width, height: rows, channels: 3, background } }) as const;
  return sharp(sheet(height, "blue"))
    .composite([{ input: sheet(Math.floor(height / 2), "red"), top: 0, left: 0 }])
    .jpeg({ quality: 95 })
    .withExif({
      IFD0: { Make: "A phone", Artist: "Somebody" },
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: "6/1 20/1 0/1" },
    })
    .withMetadata({ orientation: 6 })
    .withIccProfile("p3")
    .toBuffer();
};

const textOf = ({ title, topic }: Sample, day: number): string => `---
title: "${title}"
altTitle: "A plain sheet"
excerpt: "One of many, so that the list goes on over several pages. It is in tests only, and is never published."
topic: ${topic}
publishDate: "2017-01-${String(day).padStart(2, "0")}"
featuredImage: ./cover.jpg
---

${title}: a text as short as texts can be.
`;

/** Writes the samples below a content folder, all older than what else there is. */
export const writeSamples = async (content: string): Promise<void> => {
  const picture = await taggedPicture();
  samples.forEach((sample, index) => {
    const slug = sample.title.toLowerCase().replace(" ", "-");
    const folder = path.join(content, "articles", slug);
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, "index.mdx"), textOf(sample, samples.length - index));
    writeFileSync(path.join(folder, "cover.jpg"), picture);
  });
};
