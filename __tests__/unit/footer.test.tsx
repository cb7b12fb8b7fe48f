import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Footer } from "../../src/components/layout/Footer";
import { siteFacts } from "../support/site";

const setUp = (reducedMotion = false) => {
  const scrollTo = jest.fn();
  Object.assign(window, {
    scrollTo,
    matchMedia: (query: string) => ({ matches: query.includes("reduce") && reducedMotion }),
  });
  render(<Footer site={siteFacts} />);
  return { scrollTo };
};

afterEach(() => jest.useRealTimers());

describe("the footer", () => {
  it("signs with the current year and the name", () => {
    jest.useFakeTimers({ now: new Date("2031-05-06T12:00:00") });
    setUp();
    expect(screen.getByText(/2031/)).toHaveTextContent(/© 2031.*Creative Designer/);
  });

  it("has the three social profiles, in new tabs", () => {
    setUp();
    const links = within(screen.getByRole("contentinfo")).getAllByRole("link");
    const profiles = links.filter((link) => link.getAttribute("target") === "_blank");
    expect(
      profiles.map((link) => [
        link.getAttribute("aria-label") ?? link.textContent,
        link.getAttribute("href"),
      ]),
    ).toEqual([
      ["Instagram", "https://instagram.example/creative.designer"],
      ["Twitter/X", "https://twitter.example/creativedesigner"],
      ["Behance", "https://behance.example/creative-designer"],
    ]);
  });

  it("brings back to the top, gently", async () => {
    const { scrollTo } = setUp();
    await userEvent.click(screen.getByRole("button", { name: "Back to top" }));
    expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: "smooth" });
  });

  it("brings back to the top at once for those who want no motion", async () => {
    const { scrollTo } = setUp(true);
    await userEvent.click(screen.getByRole("button", { name: "Back to top" }));
    expect(scrollTo).toHaveBeenCalledTimes(1);
    expect(scrollTo).not.toHaveBeenCalledWith(expect.objectContaining({ behavior: "smooth" }));
  });
});
