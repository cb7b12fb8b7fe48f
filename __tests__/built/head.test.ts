import {
  attributesOf,
  builtPages,
  eachPage,
  eachPublicPage,
  isNotFound,
  pageAt,
  SITE_URL,
  textsOf,
} from "../support/built-site";
import { ROUTES } from "../support/specification";
import site from "../../content/site.json";

/** The canonical address of a path: absolute, without a trailing slash except at the root. */
const canonicalOf = (path: string): string => `${SITE_URL}${path}`;

const something = expect.stringMatching(/\S/);

const meta = (name: string) => `head > meta[name="${name}"]`;

describe.each(eachPage)("the head of %s", (_, page) => {
  it("has exactly one title, and it says something", () => {
    expect(textsOf(page, "head > title")).toEqual([something]);
    expect(page.$("title").not("head > title, svg title")).toHaveLength(0);
  });

  it("names its language", () => {
    expect(page.$("html").attr("lang")).toBe(site.language);
  });

  it("has one description", () => {
    expect(attributesOf(page, meta("description"), "content")).toEqual([something]);
  });

  it("lets visitors zoom", () => {
    const [viewport, ...others] = attributesOf(page, meta("viewport"), "content");
    expect(others).toEqual([]);
    expect(viewport).toContain("width=device-width");
    expect(viewport).not.toMatch(/user-scalable|maximum-scale/);
  });

  it("says what search engines may do", () => {
    const robots = isNotFound(page) ? "noindex, follow" : "index, follow, max-image-preview:large";
    expect(attributesOf(page, meta("robots"), "content")).toEqual([robots]);
  });
});

describe.each(eachPublicPage)("the address of %s", (path, page) => {
  it("is given once, absolute and as it is answered", () => {
    expect(attributesOf(page, 'link[rel="canonical"]', "href")).toEqual([canonicalOf(path)]);
  });
});

describe("all heads together", () => {
  it("have titles and descriptions of their own, on the pages of the specification", () => {
    const pages = ROUTES.map(pageAt);
    const titles = [...pages, pageAt("/404")].flatMap((page) => textsOf(page, "head > title"));
    const texts = pages.flatMap((page) => attributesOf(page, meta("description"), "content"));
    expect(new Set(titles).size).toBe(ROUTES.length + 1);
    expect(new Set(texts).size).toBe(ROUTES.length);
  });

  it("give no canonical address to the 404 page", () => {
    for (const page of builtPages.filter(isNotFound)) {
      expect(attributesOf(page, 'link[rel="canonical"]', "href")).toEqual([]);
    }
  });
});
