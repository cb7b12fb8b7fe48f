import { screen } from "@testing-library/react";
import notFound from "../fixtures/content/not-found.json";
import NotFoundPage from "../../src/pages/404";
import { shareCard } from "../support/fixtures";
import { renderPage } from "../support/render-page";

let log: jest.SpyInstance;

beforeEach(() => {
  log = jest.spyOn(console, "error").mockImplementation();
});
afterEach(() => log.mockRestore());

describe("the 404 page", () => {
  it("says what happened and leads home", () => {
    renderPage(NotFoundPage, { notFoundPage: notFound }, "/nowhere");
    expect(screen.getByRole("heading", { level: 1, name: "Oops! Page not found" })).toBeVisible();
    expect(screen.getByRole("link", { name: "Return to Home" })).toHaveAttribute("href", "/");
  });

  it("logs the path once", () => {
    const { rerender } = renderPage(NotFoundPage, { notFoundPage: notFound }, "/articles/nowhere");
    const props = {
      data: { notFoundPage: { ...notFound, shareCard } },
      location: { pathname: "/articles/nowhere" },
    };
    rerender(<NotFoundPage {...(props as unknown as Parameters<typeof NotFoundPage>[0])} />);
    expect(log).toHaveBeenCalledTimes(1);
    expect(log.mock.calls[0]?.join(" ")).toContain("/articles/nowhere");
  });

  it("logs the next path too, when one follows another", () => {
    const { rerender } = renderPage(NotFoundPage, { notFoundPage: notFound }, "/one");
    const props = {
      data: { notFoundPage: { ...notFound, shareCard } },
      location: { pathname: "/two" },
    };
    rerender(<NotFoundPage {...(props as unknown as Parameters<typeof NotFoundPage>[0])} />);
    expect(log.mock.calls.map((call) => call.at(-1))).toEqual(["/one", "/two"]);
  });
});
