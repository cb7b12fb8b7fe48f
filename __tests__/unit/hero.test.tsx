import { render, screen } from "@testing-library/react";
import home from "../fixtures/content/home.json";
import { formeOf } from "../../src/build/graphql/forme";
import { Hero } from "../../src/components/home/Hero";

const hero = { ...home.hero, forme: formeOf(home.hero) };
const props = { hero, facts: [] };

describe("the words of the headline", () => {
  const accented = (headline: string, headlineAccent: string) =>
    formeOf({ headline, headlineAccent })
      .filter(({ isAccent }) => isAccent)
      .map(({ text }) => text);

  it.each([
    ["Where Stories Meet Design.", "Design", ["Design."]],
    ["Design by Design", "Design", ["Design"]],
    ["Where Stories Meet Design", "Meet Design", ["Meet", "Design"]],
    ["Where Stories Meet Design", "Nothing", []],
  ])("of “%s” with the accent “%s” that are in italics: %j", (headline, accent, words) => {
    expect(accented(headline, accent)).toEqual(words);
  });
});

describe("the first view of the home page", () => {
  beforeEach(() => {
    render(<Hero {...(props as unknown as Parameters<typeof Hero>[0])} />);
  });

  it("says who speaks", () => {
    expect(screen.getByText("Creative. Strategic. Unforgettable.")).toBeVisible();
    expect(
      screen.getByRole("heading", { level: 1, name: "Where Stories Meet Design" }),
    ).toBeVisible();
    expect(screen.getByText(home.hero.pitch)).toBeVisible();
  });

  it("sets one word of the headline in italics", () => {
    expect(screen.getByText(home.hero.headlineAccent).tagName).toBe("EM");
  });

  it("offers the work and a conversation", () => {
    expect(screen.getByRole("link", { name: "Explore My Work" })).toHaveAttribute(
      "href",
      "/projects",
    );
    expect(screen.getByRole("link", { name: "Get in Touch" })).toHaveAttribute("href", "/contact");
  });
});
