import { render, screen } from "@testing-library/react";
import { Layout } from "../../src/components/layout/Layout";
import { wrapPageElement } from "../../src/components/layout/wrap-page";

jest.mock("../../src/components/analytics/vercel", () => ({
  isTrackable: () => false,
  reportPageView: jest.fn(),
}));

type WrapArgs = Parameters<typeof wrapPageElement>[0];

describe("the frame of every page", () => {
  it("has header, content and footer, in that order", () => {
    render(<Layout path="/">The page itself</Layout>);
    const parts = ["banner", "main", "contentinfo"].map((role) => screen.getByRole(role));
    expect(parts[1]).toHaveTextContent("The page itself");
    parts.slice(1).forEach((part, index) => {
      const place = parts[index]?.compareDocumentPosition(part) ?? 0;
      expect(place & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    });
  });

  it("begins with a way past the header", () => {
    render(<Layout path="/">The page itself</Layout>);
    const [first] = screen.getAllByRole("link");
    expect(first).toHaveTextContent("Skip to content");
    expect(first).toHaveAttribute("href", `#${screen.getByRole("main").id}`);
  });

  it("explains links that open a new tab", () => {
    render(<Layout path="/">The page itself</Layout>);
    expect(screen.getByRole("link", { name: "Instagram" })).toHaveAccessibleDescription(
      "opens in a new tab",
    );
  });

  it("knows a page by its path with or without the slash at the end", () => {
    render(<Layout path="/career/">The page itself</Layout>);
    expect(screen.getByRole("link", { name: "Career" })).toHaveAttribute("aria-current", "page");
  });

  it("wraps what Gatsby gives it", () => {
    const props = { location: { pathname: "/contact" } };
    const args = { element: <p>The page itself</p>, props } as unknown as WrapArgs;
    render(<>{wrapPageElement(args)}</>);
    expect(screen.getByRole("main")).toHaveTextContent("The page itself");
    expect(screen.getByRole("link", { name: "Contact" })).toHaveAttribute("aria-current", "page");
  });
});
