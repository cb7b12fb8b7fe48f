import { existsSync } from "node:fs";
import sharp from "sharp";
import { attributesOf, eachPage, fileAt, pageAt, type BuiltPage } from "../support/built-site";
import { ARTICLES, ROUTES } from "../support/specification";
import { picturePlaces } from "../../src/lib/picture-places";

/** Lists whose first picture is the largest thing in the first view of a telephone. */
const LISTS = ["/projects", "/featured", "/articles"];

/** Routes that open with a picture. */
const WITH_OPENING = ROUTES.filter(
  (route) => LISTS.includes(route) || /^\/(articles|case-studies)\/./.test(route),
);

const MAX_LISTED = Math.max(...picturePlaces.CARD.widths);

interface Candidate {
  url: string;
  width: number;
}

const candidatesOf = (srcSet: string): Candidate[] =>
  srcSet
    .split(/,\s+/)
    .filter(Boolean)
    .map((entry) => {
      const [url = "", width = ""] = entry.trim().split(/\s+/);
      return { url, width: Number(width.replace(/w$/, "")) };
    });

const allCandidates = (page: BuiltPage): Candidate[] =>
  [
    ...attributesOf(page, "picture source", "srcset"),
    ...attributesOf(page, "picture img", "srcset"),
    ...attributesOf(page, "link[imagesrcset]", "imagesrcset"),
  ].flatMap(candidatesOf);

describe.each(eachPage)("the pictures of %s", (_, page) => {
  const { $ } = page;
  const pictures = $("picture").toArray();

  it("all have a text in their place", () => {
    const silent = $("img:not([alt])").toArray();
    expect(silent.map((image) => $(image).attr("src"))).toEqual([]);
    // Within a text the designer may call a picture a mere ornament.
    const named = $("main img").not("[aria-hidden] *, article figure *, article p *").toArray();
    expect(named.filter((image) => !/\S/.test($(image).attr("alt") ?? ""))).toEqual([]);
  });

  it("come in AVIF, WebP and JPEG or PNG", () => {
    for (const picture of pictures) {
      const types = $(picture)
        .find("source")
        .toArray()
        .map((source) => $(source).attr("type"));
      expect(types).toEqual(["image/avif", "image/webp"]);
      expect($(picture).find("img").attr("src")).toMatch(/\.(jpe?g|png)$/);
      expect($(picture).find("img").attr("srcset")).toMatch(/\.(jpe?g|png) /);
    }
  });

  it("say how wide they are shown, in every format the same", () => {
    for (const picture of pictures) {
      const sizes = $(picture)
        .find("source, img")
        .toArray()
        .map((element) => $(element).attr("sizes") ?? "");
      expect(new Set(sizes).size).toBe(1);
      expect(sizes[0]).toMatch(/(px|vw|\))$/);
    }
  });

  it("keep their place while they load", () => {
    for (const image of $("picture img").toArray()) {
      expect(Number($(image).attr("width"))).toBeGreaterThan(0);
      expect(Number($(image).attr("height"))).toBeGreaterThan(0);
    }
  });

  it("exist, every width of every format", () => {
    const urls = [
      ...allCandidates(page).map((candidate) => candidate.url),
      ...attributesOf(page, "img", "src"),
    ];
    expect(urls.filter((url) => !existsSync(fileAt(url)))).toEqual([]);
  });

  it("are as wide as they say", async () => {
    const wrong: string[] = [];
    for (const { url, width } of allCandidates(page)) {
      const real = (await sharp(fileAt(url)).metadata()).width;
      if (real !== width) wrong.push(`${url} says ${width} and is ${real}`);
    }
    expect(wrong).toEqual([]);
  });

  it("have the proportions that they are given room for", async () => {
    for (const image of $("picture img").toArray()) {
      const { width = 0, height = 0 } = await sharp(fileAt($(image).attr("src") ?? "")).metadata();
      const room = Number($(image).attr("width")) / Number($(image).attr("height"));
      expect(Math.abs(room / (width / height) - 1)).toBeLessThan(0.01);
    }
  });
});

describe("when pictures are fetched", () => {
  it("in the list of articles: the first two at once, the rest when they come near", () => {
    const [first, second, ...rest] = attributesOf(pageAt("/articles"), "main img", "loading");
    expect([first, second]).toEqual(["eager", "eager"]);
    expect(rest.length).toBeGreaterThanOrEqual(2);
    expect(new Set(rest)).toEqual(new Set(["lazy"]));
  });

  it.each(ARTICLES)("in the article $slug: the featured picture lazily", ({ slug }) => {
    expect(attributesOf(pageAt(`/articles/${slug}`), "main img", "loading")[0]).toBe("lazy");
  });

  it.each(WITH_OPENING)(
    "in %s: the one that opens it before the fonts, asked for by a link that names the same files",
    (path) => {
      const { $ } = pageAt(path);
      const opening = $("img[fetchpriority=high]").siblings('source[type="image/avif"]');
      const preloads = $('link[rel="preload"]').toArray();
      const kinds = preloads.map((link) => $(link).attr("as"));
      // A list has a second one beside it.
      const others = LISTS.includes(path) ? ["image"] : [];
      expect(kinds).toEqual(["image", ...others, "font", "font", "font"]);
      expect($(preloads[0]).attr()).toMatchObject({
        fetchpriority: "high",
        type: "image/avif",
        imagesrcset: opening.attr("srcset"),
        imagesizes: opening.attr("sizes"),
      });
    },
  );

  it.each(LISTS)("in %s: the first of the list ahead of the others", (path) => {
    const [first] = attributesOf(pageAt(path), "main img", "src");
    expect(attributesOf(pageAt(path), "img[fetchpriority=high]", "src")).toEqual([first]);
  });

  it.each([...LISTS, "/", "/about"])(
    "in %s: preloaded by links that name the same files",
    (path) => {
      const page = pageAt(path);
      const preloaded = attributesOf(page, 'link[rel="preload"][as="image"]', "imagesrcset");
      const shown = attributesOf(page, 'main source[type="image/avif"]', "srcset");
      expect(preloaded).toEqual(shown.slice(0, LISTS.includes(path) ? 2 : 1));
    },
  );
});

describe("the pictures of the list of articles", () => {
  it.each(ARTICLES)("are the same files that open $slug", ({ slug }) => {
    const listed = allCandidates(pageAt("/articles")).map(({ url }) => url);
    const opening = attributesOf(
      pageAt(`/articles/${slug}`),
      'link[rel="preload"][as="image"]',
      "imagesrcset",
    ).flatMap(candidatesOf);
    // The list shows none so wide.
    const inBoth = opening.filter(({ width }) => width <= MAX_LISTED);
    expect(inBoth.length).toBeGreaterThanOrEqual(4);
    expect(inBoth.filter(({ url }) => !listed.includes(url))).toEqual([]);
  });
});

describe("the plates of the home page", () => {
  it("are on telephones the same files as in the list of projects", () => {
    const { leanUpTo = 0 } = picturePlaces.CARD;
    // An article's picture has its date beside it.
    const plates = '[data-plate]:not(:has(time)) source[type="image/avif"]';
    const filesOf = (path: string) =>
      attributesOf(pageAt(path), `main ${plates}`, "srcset")
        .flatMap(candidatesOf)
        .filter(({ width }) => width <= leanUpTo)
        .map(({ url }) => url);
    const shown = filesOf("/");
    const listed = filesOf("/projects");
    expect(shown.length).toBeGreaterThanOrEqual(6);
    expect(shown.filter((url) => !listed.includes(url))).toEqual([]);
  });
});

describe("the picture that stands in for one that failed", () => {
  it("is there, and is a picture", async () => {
    expect((await sharp(fileAt("/placeholder.svg")).metadata()).format).toBe("svg");
  });
});
