import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Header } from "../../src/components/layout/Header";
import { siteFacts } from "../support/site";

const header = () => screen.getByRole("banner");
const scrollTo = (y: number) => {
  Object.defineProperty(window, "scrollY", { value: y, configurable: true });
  fireEvent.scroll(window);
};
const menuButton = () => screen.getByRole("button", { name: /menu/ });
const menu = () => document.getElementById(menuButton().getAttribute("aria-controls") ?? "");
const toggle = (newState: "open" | "closed") => {
  const event = Object.assign(new Event("toggle"), { newState });
  act(() => void menu()?.dispatchEvent(event));
};
const setUp = (path = "/about") => render(<Header site={siteFacts} path={path} />);

afterEach(() => {
  scrollTo(0);
  Reflect.deleteProperty(HTMLElement.prototype, "hidePopover");
});

describe("the header", () => {
  it("changes its look once the page is scrolled by more than 10 px, and back", () => {
    setUp();
    expect(header()).toHaveAttribute("data-scrolled", "false");
    scrollTo(10);
    expect(header()).toHaveAttribute("data-scrolled", "false");
    scrollTo(11);
    expect(header()).toHaveAttribute("data-scrolled", "true");
    scrollTo(3);
    expect(header()).toHaveAttribute("data-scrolled", "false");
  });

  it("has the right look at once on a page that opens scrolled", () => {
    Object.defineProperty(window, "scrollY", { value: 400, configurable: true });
    setUp();
    expect(header()).toHaveAttribute("data-scrolled", "true");
  });

  it("listens no more when it is gone", () => {
    const remove = jest.spyOn(window, "removeEventListener");
    setUp().unmount();
    expect(remove).toHaveBeenCalledWith("scroll", expect.any(Function));
    remove.mockRestore();
  });

  it("leads home by the name of the site", () => {
    setUp();
    expect(screen.getByRole("link", { name: "Creative Designer" })).toHaveAttribute("href", "/");
  });
});

describe("the menu of small screens", () => {
  it("is opened by a button that names it", () => {
    setUp();
    const button = screen.getByRole("button", { name: "Open menu" });
    expect(button).toHaveAttribute("aria-expanded", "false");
    expect(button).toHaveAttribute("popovertarget", menu()?.id);
    expect(menu()).toHaveAttribute("popover");
    const links = screen.getByRole("navigation", { name: "Main" });
    expect(menu()?.contains(links)).toBe(true);
  });

  it("tells assistive technology that it is open, and closed again", () => {
    setUp();
    toggle("open");
    expect(screen.getByRole("button", { name: "Close menu" })).toHaveAttribute(
      "aria-expanded",
      "true",
    );
    toggle("closed");
    expect(screen.getByRole("button", { name: "Open menu" })).toHaveAttribute(
      "aria-expanded",
      "false",
    );
  });

  it("closes when a link is tapped, and only when it is open", async () => {
    const hidePopover = jest.fn();
    Object.assign(HTMLElement.prototype, { hidePopover });
    setUp();
    const link = screen.getByRole("link", { name: "Articles" });
    link.addEventListener("click", (event) => event.preventDefault());
    await userEvent.click(link);
    expect(hidePopover).not.toHaveBeenCalled();
    toggle("open");
    await userEvent.click(link);
    expect(hidePopover).toHaveBeenCalledTimes(1);
  });
});
