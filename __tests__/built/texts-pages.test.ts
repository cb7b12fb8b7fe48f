import { builtPages, isNotFound, pageAt, textsOf, words } from "../support/built-site";
import { headingsOf, holding, targetsOf } from "../support/built-texts";
import { CONTACT_LABELS, SKILLS, specified, VALUES } from "../support/specification";
import about from "../../content/about.json";
import contact from "../../content/contact.json";
import home from "../../content/home.json";
import site from "../../content/site.json";

/** A mail to the owner, with or without a subject. */
const toOwner = expect.stringMatching(`^mailto:${site.email.replace(/[.+*?]/g, "\\$&")}(\\?|$)`);

describe("the home page", () => {
  const page = pageAt("/");

  it("has the tagline, the headline and a pitch", () => {
    expect(holding(page, "Creative. Strategic. Unforgettable.")).toHaveLength(1);
    expect(headingsOf(page, 1)).toEqual(["Where Stories Meet Design"]);
    expect(words(page.$("main").text())).toContain(words(home.hero.pitch));
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
    for (const paragraph of about.intro) expect(holding(page, words(paragraph))).toHaveLength(1);
  });

  it("lists the skills, in order", () => {
    expect(specified(textsOf(page, "main li"), SKILLS)).toEqual(SKILLS);
  });

  it("names three core values", () => {
    for (const value of VALUES) {
      expect(holding(page, value)).toHaveLength(1);
    }
  });

  it("offers to collaborate by mail", () => {
    expect(targetsOf(page, "Let's Collaborate")).toEqual([toOwner]);
  });
});

describe("the contact page", () => {
  const page = pageAt("/contact");
  const cards = page
    .$("main li a")
    .toArray()
    .map((card) => page.$(card));

  it("has four cards: email, chat, Instagram, Twitter, each with an icon and words", () => {
    const labels = contact.items.map(({ label }) => label);
    expect(specified(labels, CONTACT_LABELS)).toEqual(CONTACT_LABELS);
    expect(cards).toHaveLength(labels.length);
    cards.forEach((card, index) => {
      expect(words(card.text()).startsWith(labels[index] ?? "")).toBe(true);
      expect(words(card.text())).toContain(words(contact.items[index]?.description ?? ""));
      expect(card.find("svg")).toHaveLength(1);
    });
  });

  it("leads out of the site from each card", () => {
    const addresses = [
      ["email", `mailto:${site.email}`],
      ["chat", site.chat.url],
      ...site.socials.map(({ network, url }) => [network, url]),
    ];
    // The subject of a mail is not a part of its address.
    const hrefs = cards.map((card) => card.attr("href")?.replace(/^(mailto:[^?]+)\?.*$/, "$1"));
    expect(contact.items.map(({ channel }, index) => [channel, hrefs[index]])).toEqual(
      contact.items.map(({ channel }) => addresses.find(([name]) => name === channel)),
    );
  });

  it("calls to action, and ends with a quote", () => {
    expect(targetsOf(page, "Send me an Email")).toEqual([toOwner]);
    const instagram = site.socials.find(({ network }) => network === "instagram")?.url;
    expect(targetsOf(page, "Follow on Instagram")).toEqual([instagram]);
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
