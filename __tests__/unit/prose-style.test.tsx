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

const frame = (width: FrameWidth) => stylesOf(<Frame $width={width} />);

const caption = (width: FrameWidth) => stylesOf(<Caption width={width} caption="Words" />);

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
  const columns = {
    text: "grid-column:text-start/wide-end;",
    wide: "grid-column:wide;",
    full: "grid-column:bleed;",
  };

  it.each(["text", "wide", "full", "gallery"] as const)("as wide as it is: %s", (width) => {
    const found = Object.entries(columns).filter(([, rule]) => frame(width).includes(rule));
    // What stands in a gallery has its place from there.
    expect(found.map(([name]) => name)).toEqual(width === "gallery" ? [] : [width]);
  });

  it.each([
    ["text", ["margin"]],
    ["wide", ["below"]],
    ["full", ["below", "edge"]],
    ["gallery", []],
  ] as const)("and of its caption: %s", (width, places) => {
    const rules = {
      margin: "grid-column:text-end/wide-end;",
      below: "grid-column:wide;",
      edge: "margin-inline:var(--margin);",
    };
    const found = Object.entries(rules).filter(([, rule]) => caption(width).includes(rule));
    expect(found.map(([name]) => name)).toEqual(places);
  });
});
