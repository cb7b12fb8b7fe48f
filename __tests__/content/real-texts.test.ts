import about from "../../content/about.json";
import articles from "../../content/articles.json";
import career from "../../content/career.json";
import contact from "../../content/contact.json";
import featured from "../../content/featured.json";
import home from "../../content/home.json";
import notFound from "../../content/not-found.json";
import { SKILLS, specified, VALUES } from "../support/specification";

describe("the exact texts of the specification", () => {
  it("of the home page", () => {
    expect(home.hero.tagline).toBe("Creative. Strategic. Unforgettable.");
    expect(home.hero.headline).toBe("Where Stories Meet Design");
    expect(home.hero.actions).toEqual(
      expect.arrayContaining([
        { label: "Explore My Work", href: "/projects" },
        { label: "Get in Touch", href: "/contact" },
      ]),
    );
  });

  it("of the about page", () => {
    expect(specified(about.skills.items, SKILLS)).toEqual(SKILLS);
    const values = about.values.items.map(({ title }) => title);
    expect(specified(values, VALUES)).toEqual(VALUES);
    expect(about.collaborate.label).toBe("Let's Collaborate");
  });

  it("of the career page", () => {
    expect(career.label).toBe("CAREER JOURNEY");
    expect(career.heading).toBe("My Professional Story");
    expect(career.education.heading).toBe("Education");
    expect(career.skills.heading).toBe("Technical Skills");
    expect(career.closing.label).toBe("Start a Conversation");
  });

  it("of the partnerships page", () => {
    expect(featured.heading).toBe("Featured Partnerships");
    expect(featured.closing.label).toBe("Let's Collaborate");
  });

  it("of the articles page", () => {
    expect(articles.connect.label).toBe("Connect With Me");
  });

  it("of the contact page", () => {
    expect(contact.callToAction.emailLabel).toBe("Send me an Email");
    expect(contact.callToAction.instagramLabel).toBe("Follow on Instagram");
  });

  it("of the 404 page", () => {
    expect(notFound.heading).toBe("Oops! Page not found");
    expect(notFound.linkLabel).toBe("Return to Home");
  });
});
