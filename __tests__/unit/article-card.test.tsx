import { fireEvent, render, screen } from "@testing-library/react";
import { ArticleCard } from "../../src/components/articles/ArticleCard";
import { ArticleGrid } from "../../src/components/articles/ArticleGrid";
import { articleCard, manyArticleCards } from "../support/fixtures";

describe("an article card", () => {
  it("shows image, date, read time, title, excerpt and the way to read it", () => {
    render(<ArticleCard article={articleCard()} />);
    expect(screen.getByRole("img", { name: "A page with wide margins" })).toBeVisible();
    expect(screen.getByText("Mar 04, 2025").closest("time")).toHaveAttribute(
      "datetime",
      "2025-03-04",
    );
    expect(screen.getByText(/5 min read/)).toBeVisible();
    expect(screen.getByRole("heading", { name: "Margins: A Defence" })).toBeVisible();
    expect(screen.getByText(articleCard().excerpt)).toBeVisible();
    const link = screen.getByText("Read Article").closest("a");
    expect(link).toHaveAccessibleName(/^Read Article: /);
    expect(link).toHaveAttribute("href", "/articles/margins");
    expect(link).toHaveAccessibleName(/Margins: A Defence/);
  });

  it("sets the second part of its title in the italic accent", () => {
    render(<ArticleCard article={articleCard()} />);
    expect(screen.getByText("A Defence").tagName).toBe("EM");
  });

  it("shows the read time of the list, not of the article", () => {
    render(<ArticleCard article={articleCard({ listReadTime: "7 min" })} />);
    expect(screen.getByText(/7 min read/)).toBeVisible();
  });

  it("falls back to the placeholder picture", () => {
    render(<ArticleCard article={articleCard()} />);
    fireEvent.error(screen.getByRole("img"));
    expect(screen.getByRole("img")).toHaveAttribute("src", "/placeholder.svg");
  });

  it("spins until its picture has loaded", () => {
    const { container } = render(<ArticleCard article={articleCard()} />);
    const ornaments = () => container.querySelectorAll("svg").length;
    const before = ornaments();
    jest.spyOn(HTMLImageElement.prototype, "naturalWidth", "get").mockReturnValue(1400);
    fireEvent.load(screen.getByRole("img"));
    expect(ornaments()).toBe(before - 1);
    jest.restoreAllMocks();
  });
});

describe("the grid of article cards", () => {
  const loading = () => screen.getAllByRole("img").map((image) => image.getAttribute("loading"));

  it("fetches the first two pictures at once and the rest lazily", () => {
    render(<ArticleGrid articles={manyArticleCards(4)} />);
    expect(loading()).toEqual(["eager", "eager", "lazy", "lazy"]);
  });

  it("keeps the order it is given", () => {
    render(<ArticleGrid articles={manyArticleCards(3)} />);
    const titles = screen.getAllByRole("heading").map((heading) => heading.textContent);
    expect(titles).toEqual(["Article number 0", "Article number 1", "Article number 2"]);
  });
});
