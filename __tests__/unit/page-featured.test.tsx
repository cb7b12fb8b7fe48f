import { screen } from "@testing-library/react";
import featured from "../fixtures/content/featured.json";
import hearth from "../fixtures/content/partnerships/hearth/index.json";
import secondLife from "../fixtures/content/partnerships/second-life/index.json";
import threads from "../fixtures/content/partnerships/threads-we-keep/index.json";
import FeaturedPage from "../../src/pages/featured";
import { startDelayOf } from "../support/animations";
import { pictureOf } from "../support/fixtures";
import { renderPage } from "../support/render-page";

const nodes = [threads, secondLife, hearth].map((partnership) => ({
  ...partnership,
  slug: partnership.title,
  image: { picture: pictureOf("plate") },
}));

const cards = () => screen.getAllByRole("article");

describe("the partnerships page", () => {
  beforeEach(() => {
    renderPage(FeaturedPage, { featuredPage: featured, allPartnership: { nodes } });
  });

  it("shows its heading and three cards", () => {
    expect(screen.getByRole("heading", { level: 1, name: "Featured Partnerships" })).toBeVisible();
    expect(cards()).toHaveLength(3);
    for (const { title, partner } of nodes) {
      expect(screen.getByRole("heading", { name: title })).toBeVisible();
      expect(screen.getByText(`In partnership with ${partner}`)).toBeVisible();
    }
  });

  it("reveals each card 150 ms after the one before", () => {
    expect(cards().map(startDelayOf)).toEqual(["0ms", "150ms", "300ms"]);
  });

  it("ends with a mail link", () => {
    expect(screen.getByRole("link", { name: "Let's Collaborate" })).toHaveAttribute(
      "href",
      "mailto:hello@creative-designer.example?subject=A%20partnership",
    );
  });
});
