import type { GatsbyBrowser } from "gatsby";

export { wrapPageElement } from "./src/components/layout/wrap-page";

/** What is wrong with the content, on the page of the one who writes it; no part of a build. */
export const wrapRootElement: GatsbyBrowser["wrapRootElement"] = ({ element }) => {
  // An import, or a require after a return, would be part of every bundle.
  if (process.env.NODE_ENV !== "production") {
    type Notice = typeof import("./src/components/develop/ContentNotice");
    // eslint-disable-next-line @typescript-eslint/no-require-imports -- see above
    const { ContentNotice } = require("./src/components/develop/ContentNotice") as Notice;
    return (
      <>
        {element}
        <ContentNotice />
      </>
    );
  }
  return element;
};
