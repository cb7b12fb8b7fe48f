import about from "../../content/about.json";
import articles from "../../content/articles.json";
import career from "../../content/career.json";
import contact from "../../content/contact.json";
import featured from "../../content/featured.json";
import home from "../../content/home.json";
import notFound from "../../content/not-found.json";
import site from "../../content/site.json";

describe("the exact texts of the specification", () => {
  it("of the home page", () => {
    expect(home.hero.tagline).toBe("Creative. Strategic. Unforgettable.");
    expect(home.hero.headline).toBe("Where Stories Meet Design");
    expect(home.hero.actions).toEqual([
      { label: "Explore My Work", href: "/projects" },
      { label: "Get in Touch", href: "/contact" },
    ]);
  });

  it("of the about page", () => {
    expect(about.skills.items).toEqual([
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
    expect(about.values.items.map(({ title }) => title)).toEqual([
      "Authenticity",
      "Impact",
      "Collaboration",
    ]);
    expect(about.collaborate.label).toBe("Let's Collaborate");
  });

  it("of the career page", () => {
    expect(career.label).toBe("CAREER JOURNEY");
    expect(career.heading).toBe("My Professional Story");
    expect(career.education.heading).toBe("Education");
    expect(career.education.entries[0]?.period).toBe("2021 - 2025");
    expect(career.skills.heading).toBe("Technical Skills");
    expect(career.skills.groups.map(({ category }) => category)).toEqual([
      "Design Software",
      "Design Specialties",
      "Marketing",
      "Development",
      "Video",
    ]);
    expect(career.closing.label).toBe("Start a Conversation");
  });

  it("of the partnerships page", () => {
    expect(featured.heading).toBe("Featured Partnerships");
    expect(featured.closing.label).toBe("Let's Collaborate");
  });

  it("of the articles page", () => {
    expect(articles.connect.label).toBe("Connect With Me");
    expect(site.socials.map(({ network }) => network)).toContain(articles.connect.network);
  });

  it("of the contact page", () => {
    expect(contact.items.map(({ label }) => label)).toEqual([
      "Email",
      "Chat",
      "Instagram",
      "Twitter",
    ]);
    expect(contact.callToAction.emailLabel).toBe("Send me an Email");
    expect(contact.callToAction.instagramLabel).toBe("Follow on Instagram");
    expect(contact.quote.length).toBeGreaterThan(20);
  });

  it("of the 404 page", () => {
    expect(notFound.heading).toBe("Oops! Page not found");
    expect(notFound.linkLabel).toBe("Return to Home");
  });

  it("of the footer", () => {
    expect(site.socials.map(({ label }) => label)).toEqual(["Instagram", "Twitter/X", "Behance"]);
  });
});

describe("headlines", () => {
  it.each([
    [home.hero.headline, home.hero.headlineAccent],
    [about.heading, about.headingAccent],
    [articles.heading, articles.headingAccent],
    [career.heading, career.headingAccent],
    [contact.heading, contact.headingAccent],
    [featured.heading, featured.headingAccent],
  ])("“%s” holds its accent “%s”", (headline, accent) => {
    expect(headline).toContain(accent);
  });
});

describe("the metadata of the pages", () => {
  const pages = [home, about, articles, career, contact, featured, notFound].map(
    ({ meta }) => meta,
  );

  it("is a title and a description of its own for each", () => {
    expect(new Set(pages.map(({ title }) => title)).size).toBe(pages.length);
    expect(new Set(pages.map(({ description }) => description)).size).toBe(pages.length);
  });

  it.each(pages)("“$title” has a description of the length that a search shows", (meta) => {
    expect(meta.description.length).toBeGreaterThanOrEqual(70);
    expect(meta.description.length).toBeLessThanOrEqual(170);
  });
});
