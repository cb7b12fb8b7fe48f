import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import articles from "../fixtures/content/articles.json";
import chips from "../fixtures/content/chips.json";
import ArticlesPage from "../../src/pages/articles";
import { articleCard, articleList } from "../support/fixtures";
import { renderPage } from "../support/render-page";

const nodes = [
  articleCard({ slug: "a", title: "A city", topic: "Design Trends" }),
  articleCard({ slug: "b", title: "A wall", topic: "Design Philosophy" }),
  articleCard({ slug: "c", title: "A flag", topic: "Design Trends" }),
];
const titles = () => screen.queryAllByRole("heading", { level: 3 }).map((h) => h.textContent);
const row = () => screen.getByRole("group", { name: "Filter articles by topic" });
const choose = (name: string) => userEvent.click(within(row()).getByRole("button", { name }));

describe("the articles page", () => {
  beforeEach(() => {
    renderPage(ArticlesPage, { articlesPage: { ...articles, list: articleList(nodes) }, chips });
  });

  it("shows the chips of section 9, All first and pressed", () => {
    const buttons = within(row()).getAllByRole("button");
    expect(buttons.map((button) => button.textContent)).toEqual(["All", ...chips.articles]);
    expect(within(row()).getAllByRole("button", { pressed: true })).toEqual([buttons[0]]);
  });

  it("shows all articles in the order it is given, then only those of the topic", async () => {
    expect(titles()).toEqual(["A city", "A wall", "A flag"]);
    await choose("Design Trends");
    expect(titles()).toEqual(["A city", "A flag"]);
    await choose("Design Philosophy");
    expect(titles()).toEqual(["A wall"]);
  });

  it("is never blank", async () => {
    await choose("Typography");
    expect(screen.getByRole("heading", { name: articles.empty.heading })).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: articles.empty.actionLabel }));
    expect(titles()).toHaveLength(3);
  });

  it("fetches the first two pictures at once, the rest lazily", () => {
    const loading = screen.getAllByRole("img").map((image) => image.getAttribute("loading"));
    expect(loading).toEqual(["eager", "eager", "lazy"]);
  });

  it("leads to the social profile", () => {
    const link = screen.getByRole("link", { name: "Connect With Me" });
    expect(link).toHaveAttribute("href", "https://instagram.example/creative.designer");
    expect(link).toHaveAttribute("target", "_blank");
  });
});
