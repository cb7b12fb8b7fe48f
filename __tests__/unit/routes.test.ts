import { absoluteUrl, routes, withoutTrailingSlash } from "../../src/lib/routes";

describe("routes", () => {
  it("are those of the specification", () => {
    const { article, articleList, caseStudy, ...paths } = routes;
    expect(paths).toEqual({
      home: "/",
      about: "/about",
      career: "/career",
      projects: "/projects",
      featured: "/featured",
      articles: "/articles",
      contact: "/contact",
    });
    expect(article("minimalist-design")).toBe("/articles/minimalist-design");
    expect(caseStudy("frauwa-roofs")).toBe("/case-studies/frauwa-roofs");
    expect(articleList(1)).toBe("/articles");
  });

  it("have a place for later pages of the list that no article can have", () => {
    const { article, articleList } = routes;
    expect(articleList(2)).toBe("/articles/page/2");
    expect(articleList(2).split("/").length).toBeGreaterThan(article("any-slug").split("/").length);
  });
});

describe("withoutTrailingSlash", () => {
  it.each([
    ["/", "/"],
    ["/about", "/about"],
    ["/about/", "/about"],
    ["/articles/minimalist-design/", "/articles/minimalist-design"],
    ["/about//", "/about"],
    ["//", "/"],
  ])("takes %s for %s", (path, page) => {
    expect(withoutTrailingSlash(path)).toBe(page);
  });
});

describe("absoluteUrl", () => {
  it.each([
    ["https://studio.example", "/about", "https://studio.example/about"],
    ["https://studio.example/", "/about", "https://studio.example/about"],
    ["https://studio.example", "/", "https://studio.example/"],
    ["https://studio.example/", "/", "https://studio.example/"],
    ["https://studio.example//", "/share.jpg", "https://studio.example/share.jpg"],
  ])("joins %s and %s to %s", (site, path, url) => {
    expect(absoluteUrl(site, path)).toBe(url);
  });
});
