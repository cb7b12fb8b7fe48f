import { attributesOf, pageAt, textsOf, words } from "../support/built-site";
import { cardsOf, headingsOf, holding, targetsOf } from "../support/built-texts";

const CASE_STUDIES = ["/case-studies/frauwa-roofs", "/case-studies/activate-pilot"];

describe("the projects page", () => {
  const page = pageAt("/projects");
  const cards = cardsOf(page);
  const linksOf = (text: string) =>
    cards.map((card) => card.find("a").filter((_, link) => words(page.$(link).text()) === text));

  it("shows six projects, each with picture, category, title and client", () => {
    expect(cards).toHaveLength(6);
    for (const card of cards) {
      expect(card.find("img")).toHaveLength(1);
      expect(card.find("h3")).toHaveLength(1);
      expect(words(card.text())).toMatch(
        /(Brand|Social Media|Marketing|Web|Print) Design|Visual Id/,
      );
    }
  });

  it("leads to a case study only where there is one", () => {
    const targets = linksOf("View Case Study").flatMap((links) =>
      links.toArray().map((link) => page.$(link).attr("href")),
    );
    expect(targets.sort()).toEqual([...CASE_STUDIES].sort());
  });

  it("leads to each live project in a new tab", () => {
    for (const links of linksOf("Live Project")) {
      expect(links).toHaveLength(1);
      expect(links.attr("href")).toMatch(/^https:\/\//);
      expect(links.attr("target")).toBe("_blank");
    }
  });
});

describe("the featured page", () => {
  const page = pageAt("/featured");
  const cards = cardsOf(page);

  it("has its heading and three cards", () => {
    expect(headingsOf(page, 1)).toEqual(["Featured Partnerships"]);
    expect(cards).toHaveLength(3);
  });

  it("gives each card picture, category, year, title, partner, description and a way on", () => {
    for (const card of cards) {
      expect(card.find("img")).toHaveLength(1);
      expect(card.find("h2, h3")).toHaveLength(1);
      expect(card.find("*").filter((_, e) => /^20\d\d$/.test(page.$(e).text()))).toHaveLength(1);
      expect(words(card.text())).toMatch(/In partnership with \S/);
      expect(card.find("p").text().length).toBeGreaterThan(100);
      const link = card.find("a").filter((_, a) => words(page.$(a).text()) === "View Case Study");
      expect(link.attr("href")).toMatch(/^https:\/\//);
      expect(link.attr("target")).toBe("_blank");
    }
  });

  it("closes with a mail link", () => {
    expect(targetsOf(page, "Let's Collaborate")).toEqual([expect.stringMatching(/^mailto:.+@/)]);
  });
});

describe("the articles page", () => {
  const page = pageAt("/articles");
  const cards = cardsOf(page);

  it("shows every article with picture, date, read time, title, excerpt and a way on", () => {
    expect(cards.length).toBeGreaterThanOrEqual(4);
    for (const card of cards) {
      expect(card.find("img")).toHaveLength(1);
      expect(card.find("h2, h3")).toHaveLength(1);
      expect(words(card.text())).toMatch(/[A-Z][a-z]{2} \d\d, 20\d\d/);
      expect(words(card.text())).toMatch(/\d min read/);
      expect(card.find("p").text().length).toBeGreaterThan(60);
      const link = card.find("a").filter((_, a) => words(page.$(a).text()) === "Read Article");
      expect(link.attr("href")).toMatch(/^\/articles\/./);
    }
  });

  it.each([
    ["Mar 04, 2025", "minimalist-design"],
    ["Mar 24, 2025", "maximizing-efficiency"],
    ["Jun 13, 2025", "design-is-a-process"],
    ["Jun 22, 2025", "benin-city-designer"],
  ])("dates the article of %s, and says 5 min read", (date, slug) => {
    const card = holding(page, date).closest("article");
    expect(card.find(`a[href="/articles/${slug}"]`).length).toBeGreaterThanOrEqual(1);
    expect(words(card.text())).toContain("5 min read");
  });

  it("shows the newest first", () => {
    const dates = attributesOf(page, "main article time", "datetime");
    expect(dates).toEqual([...dates].sort().reverse());
  });

  it("leads to the social profile", () => {
    expect(targetsOf(page, "Connect With Me")).toEqual([expect.stringMatching(/^https:\/\//)]);
  });

  it("sets the second part of a title of two parts in the italic accent", () => {
    expect(textsOf(page, "main article :is(h2, h3) em")).toContain("The Discipline of Leaving Out");
    expect(textsOf(page, "main article :is(h2, h3)")).toContain(
      "Minimalist Design: The Discipline of Leaving Out",
    );
  });
});
