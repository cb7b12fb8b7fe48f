/** @jest-environment node */
import { inlineLiteral, minified } from "../../src/build/first-view/inline";
import { pageDataPath, pagePathOf, startLate } from "../../src/build/first-view/late-scripts";
import { starterScript } from "../../src/build/first-view/starter";
import { colourModeScript } from "../../src/theme/colour-mode";

const OPEN = '<!-- slice-start id="_gatsby-scripts-1" -->';
const CLOSE = '<!-- slice-end id="_gatsby-scripts-1" -->';
const START = { scripts: ["/app-1.js"], data: ["/page-data/index/page-data.json"] };

const page = (scripts: string) =>
  `<html><head><title>T</title><script>${colourModeScript}</script></head><body><p>Text</p>` +
  `<script id="gatsby-script-loader">/*<![CDATA[*/window.pagePath="/articles/x";/*]]>*/</script>` +
  `${OPEN}${scripts}${CLOSE}</body></html>`;

const stock = page(
  `<script id="gatsby-chunk-mapping">window.___chunkMapping="{}";</script>` +
    `<script src="/app-1.js" async></script>`,
);

describe("a page whose scripts start late", () => {
  it("has no script to fetch, no map of chunks, and all the rest as it was", () => {
    const late = startLate(stock, "hash", START);
    expect(late).not.toMatch(/<script[^>]+src=/);
    expect(late).not.toContain("___chunkMapping");
    expect(late).toContain('window.___webpackCompilationHash="hash"');
    expect(late).toContain("</head><body><p>Text</p>");
    expect(late.endsWith(`${OPEN}${CLOSE}</body></html>`)).toBe(true);
  });

  it("has one inline script, in its head, which knows the page's path", () => {
    const late = startLate(stock, "hash", START);
    expect(late.match(/<script/g)).toHaveLength(1);
    expect(late.indexOf("<script")).toBeLessThan(late.indexOf("</head>"));
    expect(pagePathOf(late)).toBe("/articles/x");
    expect(late.indexOf(minified(colourModeScript))).toBeGreaterThan(0);
  });

  it("is the same when it is treated again", () => {
    const late = startLate(stock, "hash", START);
    expect(startLate(late, "hash", START)).toBe(late);
  });

  it("is brought up to date when a later build has other scripts, or put its own back", () => {
    const late = startLate(stock, "hash", START);
    const next = { ...START, scripts: ["/app-2.js"] };
    expect(startLate(late, "next", next)).toBe(startLate(stock, "next", next));
    expect(startLate(late, "next", next)).not.toContain("/app-1.js");
  });

  it("is treated anew where Gatsby has put its scripts back into a page", () => {
    const late = startLate(stock, "hash", START);
    const again = late.replace(OPEN, `${OPEN}<script src="/app-1.js" async></script>`);
    expect(startLate(again, "hash", START)).toBe(late);
  });

  it("is refused where the script of its head is not found", () => {
    expect(() => startLate(stock.replace(colourModeScript, ""), "hash", START)).toThrow(/head/);
  });

  it("is refused where Gatsby's marks are not found", () => {
    expect(() => startLate("<html></html>", "hash", START)).toThrow(/marks/);
    expect(() => startLate(stock.replace(CLOSE, ""), "hash", START)).toThrow(/marks/);
  });
});

it("reads the path that Gatsby wrote into a page", () => {
  expect(pagePathOf(stock)).toBe("/articles/x");
  expect(pagePathOf("<html></html>")).toBeUndefined();
});

it.each([
  ["/", "/page-data/index/page-data.json"],
  ["/articles/x", "/page-data/articles/x/page-data.json"],
  ["/404.html", "/page-data/404.html/page-data.json"],
])("knows where the data of %s is", (path, expected) => {
  expect(pageDataPath(path)).toBe(expected);
});

describe("the script that starts the others", () => {
  it("cannot be ended by an address", () => {
    const script = starterScript({ scripts: ["/</script>$&.js"], data: ["/DATA"] });
    expect(script).not.toContain("</script>");
    expect(script).toContain(inlineLiteral("/</script>$&.js"));
  });
});
