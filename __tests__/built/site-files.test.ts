import { existsSync, readdirSync, readFileSync } from "node:fs";
import { load } from "cheerio";
import { publishedArticles } from "../../scripts/published-content";
import { builtPages, fileAt, pageAt, publicPages, SITE_URL } from "../support/built-site";
import { ARTICLES } from "../support/specification";
import site from "../../content/site.json";

const read = (path: string): string => readFileSync(fileAt(path), "utf8");

describe("the site map", () => {
  const $ = load(read("/sitemap.xml"), { xml: true });
  const urls = $("url").toArray();
  const textIn = (url: (typeof urls)[number], name: string) => $(url).find(name).first().text();

  it("has every page that is to be found, once, and no other", () => {
    const expected = publicPages.map(({ path }) => `${SITE_URL}${path}`).sort();
    expect(urls.map((url) => textIn(url, "loc")).sort()).toEqual(expected);
  });

  it("says of each when it last changed", () => {
    for (const url of urls) expect(textIn(url, "lastmod")).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  });

  it("takes the day of an article from its content", () => {
    for (const { slug, publishDate, modifiedDate } of publishedArticles()) {
      const article = urls.find((url) => textIn(url, "loc") === `${SITE_URL}/articles/${slug}`);
      expect(article && textIn(article, "lastmod")).toBe(modifiedDate ?? publishDate);
    }
  });

  it("names the pictures of every article and case study", () => {
    const works = urls.filter((url) => /\/(articles|case-studies)\//.test(textIn(url, "loc")));
    expect(works.length).toBeGreaterThan(5);
    for (const url of works) expect($(url).find("image\\:image").length).toBeGreaterThan(0);
  });

  it.each(ARTICLES)("names the cover and the figure of $slug", ({ slug }) => {
    const article = urls.find((url) => textIn(url, "loc") === `${SITE_URL}/articles/${slug}`);
    expect($(article).find("image\\:image").length).toBeGreaterThanOrEqual(2);
  });

  it("names pictures of pages that show them", () => {
    for (const url of urls) {
      const html = pageAt(textIn(url, "loc").slice(SITE_URL.length)).$.html();
      const files = $(url)
        .find("image\\:loc")
        .toArray()
        .map((image) => $(image).text().slice(SITE_URL.length));
      expect(files.filter((file) => !html.includes(file))).toEqual([]);
    }
  });

  it("names only files that exist", () => {
    const files = $("image\\:loc")
      .toArray()
      .map((image) => $(image).text());
    expect(files.length).toBeGreaterThan(10);
    expect(files.filter((file) => !existsSync(fileAt(file.slice(SITE_URL.length))))).toEqual([]);
  });
});

describe("robots.txt", () => {
  it("lets everyone in and names the site map", () => {
    expect(read("/robots.txt")).toContain("User-agent: *\nAllow: /");
    expect(read("/robots.txt")).toContain(`Sitemap: ${SITE_URL}/sitemap.xml`);
  });
});

describe("security.txt", () => {
  it("has what RFC 9116 asks for", () => {
    const text = read("/.well-known/security.txt");
    expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m);
    expect(text).toContain(`Expires: ${site.securityExpires}T23:59:59Z\n`);
    expect(text).toContain(`Canonical: ${SITE_URL}/.well-known/security.txt`);
  });
});

describe("the share cards", () => {
  it("are those that pages name, and no others", () => {
    const named = builtPages.map(({ $ }) => $('meta[property="og:image"]').attr("content") ?? "");
    const files = readdirSync(fileAt("/share")).map((name) => `${SITE_URL}/share/${name}`);
    expect(files.sort()).toEqual([...new Set(named)].sort());
  });
});
