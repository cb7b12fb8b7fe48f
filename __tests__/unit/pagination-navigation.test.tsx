import { render, screen, within } from "@testing-library/react";
import { Pagination } from "../../src/components/articles/Pagination";

const nav = () => screen.getByRole("navigation", { name: "Pages of articles" });
const link = (name: string) => within(nav()).queryByRole("link", { name });

describe("the pages of the articles list", () => {
  it("are not offered where there is one", () => {
    render(<Pagination page={1} pageCount={1} />);
    expect(screen.queryByRole("navigation")).not.toBeInTheDocument();
  });

  it("are numbers that lead there, the current one marked", () => {
    render(<Pagination page={2} pageCount={3} />);
    const numbers = within(nav()).getAllByRole("link", { name: /^Page \d$/ });
    expect(numbers.map((number) => number.textContent)).toEqual(["1", "2", "3"]);
    expect(numbers.map((number) => number.getAttribute("href"))).toEqual([
      "/articles",
      "/articles/page/2",
      "/articles/page/3",
    ]);
    expect(numbers.map((number) => number.getAttribute("aria-current"))).toEqual([
      null,
      "page",
      null,
    ]);
  });

  it("leave out what is far away", () => {
    render(<Pagination page={20} pageCount={42} />);
    const items = within(nav()).getAllByRole("listitem");
    expect(items.map((item) => item.textContent)).toEqual(["1", "19", "20", "21", "42"]);
  });

  it("have a way to newer and to older ones, where there are any", () => {
    const { rerender } = render(<Pagination page={2} pageCount={3} />);
    expect(link("Newer articles")).toHaveAttribute("href", "/articles");
    expect(link("Newer articles")).toHaveAttribute("rel", "prev");
    expect(link("Older articles")).toHaveAttribute("href", "/articles/page/3");
    expect(link("Older articles")).toHaveAttribute("rel", "next");
    rerender(<Pagination page={1} pageCount={3} />);
    expect(link("Newer articles")).not.toBeInTheDocument();
    rerender(<Pagination page={3} pageCount={3} />);
    expect(link("Older articles")).not.toBeInTheDocument();
  });
});
