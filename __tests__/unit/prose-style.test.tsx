/** @jest-environment node */
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { ServerStyleSheet } from "styled-components";
import { Caption } from "../../src/components/mdx/Caption";
import { Frame, type FrameWidth } from "../../src/components/mdx/frame";
import { Prose } from "../../src/components/mdx/Prose";

/** The styles that a page with this would carry. */
const stylesOf = (content: ReactNode): string => {
  const sheet = new ServerStyleSheet();
  renderToString(sheet.collectStyles(content));
  return sheet.getStyleTags().replace(/\s/g, "");
};

const prose = (...types: string[]) => stylesOf(<Prose $holds={new Set(types)} />);

const figure = (width: FrameWidth) =>
  stylesOf(
    <Frame $width={width}>
      <Caption width={width} caption="Words" />
    </Frame>,
  );

describe("a page carries the styles of a text", () => {
  it.each([
    ["h3", /h3\{margin:/],
    ["blockquote", /blockquote\{padding-inline-start:/],
    ["hr", /hr\{width:/],
    ["em", /figcaption\)em\{/],
    ["strong", /strong\{font-weight:/],
    ["code", /code\{/],
    ["table", /table\{width:/],
    ["sup", /sup\{position:/],
  ])("with %s where it has one", (type, rule) => {
    expect(prose(type)).toMatch(rule);
    expect(prose()).not.toMatch(rule);
  });

  it("with what is stressed in a quotation after what is stressed elsewhere", () => {
    const styles = prose("blockquote", "em");
    expect(styles.indexOf("figcaption)em{")).toBeGreaterThan(0);
    expect(styles.indexOf("blockquoteem{")).toBeGreaterThan(styles.indexOf("figcaption)em{"));
  });
});

describe("a page carries the styles of a figure", () => {
  const rules = {
    text: /grid-column:text-end\/wide-end/,
    wide: /grid-column:wide;/,
    full: /grid-column:bleed/,
  };

  it.each(["text", "wide", "full"] as const)("as wide as it is: %s", (width) => {
    expect(figure(width)).toMatch(rules[width]);
    if (width !== "full") expect(figure(width)).not.toMatch(rules.full);
    if (width !== "text") expect(figure(width)).not.toMatch(rules.text);
  });

  it("and none of these in a gallery, which says it itself", () => {
    for (const rule of Object.values(rules)) expect(figure("gallery")).not.toMatch(rule);
  });
});
