import {
  attributesOf,
  builtPages,
  eachPage,
  eachPublicPage,
  isNotFound,
  pageAt,
  publicPages,
  SITE_URL,
  textsOf,
} from "../support/built-site";

/** The canonical address of a path: absolute, without a trailing slash except at the root. */
const canonicalOf = (path: string): string => `${SITE_URL}${path}`;

const meta = (name: string) => `head > meta[name="${name}"]`;

describe.each(eachPage)("the head of %s", (_, page) => {
  it("has exactly one title, and it says something", () => {
    expect(textsOf(page, "head > title")).toEqual([expect.stringMatching(/\S{3,}/)]);
    expect(page.$("title").not("head > title, svg title")).toHaveLength(0);
  });

  it("names its language", () => {
    expect(page.$("html").attr("lang")).toBe("en");
  });

  it("has one description", () => {
    expect(attributesOf(page, meta("description"), "content")).toEqual([
      expect.stringMatching(/^.{50,170}$/),
    ]);
  });

  it("lets visitors zoom", () => {
    const [viewport, ...others] = attributesOf(page, meta("viewport"), "content");
    expect(others).toEqual([]);
    expect(viewport).toContain("width=device-width");
    expect(viewport).not.toMatch(/user-scalable|maximum-scale/);
  });

  it("says what search engines may do", () => {
    const robots = isNotFound(page) ? "noindex, follow" : "index, follow";
    expect(attributesOf(page, meta("robots"), "content")).toEqual([robots]);
  });
});

describe.each(eachPublicPage)("the address of %s", (path, page) => {
  it("is given once, absolute and as it is answered", () => {
    expect(attributesOf(page, 'link[rel="canonical"]', "href")).toEqual([canonicalOf(path)]);
  });
});

describe("all heads together", () => {
  it("have titles and descriptions of their own", () => {
    const titles = publicPages.map((page) => textsOf(page, "head > title")[0]);
    const texts = publicPages.map((page) => attributesOf(page, meta("description"), "content")[0]);
    expect(new Set([...titles, ...textsOf(pageAt("/404"), "head > title")]).size).toBe(
      publicPages.length + 1,
    );
    expect(new Set(texts).size).toBe(publicPages.length);
  });

  it("give no canonical address to the 404 page", () => {
    for (const page of builtPages.filter(isNotFound)) {
      expect(attributesOf(page, 'link[rel="canonical"]', "href")).toEqual([]);
    }
  });
});
