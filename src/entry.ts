/*
 * Where the scripts of a page begin (src/build/first-view/entry.ts). A bundle that is evaluated in one
 * go holds up the visitor for as long as all of it takes; here each part has a task of its own, and
 * Gatsby's application comes last and finds the others done.
 */

import { evaluatePagesApart, type AsyncRequires } from "./lib/pages-apart";
import { markedIds, writeOutMarks } from "./lib/style-marks";

/** What styled-components is to read, without the browser reading all styles again. */
const prepareStyles = (): void => {
  for (const style of document.querySelectorAll("style[data-styled]")) {
    const written = writeOutMarks(style.textContent ?? "");
    // It takes the styles of the page away, and brings those back whose marks it reads: without marks none.
    if (markedIds(written).length === 0) style.removeAttribute("data-styled");
    else Object.defineProperty(style, "textContent", { value: written });
  }
};

/* eslint-disable @typescript-eslint/no-require-imports -- an import would be evaluated at once */
const parts: (() => unknown)[] = [
  () => require("react-dom/client"),
  prepareStyles,
  () => require("styled-components"),
  () => require("./components/layout/wrap-page"),
  () => evaluatePagesApart(require("$virtual/async-requires") as AsyncRequires),
  () => require("gatsby-production-app"),
];
/* eslint-enable @typescript-eslint/no-require-imports */

const begin = (): void => {
  parts.shift()?.();
  if (parts.length > 0) setTimeout(begin);
};

// The browser has just compiled all of it, in the task that this is.
setTimeout(begin);
