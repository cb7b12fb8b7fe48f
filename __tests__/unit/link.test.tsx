import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import * as gatsby from "gatsby";
import { Link } from "../../src/components/ui/Link";

const link = () => screen.getByRole("link", { name: "Onwards" });

afterEach(() => jest.restoreAllMocks());

describe("a link", () => {
  it.each(["/", "/projects", "/articles/minimalist-design"])(
    "to the page %s changes pages without a reload",
    (href) => {
      const router = jest.spyOn(gatsby, "Link" as never);
      render(<Link href={href}>Onwards</Link>);
      expect(router).toHaveBeenCalled();
      expect(link()).toHaveAttribute("href", href);
      expect(link()).not.toHaveAttribute("target");
    },
  );

  it.each(["#content", "/share.jpg", "//elsewhere.example", "mailto:a@b.example"])(
    "to %s is a plain one",
    (href) => {
      const router = jest.spyOn(gatsby, "Link" as never);
      render(<Link href={href}>Onwards</Link>);
      expect(router).not.toHaveBeenCalled();
      expect(link()).toHaveAttribute("href", href);
      expect(link()).not.toHaveAttribute("target");
    },
  );

  it.each([
    ["/articles", "/articles"],
    ["/articles?topic=web#list", "/articles?topic=web"],
  ])("to %s has that page fetched when a finger touches it", (href, path) => {
    const loadPage = jest.fn().mockResolvedValue({});
    Object.assign(window, { ___loader: { loadPage } });
    render(<Link href={href}>Onwards</Link>);
    expect(loadPage).not.toHaveBeenCalled();
    fireEvent.touchStart(link());
    expect(loadPage).toHaveBeenCalledWith(path);
    Reflect.deleteProperty(window, "___loader");
  });

  it("to another site tells it nothing, in the same tab or a new one", () => {
    const { rerender } = render(<Link href="https://other.example/a">Onwards</Link>);
    expect(link()).toHaveAttribute("rel", "noopener noreferrer");
    expect(link()).not.toHaveAttribute("target");
    rerender(
      <Link href="https://other.example/a" newTab>
        Onwards
      </Link>,
    );
    expect(link()).toHaveAttribute("rel", "noopener noreferrer");
    expect(link()).toHaveAttribute("target", "_blank");
  });

  it("that opens a new tab says so to assistive technology", () => {
    render(
      <>
        <Link href="https://other.example" newTab>
          Onwards
        </Link>
        <span id="new-tab" hidden>
          opens in a new tab
        </span>
      </>,
    );
    expect(link()).toHaveAccessibleDescription("opens in a new tab");
  });

  it("within a series says where the other page stands, and to other sites nothing of it", () => {
    const { rerender } = render(
      <Link href="/articles/page/2" rel="next">
        Onwards
      </Link>,
    );
    expect(link()).toHaveAttribute("rel", "next");
    rerender(
      <Link href="https://other.example" rel="next">
        Onwards
      </Link>,
    );
    expect(link()).toHaveAttribute("rel", "noopener noreferrer");
  });

  it("passes on what else it is given", async () => {
    const onClick = jest.fn((event: React.MouseEvent) => event.preventDefault());
    render(
      <Link href="/about" aria-current="page" className="own" onClick={onClick}>
        Onwards
      </Link>,
    );
    await userEvent.click(link());
    expect(onClick).toHaveBeenCalled();
    expect(link()).toHaveClass("own");
    expect(link()).toHaveAttribute("aria-current", "page");
  });
});
