import { render } from "@testing-library/react";
import * as React from "react";
import type * as StyledComponents from "styled-components";
import type * as Adopting from "../../src/lib/adopt-styles";
import { adoptStyles } from "../../src/lib/adopt-styles";

/*
 * As in a built page: the styles are there, then styled-components is evaluated, then what is to be
 * styled is defined.
 */

/** What browsers get; jest would take that for servers, which has no styles of the document. */
const BROWSER_BUNDLE = "styled-components/dist/styled-components.browser.cjs.js";

const styleOf = (styles: string): HTMLStyleElement => {
  document.head.innerHTML = `<style data-styled="active">${styles}</style>`;
  return document.querySelector("style") as HTMLStyleElement;
};

const textsOf = (sheet: CSSStyleSheet | null | undefined) =>
  [...(sheet?.cssRules ?? [])].map(({ cssText }) => cssText.replace(/\s+/g, ""));

const rulesOf = ({ sheet }: HTMLStyleElement) => textsOf(sheet);

/** A page, a library that nobody has used, and two components, in the order of the page. */
const begin = (styles: string) => {
  const style = styleOf(styles);
  let library!: typeof StyledComponents;
  jest.isolateModules(() => {
    // The one that the components are rendered with.
    jest.doMock("react", () => React);
    library = jest.requireActual<typeof StyledComponents>(BROWSER_BUNDLE);
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
  const Document = library.createGlobalStyle<{ $colour: string }>`
    b { color: ${({ $colour }) => $colour}; }
  `;
  return { style, Card, Note, Document };
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
  ["an old browser left out a rule", "/*x1-0 2*/"],
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

it("counts again what the browser knows, where it has left out a rule", () => {
  const replaceSync = function (this: CSSStyleSheet, rule: string) {
    if (this.cssRules.length > 0) this.deleteRule(0);
    this.insertRule(rule);
  };
  Object.assign(CSSStyleSheet.prototype, { replaceSync });
  const { style, Card, Note } = begin(
    `.${card}{color:red;}/*x1-0 2*/.${note}{color:blue;}/*x1-1*/`,
  );
  Reflect.deleteProperty(CSSStyleSheet.prototype, "replaceSync");
  render(
    <>
      <Note />
      <Card />
    </>,
  );
  expect(rulesOf(style)).toEqual([`.${card}{color:red;}`, `.${note}{color:blue;}`]);
});

describe.each([
  ["where the page's are known", `.${card}{color:red;}/*x1-0*/`],
  ["behind those of the page", `.${card}{color:red;}`],
])("styles of the document, %s", (_, styles) => {
  it("change and go, and leave all others", () => {
    const { style, Document } = begin(styles);
    const own = `.${card}{color:red;}`;
    const { rerender } = render(<Document $colour="red" />);
    expect(rulesOf(style)).toEqual([own, "b{color:red;}"]);
    rerender(<Document $colour="green" />);
    expect(rulesOf(style)).toEqual([own, "b{color:green;}"]);
    rerender(<p />);
    expect(rulesOf(style)).toEqual([own]);
  });
});

it("goes on after a rule that the browser does not know", () => {
  const { style, Card, Note } = begin("");
  const sheet = style.sheet as CSSStyleSheet;
  const insert = sheet.insertRule.bind(sheet);
  jest.spyOn(sheet, "insertRule").mockImplementation((rule, index) => {
    if (rule.includes("red")) throw new SyntaxError("unknown");
    return insert(rule, index);
  });
  // React says there what a component has thrown, and renders it again.
  const complaints = jest.spyOn(console, "error").mockReturnValue(undefined);
  render(
    <>
      <Card />
      <Note />
    </>,
  );
  expect(rulesOf(style)).toEqual([`.${note}{color:blue;}`]);
  expect(complaints).not.toHaveBeenCalled();
});

describe("where the browser refuses the styles of the page", () => {
  afterEach(() => {
    Reflect.deleteProperty(document, "adoptedStyleSheets");
  });

  it("writes its own where no policy refuses them", () => {
    Object.assign(document, { adoptedStyleSheets: [] });
    jest.spyOn(HTMLStyleElement.prototype, "sheet", "get").mockReturnValue(null);
    const { Card } = begin(`.${card}{color:red;}/*x1-0*/`);
    render(<Card />);
    expect(document.adoptedStyleSheets.map(textsOf)).toEqual([[`.${card}{color:red;}`]]);
    jest.restoreAllMocks();
  });
});

it("does nothing in an old browser to a page that has no such styles", () => {
  document.head.innerHTML = "";
  expect(adoptStyles).not.toThrow();
  expect(document.querySelectorAll("style")).toHaveLength(0);
});
