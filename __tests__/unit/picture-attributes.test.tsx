import { render, screen } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { Picture } from "../../src/components/media/Picture";
import { pictureOf } from "../support/fixtures";

const data = pictureOf("plate");
const image = () => screen.getByRole("img", { name: "A plate" });

describe("a picture", () => {
  it("offers AVIF first, then WebP, then its own format, with the sizes of its place", () => {
    const { container } = render(<Picture picture={data} alt="A plate" />);
    const sources = [...container.querySelectorAll("source")];
    expect(sources.map((source) => source.type)).toEqual(["image/avif", "image/webp"]);
    for (const candidate of [...sources, image()]) {
      expect(candidate).toHaveAttribute("srcset", expect.stringMatching(/\d+w/));
      expect(candidate).toHaveAttribute("sizes", data.sizes);
    }
    expect(image()).toHaveAttribute("src", data.src);
  });

  it("keeps its box free from the start", () => {
    render(<Picture picture={data} alt="A plate" />);
    expect(image()).toHaveAttribute("width", "1400");
    expect(image()).toHaveAttribute("height", "1050");
  });

  it("is lazy unless it is told otherwise", () => {
    render(<Picture picture={data} alt="A plate" />);
    expect(image()).toHaveAttribute("loading", "lazy");
    expect(image()).not.toHaveAttribute("fetchpriority");
  });

  it("is fetched at once when eager", () => {
    render(<Picture picture={data} alt="A plate" eager />);
    expect(image()).toHaveAttribute("loading", "eager");
    expect(image()).not.toHaveAttribute("fetchpriority");
  });

  it("is fetched ahead of the others with priority, and holds up no words while it is decoded", () => {
    render(<Picture picture={data} alt="A plate" priority />);
    expect(image()).toHaveAttribute("fetchpriority", "high");
    expect(image()).toHaveAttribute("decoding", "async");
  });

  it("is told of when it is painted with priority, and not without", () => {
    const { rerender } = render(<Picture picture={data} alt="A plate" priority />);
    expect(image()).toHaveAttribute("elementtiming");
    rerender(<Picture picture={data} alt="A plate" eager />);
    expect(image()).not.toHaveAttribute("elementtiming");
  });

  it("is silent to assistive technology as an ornament", () => {
    render(<Picture picture={data} alt="" />);
    expect(screen.queryByRole("img")).not.toBeInTheDocument();
    expect(screen.getByRole("presentation")).toHaveAttribute("src", data.src);
  });

  it("is whole in the HTML alone, without any script", () => {
    document.body.innerHTML = renderToStaticMarkup(
      <Picture picture={data} alt="A plate" waiting="spinner" />,
    );
    expect(image()).toHaveAttribute("src", data.src);
    expect(image()).toBeVisible();
    document.body.innerHTML = "";
  });
});
