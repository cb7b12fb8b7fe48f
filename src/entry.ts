/*
 * Where the scripts of a page begin (src/build/first-view/entry.ts). A bundle that is evaluated in one
 * go holds up the visitor for as long as all of it takes; here each part has a task of its own, and
 * Gatsby's application comes last and finds the others done.
 */

import { evaluatePagesApart, type AsyncRequires } from "./lib/pages-apart";
import type * as Styles from "./lib/adopt-styles";

/* eslint-disable @typescript-eslint/no-require-imports -- an import would be evaluated at once */
const parts: (() => unknown)[] = [
  () => require("react-dom/client"),
  () => require("styled-components"),
  () => (require("./lib/adopt-styles") as typeof Styles).adoptStyles(),
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
