import type { Content, Image, Paragraph, Root } from "mdast";
import { remarkFigures } from "../../src/build/mdx/remark-figures";

const image = (title?: string): Image => ({
  type: "image",
  url: "./leaf.jpg",
  alt: "A leaf",
  ...(title && { title }),
});
const paragraph = (...children: Paragraph["children"]): Paragraph => ({
  type: "paragraph",
  children,
});
const transform = (...children: Content[]): Content[] => {
  const root: Root = { type: "root", children };
  remarkFigures()(root);
  return root.children;
};
const attributesOf = (node: Content | undefined) =>
  node?.type === "mdxJsxFlowElement" &&
  node.attributes.map((attribute) => "name" in attribute && [attribute.name, attribute.value]);

describe("remarkFigures", () => {
  it("makes a figure of a picture that stands alone", () => {
    const [figure] = transform(paragraph(image()));
    expect(figure).toMatchObject({ type: "mdxJsxFlowElement", name: "Figure", children: [] });
    expect(attributesOf(figure)).toEqual([
      ["src", "./leaf.jpg"],
      ["alt", "A leaf"],
    ]);
  });

  it("makes the title its caption", () => {
    const [figure] = transform(paragraph(image("Drawn twice")));
    expect(attributesOf(figure)).toContainEqual(["caption", "Drawn twice"]);
  });

  it("takes a picture without a description for an ornament", () => {
    const [figure] = transform(paragraph({ type: "image", url: "./leaf.jpg" }));
    expect(attributesOf(figure)).toContainEqual(["alt", ""]);
  });

  it("leaves a picture within a sentence where it is", () => {
    const text = paragraph({ type: "text", value: "See " }, image());
    expect(transform(text)).toEqual([text]);
    const after = paragraph(image(), { type: "text", value: " here" });
    expect(transform(after)).toEqual([after]);
  });

  it("changes every one of several, and nothing else", () => {
    const text = paragraph({ type: "text", value: "Between." });
    const nodes = transform(paragraph(image()), text, paragraph(image()));
    expect(nodes.map(({ type }) => type)).toEqual([
      "mdxJsxFlowElement",
      "paragraph",
      "mdxJsxFlowElement",
    ]);
  });

  it("makes as many figures of pictures on lines that follow each other", () => {
    const nodes = transform(paragraph(image(), { type: "text", value: "\n" }, image("Two")));
    expect(nodes.map(attributesOf)).toEqual([
      expect.not.arrayContaining([["caption", "Two"]]),
      expect.arrayContaining([["caption", "Two"]]),
    ]);
  });

  it("finds pictures that are written by reference", () => {
    const reference: Content = {
      type: "imageReference",
      identifier: "leaf",
      referenceType: "full",
      alt: "A leaf",
    };
    const target: Content = {
      type: "definition",
      identifier: "leaf",
      url: "./leaf.jpg",
      title: "Drawn",
    };
    const [figure] = transform(paragraph(reference as Paragraph["children"][number]), target);
    expect(attributesOf(figure)).toEqual([
      ["src", "./leaf.jpg"],
      ["alt", "A leaf"],
      ["caption", "Drawn"],
    ]);
  });

  it("keeps the place in the file, for the check to name", () => {
    const position = { start: { line: 9, column: 1 }, end: { line: 9, column: 24 } };
    const [figure] = transform(paragraph({ ...image(), position }));
    expect(figure?.position).toEqual(position);
  });
});
