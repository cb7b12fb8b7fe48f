import { render, screen } from "@testing-library/react";
import { Navigation } from "../../src/components/layout/Navigation";
import { siteFacts } from "../support/site";
import { NAVIGATION } from "../support/specification";

const currentAt = (path: string) => {
  render(<Navigation id="menu" items={siteFacts.navigation} path={path} onFollow={jest.fn()} />);
  return screen
    .getAllByRole("link")
    .filter((link) => link.hasAttribute("aria-current"))
    .map((link) => [link.textContent, link.getAttribute("aria-current")]);
};

describe("the main navigation", () => {
  it("shows the seven pages in their order", () => {
    currentAt("/");
    expect(
      screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]),
    ).toEqual(NAVIGATION);
  });

  it.each([
    ["/", [["Home", "page"]]],
    ["/about", [["About", "page"]]],
    ["/articles", [["Articles", "page"]]],
    ["/articles/minimalist-design", [["Articles", "true"]]],
    ["/case-studies/frauwa-roofs", [["Projects", "true"]]],
    ["/no-such-page", []],
    ["/articlesque", []],
  ])("at %s says where one is: %j", (path, expected) => {
    expect(currentAt(path)).toEqual(expected);
  });
});
