/** @jest-environment node */
import { compactStyles } from "../../src/build/styles/compact";
import { shortenMarks, writeOutMarks } from "../../src/lib/style-marks";

const END = "/*!sc*/\n";
const mark = (number: number, id: string, names: string) =>
  `data-styled.g${number}[id="${id}"]{content:"${names}"}${END}`;

const STYLES = [
  `.below{--size:.45em;}${END}`,
  mark(1, "sc-global-abc", "sc-global-abc1,"),
  `.kAWrSa{top:0;}${END}@media (min-width: 768px){.kAWrSa{top:.5em;}}${END}`,
  mark(2, "a1b-0", "kAWrSa,"),
  `@supports selector(:popover-open){.dZq-qvA{color:red;}}${END}`,
  mark(3, "a1b-1", "dZq-qvA,"),
  `.a1b-0:hover .hkiKCD{color:red;}${END}`,
  mark(4, "c2d-0", "hkiKCD,"),
  `.one{top:0;}${END}.two{top:1px;}${END}`,
  mark(5, "c2d-1", "one,two,"),
  mark(6, "c2d-2", "empty,"),
  `@keyframes turn{to{transform:rotate(1turn);}}${END}`,
  mark(7, "sc-keyframes-turn", "turn,"),
].join("");

const page = (styles: string, body: string) =>
  `<html><head><style data-styled="" data-styled-version="6">${styles}</style></head><body>${body}</body></html>`;

describe("the marks in styles", () => {
  it("are written out again as they were, whatever rules and names they are for", () => {
    const short = shortenMarks(STYLES);
    expect(short).not.toContain("data-styled");
    expect(writeOutMarks(short)).toBe(STYLES);
  });

  it("are numbered in the order of the page: how far the numbers are apart says nothing", () => {
    const apart = mark(3, "a1b-0", "x,") + mark(17, "c2d-0", "y,");
    expect(writeOutMarks(shortenMarks(apart))).toBe(
      mark(1, "a1b-0", "x,") + mark(2, "c2d-0", "y,"),
    );
  });

  it("stay as they are where they have been written out already", () => {
    expect(writeOutMarks(STYLES)).toBe(STYLES);
  });
});

describe("a page", () => {
  it("keeps of an element's classes those that styles refer to", () => {
    const body = `<a class="a1b-0 kAWrSa">x</a><b class="c2d-2 empty screen-only">y</b><i class="c2d-1">z</i>`;
    expect(compactStyles(page(STYLES, body))).toContain(
      `<a class="a1b-0 kAWrSa">x</a><b class="empty screen-only">y</b><i>z</i>`,
    );
  });

  it("shows code that has a class of that name as it was written", () => {
    const body = `<code>&lt;a class=&quot;c2d-2&quot;&gt;</code>`;
    expect(compactStyles(page(STYLES, body))).toContain(body);
  });

  it("stays as it is when it is treated again, or has no styles of components", () => {
    const once = compactStyles(page(STYLES, `<a class="a1b-1 dZq-qvA">x</a>`));
    expect(compactStyles(once)).toBe(once);
    const plain = `<html><body class="c2d-2">x</body></html>`;
    expect(compactStyles(plain)).toBe(plain);
  });
});
