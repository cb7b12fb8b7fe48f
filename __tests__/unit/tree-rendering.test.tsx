import { render, screen, within } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { ServerStyleSheet } from "styled-components";
import { Tree } from "../../src/components/mdx/Tree";
import { tileKinds } from "../../src/build/mdx/vocabulary";
import { pictureOf } from "../support/fixtures";
import { el, figure as figureOf } from "../support/tree";

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

  it("shows a figure with its picture, caption and credit", () => {
    const props = { caption: "Drawn twice.", credit: "Drawing: E. A.", width: "wide" };
    render(<Tree nodes={[figureOf("leaf", props)]} />);
    const figure = within(screen.getByRole("figure"));
    expect(figure.getByRole("img", { name: "A leaf" })).toHaveAttribute("loading", "lazy");
    expect(figure.getByText(/Drawn twice\./).closest("figcaption")).toHaveTextContent(
      "Drawn twice. Drawing: E. A.",
    );
  });

  it("shows a figure without a caption", () => {
    render(<Tree nodes={[figureOf("leaf")]} />);
    expect(screen.getByRole("figure").querySelector("figcaption")).toBeNull();
  });

  it("leads from a figure to the large picture, and from an ornament nowhere", () => {
    render(<Tree nodes={[figureOf("leaf"), figureOf("dot", { alt: "" })]} />);
    expect(screen.getAllByRole("link")).toHaveLength(1);
    expect(screen.getByRole("link", { name: /A leaf/ })).toHaveAttribute(
      "href",
      "/static/leaf-2400.jpg",
    );
  });

  it("shows a picture within a sentence", () => {
    const picture = el("img", { picture: pictureOf("leaf"), alt: "A leaf" });
    render(<Tree nodes={[el("p", {}, "See ", picture, " here.")]} />);
    expect(screen.getByRole("img", { name: "A leaf" })).toHaveAttribute(
      "src",
      "/static/leaf-1400.jpg",
    );
    expect(screen.queryByRole("link")).not.toBeInTheDocument();
  });

  it("shows what to do and what not", () => {
    render(<Tree nodes={[el("DoDont", {}, el("Do", {}, "Room."), el("Dont", {}, "Ribbons."))]} />);
    expect(screen.getByText("Room.")).toHaveTextContent(/^Do\s*Room\.$/);
    expect(screen.getByText("Ribbons.")).toHaveTextContent(/^Don’t\s*Ribbons\.$/);
  });

  it("shows steps as a list in order", () => {
    render(
      <Tree
        nodes={[el("Steps", {}, el("ol", {}, el("li", {}, "Fold."), el("li", {}, "Draw.")))]}
      />,
    );
    expect(screen.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
      "Fold.",
      "Draw.",
    ]);
  });

  it("shows a typeface with its letters, those of Nigerian names among them", () => {
    render(
      <Tree nodes={[el("TypeSpecimen", { name: "Onest", face: "text", note: "OFL" }, "Up.")]} />,
    );
    const sheet = screen.getByRole("figure");
    expect(sheet).toHaveTextContent("Onest");
    expect(sheet).toHaveTextContent("OFL");
    expect(sheet).toHaveTextContent("Ẹẹ");
    expect(sheet).toHaveTextContent("Up.");
  });

  it("shows the letters that are asked for", () => {
    const props = { name: "Archivo", font: "/static/archivo.woff2", letters: "₦ 1234" };
    render(<Tree nodes={[el("TypeSpecimen", props)]} />);
    expect(screen.getByText("₦ 1234")).toBeVisible();
  });

  it("shows two files of one typeface as two", () => {
    const sheet = new ServerStyleSheet();
    const files = ["/static/archivo.woff2", "/static/archivo-bold.woff2"];
    const nodes = files.map((font) => el("TypeSpecimen", { name: "Archivo", font }));
    renderToString(sheet.collectStyles(<Tree nodes={nodes} />));
    const families = sheet.getStyleTags().match(/font-family:"Specimen [^"]*"/g);
    expect(new Set(families).size).toBe(2);
  });

  it("lets no name of a typeface end the style that it stands in", () => {
    const name = 'A"; } </style><script>alert(1)</script>\n\\22';
    const props = { name, font: '/static/a"</style>.woff2' };
    const sheet = new ServerStyleSheet();
    renderToString(sheet.collectStyles(<Tree nodes={[el("TypeSpecimen", props)]} />));
    const styles = sheet.getStyleTags();
    expect(styles).toContain('font-family:"Specimen staticastylewoff2"');
    expect(styles.match(/<\/style>/g)).toHaveLength(1);
    expect(styles).not.toContain("<script>");
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
