import { builtPages, isNotFound, pageAt, textsOf, words } from "../support/built-site";
import { headingsOf, holding, targetsOf } from "../support/built-texts";

describe("the home page", () => {
  const page = pageAt("/");

  it("has the tagline, the headline and a pitch", () => {
    expect(holding(page, "Creative. Strategic. Unforgettable.")).toHaveLength(1);
    expect(headingsOf(page, 1)).toEqual(["Where Stories Meet Design"]);
    expect(textsOf(page, "main p").some((text) => text.length > 60)).toBe(true);
  });

  it("leads to the projects and to the contact page", () => {
    expect(targetsOf(page, "Explore My Work")).toEqual(["/projects"]);
    expect(targetsOf(page, "Get in Touch")).toEqual(["/contact"]);
  });
});

describe("the about page", () => {
  const page = pageAt("/about");

  it("shows a portrait beside an introduction", () => {
    expect(page.$("main img")).toHaveLength(1);
    expect(textsOf(page, "main p").join(" ").length).toBeGreaterThan(300);
  });

  it("lists the skills, in order", () => {
    expect(textsOf(page, "main li")).toEqual([
      "Brand Design",
      "Marketing Design",
      "Print Design",
      "UI/UX Design",
      "Web Design",
      "Social Media Design",
      "Video Editing",
      "Copywriting",
      "SEO",
    ]);
  });

  it("names three core values", () => {
    for (const value of ["Authenticity", "Impact", "Collaboration"]) {
      expect(holding(page, value)).toHaveLength(1);
    }
  });

  it("offers to collaborate by mail", () => {
    expect(targetsOf(page, "Let's Collaborate")).toEqual([expect.stringMatching(/^mailto:.+@/)]);
  });
});

describe("the contact page", () => {
  const page = pageAt("/contact");
  const cards = page
    .$("main li a")
    .toArray()
    .map((card) => page.$(card));

  it("has four cards: email, chat, Instagram, Twitter, each with an icon and words", () => {
    const labels = ["Email", "Chat", "Instagram", "Twitter"];
    expect(cards).toHaveLength(labels.length);
    cards.forEach((card, index) => {
      expect(words(card.text())).toMatch(new RegExp(`^${labels[index]}`));
      expect(card.find("svg")).toHaveLength(1);
      expect(words(card.text()).length).toBeGreaterThan(30);
    });
  });

  it("leads out of the site from each card", () => {
    expect(cards.map((card) => card.attr("href"))).toEqual([
      expect.stringMatching(/^mailto:.+@/),
      ...Array<unknown>(3).fill(expect.stringMatching(/^https:\/\//)),
    ]);
  });

  it("calls to action, and ends with a quote", () => {
    expect(targetsOf(page, "Send me an Email")).toEqual([expect.stringMatching(/^mailto:.+@/)]);
    expect(targetsOf(page, "Follow on Instagram")).toEqual([cards[2]?.attr("href")]);
    expect(page.$("main blockquote")).toHaveLength(1);
  });

  it("has no form, and neither has any other page", () => {
    const asking = builtPages.filter((other) => other.$("form, textarea, select").length > 0);
    expect(asking).toEqual([]);
  });
});

describe.each(builtPages.filter(isNotFound).map((page) => [page.file, page] as const))(
  "the 404 page in %s",
  (_, page) => {
    it("says so and leads home", () => {
      expect(headingsOf(page, 1)).toEqual(["Oops! Page not found"]);
      expect(targetsOf(page, "Return to Home")).toEqual(["/"]);
    });
  },
);
