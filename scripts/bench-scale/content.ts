import { appendFile, cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { articleText, slugOf } from "./articles";

/** Small content that does not change; its articles make way for the generated ones. */
const FIXTURE = "__tests__/fixtures/content";

/** Pictures of the kind that the site shows; each cover is another part of one of them. */
const SOURCES = ["benin-city-designer", "design-is-a-process", "maximizing-efficiency", "minimalist-design"].map((slug) => `content/articles/${slug}/cover.jpg`); // prettier-ignore

const COVER = { width: 1600, height: 900 };

/** A picture that is like no other: another part of another source. */
const coverOf = (index: number): Promise<Buffer> => {
  const source = SOURCES[index % SOURCES.length] ?? "";
  const shift = Math.floor(index / SOURCES.length) % 180;
  return sharp(source)
    .resize(COVER.width + 180, COVER.height + 180, { fit: "cover" })
    .extract({ left: shift, top: 180 - shift, ...COVER })
    .jpeg({ quality: 84 })
    .toBuffer();
};

/** The least that an article can have: a plain area, as wide as the narrowest rendering. */
const plainCover = (): Promise<Buffer> =>
  sharp({ create: { width: 420, height: 236, channels: 3, background: "#b4532a" } })
    .jpeg()
    .toBuffer();

export const articleFile = (dir: string, index: number): string =>
  path.join(dir, "articles", slugOf(index), "index.mdx");

/**
 * Writes a content folder with so many articles, in place of what was there. Without pictures all
 * articles have the same small cover, which is rendered once.
 */
export const writeContent = async (
  dir: string,
  count: number,
  withPictures: boolean,
): Promise<void> => {
  await rm(dir, { recursive: true, force: true });
  await cp(FIXTURE, dir, { recursive: true });
  const articles = path.join(dir, "articles");
  const plain = await plainCover();
  await rm(articles, { recursive: true });
  const chips = JSON.parse(await readFile(path.join(dir, "chips.json"), "utf8")) as { articles: string[] }; // prettier-ignore
  for (let index = 0; index < count; index += 1) {
    const file = articleFile(dir, index);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, articleText(index, chips.articles));
    const cover = withPictures ? await coverOf(index) : plain;
    await writeFile(path.join(path.dirname(file), "cover.jpg"), cover);
  }
};

/** Adds a sentence to the article in the middle. */
export const editOne = (dir: string, count: number): Promise<void> =>
  appendFile(articleFile(dir, Math.floor(count / 2)), "\nA sentence that was added.\n");
