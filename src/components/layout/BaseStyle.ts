import type { ComponentType } from "react";
import type * as Style from "../../theme/global-style";

const Nothing = () => null;

/**
 * The base styles of the document. The browser finds them in the HTML of a built page and keeps them for
 * as long as the visitor stays; rendering them there would compile them once more, for nothing.
 */
export const BaseStyle: ComponentType =
  process.env.BUILD_STAGE === "build-javascript"
    ? Nothing
    : // An import would be part of the scripts of every page.
      // eslint-disable-next-line @typescript-eslint/no-require-imports -- see above
      (require("../../theme/global-style") as typeof Style).GlobalStyle;
