import path from "node:path";
import sharp from "sharp";
import about from "../../content/about.json";
import site from "../../content/site.json";
import { evaluateMdx } from "../../src/build/mdx/evaluate";
import { decoded } from "../../src/lib/decoded";
import { walk } from "../../src/lib/tree";
import { bodyOf, CONTENT, realFiles } from "../support/content";

/** Paths below `content/` of the pictures that files of a type name in one of their fields. */
const coversOf = async (type: string, field: string): Promise<string[]> =>
  (await realFiles(type)).map(({ file, data }) =>
    path.posix.join(path.posix.dirname(file), String(data[field])),
  );

/** Paths below `content/` of the pictures within texts. */
const figuresOf = async (type: string): Promise<string[]> => {
  const pictures: string[] = [];
  for (const file of await realFiles(type)) {
    walk(await evaluateMdx(await bodyOf(file)), ({ type: element, props }) => {
      if (element !== "Figure" && element !== "img") return;
      const name = decoded(String(props.src));
      pictures.push(path.posix.join(path.posix.dirname(file.file), name));
    });
  }
  return pictures;
};

const allPictures = async (): Promise<string[]> => [
  ...(await coversOf("Project", "image")),
  ...(await coversOf("Partnership", "image")),
  ...(await coversOf("Article", "featuredImage")),
  ...(await coversOf("CaseStudy", "featuredImage")),
  ...(await figuresOf("Article")),
  ...(await figuresOf("CaseStudy")),
  path.posix.normalize(about.portrait),
];

describe("every picture of the content", () => {
  it("can be read", async () => {
    const pictures = await allPictures();
    expect(pictures.length).toBeGreaterThanOrEqual(16);
    for (const name of pictures) {
      const { width = 0, height = 0 } = await sharp(path.join(CONTENT, name)).metadata();
      expect({ name, isEmpty: width * height === 0 }).toEqual({ name, isEmpty: false });
    }
  });
});

describe("the pictures of the site itself", () => {
  it("are a placeholder and a logo that can be drawn", async () => {
    for (const name of ["placeholder.svg", site.logo]) {
      expect((await sharp(path.join("static", name)).metadata()).width).toBeGreaterThan(0);
    }
  });
});
