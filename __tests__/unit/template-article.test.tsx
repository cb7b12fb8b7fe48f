import { fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import ArticleTemplate from "../../src/templates/article";
import { articleCard, shareCard } from "../support/fixtures";
import { setNavigator } from "../support/navigator";
import { renderPage } from "../support/render-page";

const article = {
  ...articleCard(),
  ogTitle: "Margins, defended",
  readTime: "6 min",
  modifiedDate: null,
  shareCard,
  previous: null,
  next: { path: "/articles/bleeds", title: "Bleeds: An Attack" },
  related: [
    articleCard({
      slug: "gutters",
      path: "/articles/gutters",
      title: "Gutters",
      displayDate: "Mar 24, 2025",
      altTitle: "Two pages and what is between them",
    }),
  ],
  body: {
    tree: [
      { type: "h2", props: { id: "edge" }, children: ["The edge"] },
      { type: "p", props: {}, children: ["It costs nothing."] },
    ],
    headings: [{ id: "edge", depth: 2, text: "The edge" }],
    wordCount: 6,
  },
};

describe("an article page", () => {
  beforeEach(() => {
    renderPage(ArticleTemplate, { article });
  });
  afterEach(() => setNavigator("share", undefined));

  it("shows topic, title, date and its own read time", () => {
    // Related articles below show topics too.
    const header = screen.getByRole("heading", { level: 1 }).closest("header");
    expect(header).toHaveTextContent("Design Trends");
    expect(screen.getByRole("heading", { level: 1, name: "Margins: A Defence" })).toBeVisible();
    expect(screen.getByText("A Defence").tagName).toBe("EM");
    expect(screen.getByText("Mar 04, 2025").closest("time")).toHaveAttribute(
      "datetime",
      "2025-03-04",
    );
    expect(screen.getByText(/6 min read/)).toBeVisible();
  });

  it("shows its text", () => {
    expect(screen.getByRole("heading", { level: 2, name: "The edge" })).toBeVisible();
    expect(screen.getByText("It costs nothing.")).toBeVisible();
  });

  it("leads back to the articles, and on to more", () => {
    for (const name of ["Back to Articles", "More Articles"]) {
      expect(screen.getByRole("link", { name })).toHaveAttribute("href", "/articles");
    }
  });

  it("loads its picture lazily and falls back to the placeholder", () => {
    const image = () => screen.getByRole("img", { name: "A page with wide margins" });
    expect(image()).toHaveAttribute("loading", "lazy");
    fireEvent.error(image());
    expect(image()).toHaveAttribute("src", "/placeholder.svg");
  });

  it("leads on to the next article and to a related one", () => {
    const next = screen.getByRole("link", { name: "Next article Bleeds: An Attack" });
    expect(next).toHaveAttribute("href", "/articles/bleeds");
    expect(screen.queryByRole("link", { name: /Previous article/ })).not.toBeInTheDocument();
    const related = screen.getByRole("heading", { level: 2, name: "Related reading" });
    expect(related).toBeVisible();
    expect(screen.getByRole("link", { name: "Gutters" })).toHaveAttribute(
      "href",
      "/articles/gutters",
    );
  });

  it.each(["Share", "Share Article"])("shares by “%s”", async (name) => {
    const share = jest.fn().mockResolvedValue(undefined);
    setNavigator("share", share);
    await userEvent.click(screen.getByRole("button", { name }));
    expect(share).toHaveBeenCalledWith({
      title: "Margins: A Defence",
      text: "Check out this article: Margins: A Defence",
      url: window.location.href,
    });
  });

  it("stays as it is by a press without a native share", async () => {
    await userEvent.click(screen.getByRole("button", { name: "Share" }));
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });
});

it("shows nothing of a text that cannot be made, and does not fail", () => {
  renderPage(ArticleTemplate, null);
  expect(screen.queryByRole("article")).not.toBeInTheDocument();
});
