import { publishedArticles, publishedProjects } from "../../scripts/published-content";
import { itemsOnPage } from "../../src/lib/pagination";
import { splitTitle } from "../../src/lib/title";
import { attributesOf, pageAt, textsOf, words } from "../support/built-site";
import { cardsOf, headingsOf, targetsOf } from "../support/built-texts";
import { ARTICLES, CASE_STUDIES } from "../support/specification";
import list from "../../content/articles.json";
import site from "../../content/site.json";

describe("the projects page", () => {
  const page = pageAt("/projects");
  const projects = publishedProjects();
  const cards = cardsOf(page);
  const linksOf = (text: string) =>
    cards.map((card) => card.find("a").filter((_, link) => words(page.$(link).text()) === text));

  it("shows every project, six and more, each with picture, category, title and client", () => {
    expect(projects.length).toBeGreaterThanOrEqual(6);
    expect(cards).toHaveLength(projects.length);
    cards.forEach((card, index) => {
      expect(card.find("img")).toHaveLength(1);
      expect(words(card.find("h3").text())).toBe(words(projects[index]?.title ?? ""));
      expect(words(card.text())).toContain(words(projects[index]?.category ?? ""));
      expect(words(card.text())).toContain(words(projects[index]?.client ?? ""));
    });
  });

  it("leads to a case study only where there is one", () => {
    expect(linksOf("View Case Study").map((links) => links.attr("href"))).toEqual(
      projects.map(({ caseStudySlug }) => caseStudySlug && `/case-studies/${caseStudySlug}`),
    );
    const targets = linksOf("View Case Study").map((links) => links.attr("href"));
    for (const { slug } of CASE_STUDIES) expect(targets).toContain(`/case-studies/${slug}`);
  });

  it("leads to each live project in a new tab", () => {
    linksOf("Live Project").forEach((links, index) => {
      expect(links.attr("href")).toBe(projects[index]?.link);
      expect(links.attr("target")).toBe(projects[index]?.link && "_blank");
    });
  });
});

describe("the featured page", () => {
  const page = pageAt("/featured");
  const cards = cardsOf(page);

  it("has its heading and three cards, or more", () => {
    expect(headingsOf(page, 1)).toEqual(["Featured Partnerships"]);
    expect(cards.length).toBeGreaterThanOrEqual(3);
  });

  it("gives each card picture, category, year, title, partner, description and a way on", () => {
    for (const card of cards) {
      expect(card.find("img")).toHaveLength(1);
      expect(card.find("h2, h3")).toHaveLength(1);
      expect(card.find("*").filter((_, e) => /^\d{4}$/.test(page.$(e).text()))).toHaveLength(1);
      expect(words(card.text())).toMatch(/In partnership with \S/);
      expect(words(card.find("p").last().text())).toMatch(/\S/);
      const link = card.find("a").filter((_, a) => words(page.$(a).text()) === "View Case Study");
      expect(link.attr("href")).toMatch(/^https?:\/\//);
      expect(link.attr("target")).toBe("_blank");
    }
  });

  it("closes with a mail link", () => {
    expect(targetsOf(page, "Let's Collaborate")).toEqual([
      expect.stringContaining(`mailto:${site.email}`),
    ]);
  });
});

describe("the articles page", () => {
  const page = pageAt("/articles");
  const articles = itemsOnPage(publishedArticles(), 1);
  const cards = cardsOf(page);

  it("shows every article that has room with picture, date, read time, title, excerpt and a way on", () => {
    expect(cards.length).toBeGreaterThanOrEqual(4);
    expect(cards).toHaveLength(articles.length);
    cards.forEach((card, index) => {
      const { slug, title, excerpt } = articles[index] ?? { slug: "", title: "", excerpt: "" };
      expect(card.find("img")).toHaveLength(1);
      expect(words(card.find("h2, h3").text())).toBe(words(title));
      expect(words(card.text())).toContain(words(excerpt));
      expect(words(card.text())).toMatch(/[A-Z][a-z]{2} \d\d, \d{4}/);
      expect(words(card.text())).toMatch(/\d min read/);
      const link = card.find("a").filter((_, a) => words(page.$(a).text()) === "Read Article");
      expect(link.attr("href")).toBe(`/articles/${slug}`);
    });
  });

  it.each(ARTICLES)("dates the article $slug, and says 5 min read", ({ slug, displayDate }) => {
    const card = page.$(`main article a[href="/articles/${slug}"]`).closest("article");
    expect(words(card.text())).toContain(displayDate);
    expect(words(card.text())).toContain("5 min read");
  });

  it("shows the newest first", () => {
    const dates = attributesOf(page, "main article time", "datetime");
    expect(dates).toEqual([...dates].sort().reverse());
  });

  it("leads to the social profile", () => {
    const profile = site.socials.find(({ network }) => network === list.connect.network);
    expect(targetsOf(page, "Connect With Me")).toEqual([profile?.url]);
  });

  it("sets the second part of a title of two parts in the italic accent", () => {
    const titles = page.$("main article :is(h2, h3)").toArray();
    expect(titles.map((title) => page.$(title).find("em").text())).toEqual(
      articles.map(({ title }) => splitTitle(title).accent ?? ""),
    );
    expect(textsOf(page, "main article :is(h2, h3) em").length).toBeGreaterThanOrEqual(1);
  });
});
