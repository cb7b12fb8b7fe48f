import { useContext, useMemo, type ReactNode } from "react";
import { StyleSheetContext, type IStyleSheetContext } from "styled-components";

type Stringifier = IStyleSheetContext["stylis"];

const known = new Map<string, string[]>();

/** Gives the rules that the same styles became before; what `compile` is set to is part of its hash. */
const remember = (compile: Stringifier): Stringifier => {
  const compileOnce: Stringifier = (...styles) => {
    const key = [compile.hash, ...styles].join("\0");
    const rules = known.get(key) ?? compile(...styles);
    known.set(key, rules);
    return rules;
  };
  compileOnce.hash = compile.hash;
  return compileOnce;
};

/**
 * Pages share their components, and styled-components compiles the styles of each anew for every page
 * that is rendered, a quarter of what rendering takes. For the build alone; a browser has one page.
 */
export const KnownStyles = ({ children }: { children: ReactNode }) => {
  const context = useContext(StyleSheetContext);
  const value = useMemo(() => ({ ...context, stylis: remember(context.stylis) }), [context]);
  return <StyleSheetContext.Provider value={value}>{children}</StyleSheetContext.Provider>;
};
