import { render } from "@testing-library/react";
import * as React from "react";
import type * as StyledComponents from "styled-components";
import type * as Adopting from "../../src/lib/adopt-styles";
import { adoptStyles } from "../../src/lib/adopt-styles";

/*
 * As in a built page: the styles are there, then styled-components is evaluated, then what is to be
 * styled is defined.
 */

const styleOf = (styles: string): HTMLStyleElement => {
  document.head.innerHTML = `<style data-styled="active">${styles}</style>`;
  return document.querySelector("style") as HTMLStyleElement;
};

const rulesOf = ({ sheet }: HTMLStyleElement) =>
  [...(sheet?.cssRules ?? [])].map(({ cssText }) => cssText.replace(/\s+/g, ""));

/** A page, a library that nobody has used, and two components, in the order of the page. */
const begin = (styles: string) => {
  const style = styleOf(styles);
  let library!: typeof StyledComponents;
  jest.isolateModules(() => {
    // The one that the components are rendered with.
    jest.doMock("react", () => React);
    library = jest.requireActual<typeof StyledComponents>("styled-components");
    jest.doMock("styled-components", () => library);
    jest.requireActual<typeof Adopting>("../../src/lib/adopt-styles").adoptStyles();
  });
  const { styled } = library;
  const Card = styled.p.withConfig({ componentId: "x1-0" })`
    color: red;
  `;
  const Note = styled.p.withConfig({ componentId: "x1-1" })`
    color: blue;
  `;
  return { style, Card, Note };
};

/** The class that a component's rules are for, which is its own whoever asks. */
const classes = (() => {
  const { Card, Note } = begin("");
  const { container } = render(
    <>
      <Card />
      <Note />
    </>,
  );
  return [...container.children].map(({ classList }) => classList[1] ?? "");
})();
const [card = "", note = ""] = classes;

it("goes on in the styles of the page, and writes none of them again", () => {
  const { style, Card } = begin(`.${card}{color:red;}/*x1-0*/`);
  const { container } = render(<Card />);
  expect(container.firstElementChild).toHaveClass(card);
  expect(document.querySelectorAll("style")).toHaveLength(1);
  expect(rulesOf(style)).toEqual([`.${card}{color:red;}`]);
});

describe("new rules", () => {
  it("come before those of components that come later in the page", () => {
    const { style, Card } = begin(`/*x1-0 0 none,*/.${note}{color:blue;}/*x1-1*/`);
    render(<Card />);
    expect(rulesOf(style)).toEqual([`.${card}{color:red;}`, `.${note}{color:blue;}`]);
  });

  it("come behind those of components that come earlier", () => {
    const { style, Note } = begin(`.${card}{color:red;}/*x1-0*//*x1-1 0 none,*/`);
    render(<Note />);
    expect(rulesOf(style)).toEqual([`.${card}{color:red;}`, `.${note}{color:blue;}`]);
  });
});

it.each([
  ["a host has taken out the comments", ""],
  ["the browser left out a rule", "/*x1-0 2*/"],
])("writes its own behind those of the page where %s", (_, mark) => {
  const { style, Card, Note } = begin(`.${note}{color:blue;}${mark}`);
  render(
    <>
      <Note />
      <Card />
    </>,
  );
  expect(rulesOf(style)).toEqual([
    `.${note}{color:blue;}`,
    `.${card}{color:red;}`,
    `.${note}{color:blue;}`,
  ]);
});

it("does nothing to a page that has no such styles", () => {
  document.head.innerHTML = "";
  expect(adoptStyles).not.toThrow();
  expect(document.querySelectorAll("style")).toHaveLength(0);
});
