import { render, screen, within } from "@testing-library/react";
import { Tree } from "../../src/components/mdx/Tree";
import { tileKinds } from "../../src/build/mdx/vocabulary";
import type { TreeElement, TreeNode } from "../../src/lib/tree";
import { pictureOf } from "../support/fixtures";

const el = (
  type: string,
  props: Record<string, unknown> = {},
  ...children: TreeNode[]
): TreeElement => ({ type, props, children });

let errors: jest.SpyInstance;
beforeEach(() => {
  errors = jest.spyOn(console, "error").mockImplementation();
});
afterEach(() => {
  expect(errors).not.toHaveBeenCalled();
  errors.mockRestore();
});

describe("a body on the page", () => {
  it("shows HTML elements as they are", () => {
    render(
      <Tree nodes={[el("h2", { id: "wax" }, "Wax ", el("em", {}, "first")), el("p", {}, "So.")]} />,
    );
    const heading = screen.getByRole("heading", { level: 2, name: "Wax first" });
    expect(heading).toHaveAttribute("id", "wax");
    expect(within(heading).getByText("first").tagName).toBe("EM");
    expect(screen.getByText("So.").tagName).toBe("P");
  });

  it("shows text on its own, and an element without children", () => {
    const { container } = render(<Tree nodes={["Just words", el("hr")]} />);
    expect(container).toHaveTextContent("Just words");
    expect(screen.getByRole("separator")).toBeInTheDocument();
  });

  it("makes links of the site's own kind", () => {
    render(
      <Tree
        nodes={[
          el("a", { href: "/projects" }, "projects"),
          el("a", { href: "https://www.behance.net" }, "elsewhere"),
        ]}
      />,
    );
    expect(screen.getByRole("link", { name: "projects" })).toHaveAttribute("href", "/projects");
    expect(screen.getByRole("link", { name: "elsewhere" })).toHaveAttribute(
      "rel",
      expect.stringContaining("noopener"),
    );
  });

  it("shows a figure with its picture and caption", () => {
    const props = {
      picture: pictureOf("leaf"),
      alt: "A leaf",
      caption: "Drawn twice.",
      width: "wide",
    };
    render(<Tree nodes={[el("Figure", props)]} />);
    const figure = within(screen.getByRole("figure"));
    expect(figure.getByRole("img", { name: "A leaf" })).toHaveAttribute("loading", "lazy");
    expect(figure.getByText("Drawn twice.").tagName).toBe("FIGCAPTION");
  });

  it("shows a figure without a caption", () => {
    render(<Tree nodes={[el("Figure", { picture: pictureOf("leaf"), alt: "A leaf" })]} />);
    expect(screen.getByRole("figure").querySelector("figcaption")).toBeNull();
  });

  it("shows a pull quote", () => {
    render(<Tree nodes={[el("PullQuote", {}, el("p", {}, "Leave it out."))]} />);
    expect(screen.getByText("Leave it out.")).toBeVisible();
  });

  it("shows a remark with and without a title", () => {
    render(
      <Tree nodes={[el("Aside", { title: "By the way" }, "One."), el("Aside", {}, "Two.")]} />,
    );
    expect(screen.getByText("By the way")).toBeVisible();
    expect(screen.getByText(/One\./)).toBeVisible();
    expect(screen.getByText(/Two\./)).toBeVisible();
  });

  it.each(tileKinds)("shows a tile of the kind %s with its caption", (kind) => {
    const tile = el("Tile", { kind, tone: 1, title: "Frauwa", caption: "On the wall." });
    render(<Tree nodes={[el("Tiles", { layout: "full" }, tile)]} />);
    const figure = screen.getByRole("figure");
    expect(within(figure).getByText("On the wall.")).toBeVisible();
    expect(figure.querySelector("svg")?.childElementCount).toBeGreaterThan(0);
  });

  it("shows tiles side by side", () => {
    const tile = (caption: string) => el("Tile", { kind: "mark", tone: 2, title: "F", caption });
    render(<Tree nodes={[el("Tiles", { layout: "half" }, tile("First"), tile("Second"))]} />);
    expect(screen.getAllByRole("figure")).toHaveLength(2);
  });
});
