import path from "node:path";
import sharp from "sharp";
import about from "../../content/about.json";
import site from "../../content/site.json";
import { evaluateMdx } from "../../src/build/mdx/evaluate";
import { walk } from "../../src/lib/tree";
import { bodyOf, CONTENT, realFiles } from "../support/content";

interface Picture {
  name: string;
  alt: string;
}

const coversOf = async (type: string, picture: string, alt: string): Promise<Picture[]> =>
  (await realFiles(type)).map(({ file, data }) => ({
    name: path.posix.join(path.posix.dirname(file), String(data[picture])),
    alt: String(data[alt]),
  }));

const figuresOf = async (type: string): Promise<Picture[]> => {
  const pictures: Picture[] = [];
  for (const file of await realFiles(type)) {
    walk(await evaluateMdx(await bodyOf(file)), ({ type: element, props }) => {
      if (element !== "Figure" && element !== "img") return;
      const name = path.posix.join(path.posix.dirname(file.file), String(props.src));
      pictures.push({ name, alt: String(props.alt) });
    });
  }
  return pictures;
};

const allPictures = async (): Promise<Picture[]> => [
  ...(await coversOf("Project", "image", "imageAlt")),
  ...(await coversOf("Partnership", "image", "imageAlt")),
  ...(await coversOf("Article", "featuredImage", "altTitle")),
  ...(await coversOf("CaseStudy", "featuredImage", "altTitle")),
  ...(await figuresOf("Article")),
  ...(await figuresOf("CaseStudy")),
  { name: path.posix.normalize(about.portrait), alt: about.portraitAlt },
];

const letters = (text: string): string => text.toLowerCase().replace(/[^a-z]/g, "");

describe("every picture of the content", () => {
  it("says in a sentence what it shows, and not its own name", async () => {
    const pictures = await allPictures();
    expect(pictures.length).toBeGreaterThanOrEqual(20);
    for (const { name, alt } of pictures) {
      expect({ name, alt: alt.split(" ").length > 4 }).toEqual({ name, alt: true });
      expect(letters(alt)).not.toBe(letters(path.parse(name).name));
      expect(alt).not.toMatch(/\.(jpe?g|png|webp)|^(image|picture|photo) of/i);
    }
  });

  it("says something of its own", async () => {
    const alts = (await allPictures()).map(({ alt }) => alt);
    expect(new Set(alts).size).toBe(alts.length);
  });

  it("can be read, and is wide enough to be a share image", async () => {
    for (const { name } of await allPictures()) {
      const { width = 0, height = 0 } = await sharp(path.join(CONTENT, name)).metadata();
      expect({ name, wide: width >= 1200, high: height >= 630 }).toEqual({
        name,
        wide: true,
        high: true,
      });
    }
  });
});

describe("the pictures of the site itself", () => {
  it("are a share image of 1200 by 630", async () => {
    const { width, height } = await sharp(path.join("static", site.shareImage)).metadata();
    expect([width, height]).toEqual([1200, 630]);
  });

  it("are a placeholder and a logo that can be drawn", async () => {
    for (const name of ["placeholder.svg", site.logo]) {
      expect((await sharp(path.join("static", name)).metadata()).format).toBe("svg");
    }
  });
});
