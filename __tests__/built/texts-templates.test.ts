import { publishedCaseStudies } from "../../scripts/published-content";
import { pageAt, textsOf, words } from "../support/built-site";
import { buttonsOf, headingsOf, holding, targetsOf } from "../support/built-texts";
import { ARTICLES, CASE_STUDIES, CASE_STUDY_SECTIONS, ROUTES } from "../support/specification";

describe.each(ARTICLES)("the article $slug", ({ slug, subject, displayDate, readTime, topic }) => {
  const page = pageAt(`/articles/${slug}`);

  it("has its subject, date, read time and topic", () => {
    expect(headingsOf(page, 1)[0]).toMatch(subject);
    for (const text of [displayDate, `${readTime} read`, topic]) {
      expect(holding(page, text, "main header")).toHaveLength(1);
    }
  });

  it("leads back and on to the articles, and can be shared at its top and at its end", () => {
    expect(targetsOf(page, "Back to Articles")).toEqual(["/articles"]);
    expect(targetsOf(page, "More Articles")).toEqual(["/articles"]);
    expect([buttonsOf(page, "Share"), buttonsOf(page, "Share Article")]).toEqual([1, 1]);
  });

  it("is a real text: 700 words and more, headings, a list, a quotation, a figure", () => {
    expect(words(page.$("main article").text()).split(" ").length).toBeGreaterThan(700);
    expect(headingsOf(page, 2).length).toBeGreaterThanOrEqual(2);
    for (const part of ["li", ":is(blockquote, [role='note'])", "figure img"]) {
      expect(page.$(`main article ${part}`).length).toBeGreaterThanOrEqual(1);
    }
  });
});

describe("the article about Benin City", () => {
  const hrefs = pageAt("/articles/benin-city-designer")
    .$("main article p a, main article li a")
    .toArray()
    .map((link) => link.attribs.href ?? "");

  it("leads to the projects, the articles and profiles of other designers", () => {
    expect(hrefs).toEqual(expect.arrayContaining(["/projects", "/articles"]));
    const profiles = hrefs.filter((href) => /^https?:\/\//.test(href));
    expect(profiles.length).toBeGreaterThanOrEqual(2);
  });
});

describe.each(CASE_STUDIES)("the case study $slug", ({ slug, type }) => {
  const page = pageAt(`/case-studies/${slug}`);

  it("has its type, title, client, picture and overview", () => {
    expect(holding(page, type).length).toBeGreaterThanOrEqual(1);
    expect(headingsOf(page, 1)).toEqual([expect.stringMatching(/\S/)]);
    expect(page.$("main img").length).toBeGreaterThanOrEqual(1);
    expect(headingsOf(page, 2)[0]).toBe("Project Overview");
  });

  it("has its four sections", () => {
    const headings = headingsOf(page, 2);
    for (const section of CASE_STUDY_SECTIONS) {
      expect(headings).toContainEqual(expect.stringMatching(section));
    }
  });

  it("uses drawn tiles in place of further pictures", () => {
    expect(page.$("main figure [aria-hidden] :is(svg, img)").length).toBeGreaterThanOrEqual(3);
    expect(textsOf(page, "main figure figcaption").every((caption) => caption.length > 0)).toBe(
      true,
    );
  });

  it("leads back and on to the projects, and can be shared at its top and at its end", () => {
    expect(targetsOf(page, "Back to Projects")).toEqual(["/projects"]);
    expect(targetsOf(page, "More Projects")).toEqual(["/projects"]);
    expect(page.$("main button").not("dialog *, figure *").length).toBe(2);
    expect(buttonsOf(page, "Share Project")).toBe(1);
  });

  it("leads to the live project in a new tab, where there is one", () => {
    const live = publishedCaseStudies().find((study) => study.slug === slug)?.externalLink;
    const links = holding(page, "View Live Project").closest("a");
    expect(links.toArray().map((link) => page.$(link).attr("href"))).toEqual(live ? [live] : []);
    if (live) expect(links.attr("target")).toBe("_blank");
  });
});

describe("all titles", () => {
  it("are of their own page", () => {
    const titles = ROUTES.map((route) => headingsOf(pageAt(route), 1)[0]);
    expect(new Set(titles).size).toBe(titles.length);
  });
});
