/** @jest-environment node */
import { checkDrawing } from "../../src/build/content/drawings";

const svg = (inside: string, attributes = "") =>
  `<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>\n`;

const found = (text: string) => checkDrawing(text).map((finding) => finding.found);

it.each([
  ["shapes", svg('<path d="M0 0h9"/>')],
  ["words", svg('<text x="1">on = off, metadata</text>')],
  [
    "a use of a shape in it",
    svg('<use xlink:href="#a"/>', 'xmlns:xlink="http://www.w3.org/1999/xlink"'),
  ],
  ["nothing", '<svg xmlns="http://www.w3.org/2000/svg"/>'],
])("has nothing against %s", (_, text) => {
  expect(found(text)).toEqual([]);
});

it.each([
  ["an empty file", ""],
  ["words", "Hello"],
  ["a file that is cut off", svg("<path/>").slice(0, -9)],
])("knows %s for no drawing", (_, text) => {
  expect(found(text)).toEqual([expect.stringMatching(/cannot be read as a drawing/)]);
});

it.each([
  ["a script", svg("<script>alert(1)</script>")],
  ["an event", svg("", 'onload="alert(1)"')],
  ["a link that is a script", svg('<a href="javascript:alert(1)"/>')],
  ["a page", svg("<foreignObject><p/></foreignObject>")],
])("names a drawing with %s", (_, text) => {
  expect(found(text)).toEqual(["a drawing with a script in it"]);
});

it.each([
  ["metadata", svg("<metadata><rdf/></metadata>")],
  ["the path of a file", svg("", 'inkscape:export-filename="/home/ade/client.png"')],
  ["the window of its program", svg("<sodipodi:namedview/>", 'xmlns:sodipodi="http://x"')],
  ["data of Illustrator", svg("<i:pgf>AAAA</i:pgf>")],
  ["a photograph", svg('<image href="data:image/jpeg;base64,AAAA"/>')],
])("names a drawing with %s", (_, text) => {
  expect(found(text)).toEqual(["a drawing that tells how and where it was made"]);
});
