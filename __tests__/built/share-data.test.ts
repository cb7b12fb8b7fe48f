import { existsSync } from "node:fs";
import sharp from "sharp";
import {
  attributesOf,
  eachPage,
  eachPublicPage,
  fileAt,
  pageAt,
  SITE_URL,
  textsOf,
  type BuiltPage,
} from "../support/built-site";
import { ARTICLES } from "../support/specification";
import site from "../../content/site.json";

const openGraph = (page: BuiltPage, name: string): string[] =>
  attributesOf(page, `head > meta[property="${name}"]`, "content");

const named = (page: BuiltPage, name: string): string[] =>
  attributesOf(page, `head > meta[name="${name}"]`, "content");

const something = expect.stringMatching(/\S/);

describe.each(eachPage)("what %s gives to those who share it", (_, page) => {
  it("has each Open Graph value once, as a property", () => {
    expect(openGraph(page, "og:site_name")).toEqual([site.name]);
    expect(openGraph(page, "og:locale")).toEqual(["en_US"]);
    expect(openGraph(page, "og:title")).toEqual([something]);
    expect(openGraph(page, "og:description")).toEqual(named(page, "description"));
    const [alt = "", ...others] = openGraph(page, "og:image:alt");
    expect(others).toEqual([]);
    // One sentence after the other, no longer than networks take.
    expect(alt).toMatch(/^\S.*[.!?…]["”’)]*$/);
    expect(alt).not.toMatch(/[.!?…][.!?]|\s\s/);
    expect(alt.length).toBeLessThanOrEqual(420);
    expect(page.$('meta[name^="og:"], meta[name^="article:"]')).toHaveLength(0);
  });

  it("has each Twitter value once, as a name", () => {
    expect(named(page, "twitter:card")).toEqual(["summary_large_image"]);
    expect(named(page, "twitter:title")).toEqual(openGraph(page, "og:title"));
    expect(named(page, "twitter:description")).toEqual(openGraph(page, "og:description"));
    expect(named(page, "twitter:image")).toEqual(openGraph(page, "og:image"));
    expect(named(page, "twitter:image:alt")).toEqual(openGraph(page, "og:image:alt"));
    expect(page.$('meta[property^="twitter:"]')).toHaveLength(0);
  });

  it("has a picture of 1200 × 630 that exists and really measures that", async () => {
    const [image = "", ...others] = openGraph(page, "og:image");
    expect(others).toEqual([]);
    expect(image.startsWith(`${SITE_URL}/`)).toBe(true);
    const file = fileAt(image.slice(SITE_URL.length));
    expect(existsSync(file)).toBe(true);
    const { width, height } = await sharp(file).metadata();
    expect([width, height]).toEqual([1200, 630]);
    expect(openGraph(page, "og:image:width")).toEqual(["1200"]);
    expect(openGraph(page, "og:image:height")).toEqual(["630"]);
    expect(openGraph(page, "og:image:type")).toEqual(["image/jpeg"]);
  });

  it("names a logo that exists", () => {
    const [logo = ""] = openGraph(page, "og:logo");
    expect(logo.startsWith(`${SITE_URL}/`)).toBe(true);
    expect(existsSync(fileAt(logo.slice(SITE_URL.length)))).toBe(true);
  });
});

describe.each(eachPublicPage)("the kind and address of %s", (path, page) => {
  it("are its own", () => {
    const isArticle = /^\/articles\/[^/]+$/.test(path);
    expect(openGraph(page, "og:url")).toEqual([`${SITE_URL}${path}`]);
    expect(openGraph(page, "og:type")).toEqual([isArticle ? "article" : "website"]);
    const dates = isArticle ? [expect.stringMatching(/^\d{4}-\d{2}-\d{2}/)] : [];
    expect(openGraph(page, "article:published_time")).toEqual(dates);
    expect(openGraph(page, "article:modified_time")).toEqual(dates);
    expect(openGraph(page, "article:author")).toEqual(isArticle ? [site.author] : []);
    expect(openGraph(page, "article:section")).toHaveLength(isArticle ? 1 : 0);
  });
});

describe.each(ARTICLES)("what the article $slug gives to those who share it", (article) => {
  const page = pageAt(`/articles/${article.slug}`);

  it("is its own title, day, topic and card", () => {
    const [title = ""] = textsOf(page, "h1");
    expect(openGraph(page, "article:published_time")).toEqual([article.date]);
    expect(openGraph(page, "article:section")).toEqual([article.topic]);
    const [alt = ""] = openGraph(page, "og:image:alt");
    expect(alt.startsWith(title)).toBe(true);
    expect(alt).toContain(page.$("main article picture img").first().attr("alt"));
  });
});
