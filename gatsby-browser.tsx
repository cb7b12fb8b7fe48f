import type { GatsbyBrowser } from "gatsby";
import type * as Notice from "./src/components/develop/ContentNotice";
import type * as Back from "./src/components/develop/reload-when-back";
import type * as Behind from "./src/components/develop/reload-when-behind";
import { layOutRest } from "./src/components/layout/lay-out-rest";
import { fetchHovered, spareLine } from "./src/components/layout/page-loader";
import { firstPageLoaded } from "./src/components/layout/page-recovery";
import { takeOver } from "./src/components/layout/take-over";
import { HYDRATED_EVENT, UNSCRIPTED } from "./src/lib/hydration";
import { LETTERS_ID } from "./src/lib/opening-letters";

const reload = () => window.location.reload();

/** Gatsby waits for what is returned, though its types do not say so. */
export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  // An import, or a require after a return, would be part of every bundle.
  if (process.env.NODE_ENV !== "production") {
    /* eslint-disable @typescript-eslint/no-require-imports -- see above */
    const { reloadWhenBack } = require("./src/components/develop/reload-when-back") as typeof Back;
    const { readOpenPage, reloadWhenBehind } =
      require("./src/components/develop/reload-when-behind") as typeof Behind;
    // The copy that the page itself works with: that of the package would be a second connection.
    const { default: connect } = require("./.cache/socketIo") as {
      default(): (Back.Connection & Behind.Connection) | null;
    };
    const loader = require("./.cache/loader") as Behind.Loader;
    /* eslint-enable @typescript-eslint/no-require-imports */
    const connection = connect();
    if (connection) {
      reloadWhenBack(connection, reload);
      const drawn = () => reloadWhenBehind(connection, readOpenPage(loader), reload);
      window.addEventListener(HYDRATED_EVENT, drawn, { once: true });
    }
  }
  spareLine();
  return firstPageLoaded();
};

/**
 * By itself Gatsby has React take over the page in one go, in which the browser answers nobody.
 * Without Gatsby's type, which knows the renderer of an older React alone.
 */
export const replaceHydrateFunction = () => takeOver;

/** Presses that came before this moment are made again (src/build/first-view/starter.ts). */
export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  // What had not come at first has come after all.
  Reflect.deleteProperty(document.documentElement.dataset, UNSCRIPTED);
  window.dispatchEvent(new Event(HYDRATED_EVENT));
  fetchHovered();
  void layOutRest();
};

/** The letters of a headline (src/lib/opening-letters.ts) are not those of the next one. */
export const onPreRouteUpdate: GatsbyBrowser["onPreRouteUpdate"] = ({ location, prevLocation }) => {
  // A place in the same page has a location, too.
  if (prevLocation && prevLocation.pathname !== location.pathname)
    document.getElementById(LETTERS_ID)?.remove();
};

/**
 * Where a page stands that has just been loaded is the browser's to know: it goes back to where somebody was, or to
 * the place that an address names, as soon as there is something to show. Gatsby does so again when React has taken
 * over, and after an earlier visit in the same tab, too: who reads already would be thrown to another place.
 */
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = ({ prevRouterProps }) =>
  Boolean(prevRouterProps) || process.env.NODE_ENV !== "production";

export { wrapPageElement } from "./src/components/layout/wrap-page";

/** What is wrong with the content, on the page of the one who writes it; no part of a build. */
export const wrapRootElement: GatsbyBrowser["wrapRootElement"] = ({ element }) => {
  // An import, or a require after a return, would be part of every bundle.
  if (process.env.NODE_ENV !== "production") {
    // eslint-disable-next-line @typescript-eslint/no-require-imports -- see above
    const { ContentNotice } = require("./src/components/develop/ContentNotice") as typeof Notice;
    return (
      <>
        {element}
        <ContentNotice />
      </>
    );
  }
  return element;
};
