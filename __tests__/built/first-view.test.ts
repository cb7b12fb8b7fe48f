import { existsSync, readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { FIRST_WINDOW_BYTES } from "../../src/build/finish-pages";
import { scriptsOf } from "../../scripts/analyze/page-scripts";
import { builtPages, eachPage, fileAt, pageAt } from "../support/built-site";
import { ROUTES } from "../support/specification";

/** What fits into the first window of a TCP connection, in bytes. */
const MAX_HTML_BYTES = 14 * 1024;
const MAX_SCRIPT_BYTES = 105_000;

const compressed = (data: Buffer | string): number => brotliCompressSync(data).length;

describe.each(eachPage)("the first view of %s", (_, page) => {
  it("waits for no script, no data and no map of the site's chunks", () => {
    expect(page.$("script[src]")).toHaveLength(0);
    expect(page.$('link[rel*="preload"]:is([as="script"], [as="fetch"])')).toHaveLength(0);
    expect(page.$.html()).not.toContain("___chunkMapping");
  });

  it("has its styles in it", () => {
    expect(page.$('link[rel="stylesheet"]:not([media="print"])')).toHaveLength(0);
    expect(page.$("style").text().length).toBeGreaterThan(1000);
  });

  it("has those of the document in an element that no script writes in, with its fonts", () => {
    const ofDocument = page.$("style").first();
    expect(ofDocument.attr("data-styled")).toBeUndefined();
    expect(ofDocument.text()).toMatch(/@font-face.*:root/);
    expect(page.$("style[data-styled]")).toHaveLength(1);
    // An article may show a font of its own there.
    expect(page.$("style[data-styled]").text()).not.toMatch(/url\(\/fonts\//);
  });
});

describe.each(ROUTES)("%s", (route) => {
  const { file } = pageAt(route);
  const html = readFileSync(fileAt(`/${file}`));

  it("has HTML that comes with the first packets", () => {
    expect(compressed(html)).toBeLessThanOrEqual(MAX_HTML_BYTES);
  });

  // With one byte more it takes a round trip more, and so does the picture that opens it.
  it("has room in them for the headers of its answer", () => {
    const over = compressed(html) - FIRST_WINDOW_BYTES;
    const advice = `${over} bytes too many: it takes a round trip more. A shorter text or fewer pictures help.`;
    expect(over > 0 ? advice : "It fits.").toBe("It fits.");
  });

  it("has few scripts, and all that it names are there", () => {
    const scripts = scriptsOf(html.toString());
    expect(scripts.length).toBeGreaterThanOrEqual(4);
    expect(scripts.filter((script) => !existsSync(fileAt(script)))).toEqual([]);
    const bytes = scripts.map((script) => compressed(readFileSync(fileAt(script))));
    expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(MAX_SCRIPT_BYTES);
  });
});

describe("what pages name", () => {
  const pages = builtPages.map(({ file }) => readFileSync(fileAt(`/${file}`), "utf8"));

  it.each([
    ["script", scriptsOf],
    ["picture or other file", (html: string) => html.match(/\/static\/[^\s"\\]+/g) ?? []],
  ])("is no %s by a whole digest, which no compression makes smaller", (_kind, namesIn) => {
    const names = pages.flatMap(namesIn);
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => /[0-9a-f]{20}/.test(name))).toEqual([]);
  });
});

it("starts the scripts of this build on every page", () => {
  const apps = builtPages.map(({ file }) => scriptsOf(readFileSync(fileAt(`/${file}`), "utf8")).find((s) => s.startsWith("/app-"))); // prettier-ignore
  expect(new Set(apps.filter(Boolean)).size).toBe(1);
});
