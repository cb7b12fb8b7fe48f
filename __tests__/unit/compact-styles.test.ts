/** @jest-environment node */
import { compactStyles } from "../../src/build/styles/compact";
import { readMarks, shortenMarks } from "../../src/lib/style-marks";

const END = "/*!sc*/\n";
const mark = (number: number, id: string, names: string) =>
  `data-styled.g${number}[id="${id}"]{content:"${names}"}${END}`;

const BASE = `.below{--size:.45em;}${END}a{color:red;}${END}` + mark(1, "sc-global-abc", "sc-global-abc1,"); // prettier-ignore

const STYLES = [
  `.kAWrSa{top:0;}${END}@media (min-width: 768px){.kAWrSa{top:.5em;}}${END}`,
  mark(2, "a1b-0", "kAWrSa,"),
  `@supports selector(:popover-open){.dZq-qvA{color:red;}}${END}`,
  mark(3, "a1b-1", "dZq-qvA,"),
  `.a1b-0:hover .hkiKCD{color:red;}${END}`,
  mark(4, "c2d-0", "hkiKCD,"),
  `.one{top:0;}${END}.two{top:1px;}${END}`,
  mark(5, "c2d-1", "one,two,"),
  mark(6, "c2d-2", "7up,"),
  `@keyframes turn{to{transform:rotate(1turn);}}${END}`,
  mark(9, "sc-keyframes-turn", "turn,"),
  `.quoted::before{content:"}{";}${END}.quoted{top:0;}${END}`,
  mark(10, "e3f-9", "quoted,"),
  `.next{top:0;}${END}.next:hover{top:1px;}${END}`,
  mark(11, "e3f-10", "next,"),
  `.last{top:0;}${END}`,
  mark(12, "e3f-12", "last,"),
  `a{top:0;}${END}`,
  mark(13, "e3f-13", ""),
].join("");

const page = (styles: string, body: string) =>
  `<html><head><style data-styled="" data-styled-version="6">${styles}</style></head><body>${body}</body></html>`;

describe("the marks in styles", () => {
  it("say whose the rules are, and how many, whatever rules and names they are for", () => {
    const short = shortenMarks(STYLES);
    expect(short).not.toMatch(/data-styled|!sc/);
    expect(readMarks(short)).toMatchObject([
      { id: "a1b-0", names: ["kAWrSa"], count: 2 },
      { id: "a1b-1", names: ["dZq-qvA"], count: 1 },
      { id: "c2d-0", names: ["hkiKCD"], count: 1 },
      { id: "c2d-1", names: ["one", "two"], count: 2 },
      { id: "c2d-2", names: ["7up"], count: 0 },
      { id: "sc-keyframes-turn", names: ["turn"], count: 1 },
      { id: "e3f-9", names: ["quoted"], count: 2 },
      { id: "e3f-10", names: ["next"], count: 2 },
      { id: "e3f-12", names: ["last"], count: 1 },
      { id: "e3f-13", names: [], count: 1 },
    ]);
    expect(readMarks(short)[0]?.rules).toBe(
      ".kAWrSa{top:0;}@media (min-width: 768px){.kAWrSa{top:.5em;}}",
    );
  });

  it("say nothing that can be told from the rules and the mark before", () => {
    expect(shortenMarks(STYLES).match(/\/\*.*?\*\//g)).toEqual([
      "/*a1b-0*/",
      "/**/",
      "/*c2d-0 hkiKCD,*/",
      "/* one,two,*/",
      "/* 7up,*/",
      "/*sc-keyframes-turn turn,*/",
      "/*e3f-9 2*/",
      "/**/",
      "/*e3f-12*/",
      "/* ,*/",
    ]);
  });

  it("leave every rule as it was", () => {
    const rules = STYLES.split(END).filter((part) => !part.startsWith("data-styled"));
    expect(shortenMarks(STYLES).replace(/\/\*.*?\*\//g, "")).toBe(rules.join(""));
  });

  it("are not found where there are none", () => {
    expect(readMarks(".kAWrSa{top:0;}")).toEqual([]);
  });
});

describe("a page", () => {
  it("has base styles that stay when those of components change", () => {
    const [base, components] = [
      ...compactStyles(page(BASE + STYLES, "")).matchAll(/<style([^>]*)>(.*?)<\/style>/gs),
    ];
    expect([base?.[1], base?.[2]]).toEqual(["", ".below{--size:.45em;}a{color:red;}"]);
    expect([components?.[1], components?.[2]]).toEqual([
      ' data-styled="active"',
      shortenMarks(STYLES),
    ]);
  });

  it("has them too where an animation has been numbered before", () => {
    const turn = `@keyframes turn{to{top:0;}}${END}` + mark(1, "sc-keyframes-turn", "turn,");
    const end = `@keyframes end{to{top:0;}}${END}` + mark(2, "sc-keyframes-end", "end,");
    const [base, components] = [
      ...compactStyles(page(turn + end + BASE + STYLES, "")).matchAll(
        /<style[^>]*>(.*?)<\/style>/gs,
      ),
    ];
    expect(base?.[1]).toBe(".below{--size:.45em;}a{color:red;}");
    expect(components?.[1]).toBe(shortenMarks(turn + end + STYLES));
  });

  it("keeps all its styles together where the base styles do not come first", () => {
    expect(compactStyles(page(STYLES + BASE, ""))).toContain(
      `<head><style data-styled="active">${shortenMarks(STYLES + BASE)}</style></head>`,
    );
  });

  it("keeps of an element's classes those that styles refer to", () => {
    const body = `<a class="a1b-0 kAWrSa">x</a><b class="c2d-2 7up screen-only">y</b><i class="c2d-1">z</i>`;
    expect(compactStyles(page(STYLES, body))).toContain(
      `<a class="a1b-0 kAWrSa">x</a><b class="7up screen-only">y</b><i>z</i>`,
    );
  });

  it("shows code that has a class of that name as it was written", () => {
    const body = `<code>&lt;a class=&quot;c2d-2&quot;&gt;</code>`;
    expect(compactStyles(page(STYLES, body))).toContain(body);
  });

  it("stays as it is when it is treated again, or has no styles of components", () => {
    const once = compactStyles(page(BASE + STYLES, `<a class="a1b-1 dZq-qvA">x</a>`));
    expect(compactStyles(once)).toBe(once);
    const plain = `<html><body class="c2d-2">x</body></html>`;
    expect(compactStyles(plain)).toBe(plain);
  });
});
