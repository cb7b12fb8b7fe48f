/** @jest-environment node */
import { useContext, useMemo, type ReactNode } from "react";
import { renderToString } from "react-dom/server";
import styled, {
  createGlobalStyle,
  ServerStyleSheet,
  StyleSheetContext,
  type IStyleSheetContext,
} from "styled-components";
import { KnownStyles } from "../../src/build/styles/KnownStyles";

const compiling = jest.fn();

type Stringifier = IStyleSheetContext["stylis"];

/** Tells of each time that styles are compiled. */
const counted = (stylis: Stringifier): Stringifier => {
  const told: Stringifier = (...styles) => {
    compiling();
    return stylis(...styles);
  };
  told.hash = stylis.hash;
  return told;
};

const Counted = ({ children }: { children: ReactNode }) => {
  const context = useContext(StyleSheetContext);
  const value = useMemo(() => ({ ...context, stylis: counted(context.stylis) }), [context]);
  return <StyleSheetContext.Provider value={value}>{children}</StyleSheetContext.Provider>;
};

const Base = createGlobalStyle`
  body {
    margin: 0;
  }
`;

const Words = styled.p<{ $colour: string }>`
  color: ${({ $colour }) => $colour};

  &:hover {
    color: black;
  }
`;

const page = (colour: string) => (
  <>
    <Base />
    <Words $colour={colour}>Words</Words>
  </>
);

/** A page as the build renders it: with a sheet of its own. */
const stylesOf = (element: ReactNode): string => {
  const sheet = new ServerStyleSheet();
  renderToString(sheet.collectStyles(element));
  return sheet.getStyleTags();
};

describe("the styles of pages that are rendered one after the other", () => {
  const plain = stylesOf(page("red"));

  it("are those of each page", () => {
    expect(stylesOf(<KnownStyles>{page("red")}</KnownStyles>)).toBe(plain);
    const green = stylesOf(<KnownStyles>{page("green")}</KnownStyles>);
    expect(green).toContain("color:green");
    expect(green).not.toContain("color:red");
    expect(stylesOf(<KnownStyles>{page("red")}</KnownStyles>)).toBe(plain);
  });

  it("are compiled once", () => {
    const known = <KnownStyles>{page("blue")}</KnownStyles>;
    stylesOf(<Counted>{known}</Counted>);
    expect(compiling).toHaveBeenCalled();
    compiling.mockClear();
    stylesOf(<Counted>{known}</Counted>);
    expect(compiling).not.toHaveBeenCalled();
  });
});
