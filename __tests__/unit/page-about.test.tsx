import { screen } from "@testing-library/react";
import { Helmet } from "react-helmet";
import about from "../fixtures/content/about.json";
import AboutPage from "../../src/pages/about";
import { pictureOf } from "../support/fixtures";
import { renderPage } from "../support/render-page";

const aboutPage = { ...about, portrait: { picture: pictureOf("portrait") } };

describe("the about page", () => {
  beforeEach(() => {
    renderPage(AboutPage, { aboutPage });
  });

  it("asks for the portrait ahead where it stands beside the introduction or a tall window shows it, and not on a phone", () => {
    const portrait = screen.getByRole("img", { name: about.portraitAlt });
    expect(portrait).toHaveAttribute("loading", "lazy");
    expect(portrait).not.toHaveAttribute("fetchpriority");
    const preloads = Helmet.peek().linkTags.filter(({ rel }) => rel === "preload");
    expect(preloads).toEqual([
      expect.objectContaining({
        as: "image",
        media:
          "(min-width: 1024px), (max-width: 1023px) and (min-height: 940px), (min-height: 1200px)",
        fetchpriority: "high",
        imageSrcSet: expect.stringContaining("portrait") as string,
      }),
    ]);
  });

  it("shows the introduction", () => {
    expect(screen.getByRole("heading", { level: 1, name: about.heading })).toBeVisible();
    about.intro.forEach((paragraph) => expect(screen.getByText(paragraph)).toBeVisible());
  });

  it("lists the nine skills in their order", () => {
    const items = screen.getAllByRole("listitem").map((item) => item.textContent);
    expect(items.filter((item) => about.skills.items.includes(item ?? ""))).toEqual(
      about.skills.items,
    );
  });

  it("holds to three values", () => {
    expect(screen.getAllByRole("term").map((term) => term.textContent)).toEqual([
      "Authenticity",
      "Impact",
      "Collaboration",
    ]);
    about.values.items.forEach(({ text }) => expect(screen.getByText(text)).toBeVisible());
  });

  it("opens a mail to collaborate", () => {
    const link = screen.getByRole("link", { name: "Let's Collaborate" });
    expect(link).toHaveAttribute(
      "href",
      `mailto:hello@creative-designer.example?subject=${encodeURIComponent(about.collaborate.subject)}`,
    );
  });
});
