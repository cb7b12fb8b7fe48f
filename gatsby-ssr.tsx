import type { GatsbySSR } from "gatsby";
import { Fragment } from "react";
import { KnownStyles } from "./src/build/styles/KnownStyles";
import { wrapPageElement as wrapPage } from "./src/components/layout/wrap-page";
import { isUnusedHead } from "./src/components/media/unused-head";
import { PRINT_STYLE_PATH } from "./src/lib/constants";
import { icons } from "./src/lib/icons";
import { colourModeScript, themeColours } from "./src/theme/colour-mode";
import { preloadedFonts } from "./src/theme/font-faces";
import { printStyle } from "./src/theme/print-style";
import { tabIcon } from "./src/theme/tab-icon";

/** As in the browser, beside what spares a build work. */
export const wrapPageElement: GatsbySSR["wrapPageElement"] = (page) => (
  <KnownStyles>{wrapPage(page)}</KnownStyles>
);

if (process.env.NODE_ENV === "production") {
  // An import would be part of what `npm start` bundles before it shows anything.
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- see above
  require("./src/components/layout/all-views");
}

export const onRenderBody: GatsbySSR["onRenderBody"] = ({ setHeadComponents }) => {
  setHeadComponents([
    <link key="icon-png" rel="icon" href={icons.png} sizes="48x48" type="image/png" />,
    <link key="icon-svg" rel="icon" href={tabIcon} type="image/svg+xml" />,
    <link key="icon-apple" rel="apple-touch-icon" href={icons.apple} />,
    ...Object.entries(themeColours).map(([scheme, colour]) => (
      <meta
        key={scheme}
        name="theme-color"
        content={colour}
        media={`(prefers-color-scheme: ${scheme})`}
      />
    )),
    // After the elements it changes, before anything that is painted.
    <script key="colour-mode" dangerouslySetInnerHTML={{ __html: colourModeScript }} />,
    ...preloadedFonts.map((url) => (
      <link key={url} rel="preload" href={url} as="font" type="font/woff2" crossOrigin="" />
    )),
    // In a build the starter asks for these, where scripts run; the file of the styles is a build's alone.
    process.env.NODE_ENV === "production" ? (
      <noscript key="late">
        <link rel="stylesheet" href={PRINT_STYLE_PATH} media="print" />
        <link rel="manifest" href={icons.manifestPath} />
      </noscript>
    ) : (
      <Fragment key="late">
        <style media="print" dangerouslySetInnerHTML={{ __html: printStyle }} />
        <link rel="manifest" href={icons.manifestPath} />
      </Fragment>
    ),
  ]);
};

export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({
  getHeadComponents,
  replaceHeadComponents,
}) => {
  replaceHeadComponents(getHeadComponents().filter((node) => !isUnusedHead(node)));
};
