import { checkBody } from "../../src/build/mdx/check";

// The first test compiles the whole of MDX.
jest.setTimeout(60_000);

const FILE = "articles/x/index.mdx";
const problemsOf = async (body: string) => (await checkBody(FILE, body)).problems;

const PICTURE = "![A leaf](./leaf.jpg)";
const VIDEO = '<Video src="./a.mp4" poster="./a.jpg" title="A leaf"';
const inside = (name: string, ...blocks: string[]) =>
  [`<${name}>`, ...blocks, `</${name.split(" ")[0]}>`].join("\n\n");

describe("the check of components", () => {
  it.each([
    ["a Figure of any width", '<Figure src="./a.jpg" alt="" width="huge" />', "width", "wide"],
    ["a Gallery of any number", inside('Gallery columns="7"', PICTURE, PICTURE), "columns", "2"],
    ["a Compare without names", inside('Compare before="A"', PICTURE, PICTURE), "after", "text"],
    [
      "a Colour that is none",
      inside("Palette", '<Colour name="Clay" hex="clay" />'),
      "hex",
      "#B4532A",
    ],
    ["a font of another format", '<TypeSpecimen name="A" font="./a.ttf" />', "font", "WOFF2"],
    [
      "a showing of two typefaces",
      '<TypeSpecimen name="A" face="text" font="./a.woff2" />',
      "face",
      "either",
    ],
    ["a property that PullQuote does not take", "<PullQuote by='x'>Hm</PullQuote>", "by", "such"],
    [
      "a Video of another format",
      '<Video src="./a.avi" poster="./a.jpg" title="A" silent />',
      "src",
      "mp4",
    ],
    ["a Video without captions", `${VIDEO} />`, "captions", "silent"],
    [
      "a loud Video that plays by itself",
      `${VIDEO} captions="./a.vtt" ambient />`,
      "ambient",
      "silent",
    ],
    ["a flag with a value", `${VIDEO} silent="yes" />`, "silent", "alone"],
    ["a tone in quotes", '<Tile kind="mark" tone="1" title="F" caption="C" />', "tone", "tone={1}"],
  ])("refuses %s", async (_what, body, property, expected) => {
    const problems = await problemsOf(`One.\n\n${body}`);
    const problem = problems.find(({ field }) => field.endsWith(` ${property}`));
    expect(problem).toMatchObject({ file: FILE });
    expect(problem?.line).toBeGreaterThanOrEqual(3);
    expect(problem?.expected).toContain(expected);
  });

  it.each([
    ["a Gallery of one picture", inside("Gallery", PICTURE), "<Gallery>", /two or more/],
    ["a Gallery of words", inside("Gallery", PICTURE, "Words."), "<Gallery>", /two or more/],
    [
      "a Compare of three pictures",
      inside('Compare before="A" after="B"', PICTURE, PICTURE, PICTURE),
      "<Compare>",
      /two pictures/,
    ],
    ["an empty Palette", "<Palette></Palette>", "<Palette>", /Colour/],
    ["a DoDont without a Dont", inside("DoDont", "<Do>x</Do>", "<Do>y</Do>"), "<DoDont>", /Dont/],
    ["Steps of points", inside("Steps", "- One"), "<Steps>", /1\. 2\. 3\./],
    ["Tiles of pictures", inside("Tiles", PICTURE), "<Tiles>", /Tile/],
  ])("refuses %s", async (_what, body, field, expected) => {
    const [problem, ...others] = await problemsOf(body);
    expect(others).toEqual([]);
    expect(problem).toMatchObject({ file: FILE, line: 1, field });
    expect(problem?.expected).toMatch(expected);
  });

  it("waits for what is worked out, and takes lists and texts in braces as they stand", async () => {
    const body = [
      "export const tone = 2;",
      'export const colours = ["#B4532A"];',
      '<Tiles>\n\n<Tile kind={"mark"} tone={tone} title={`F`} caption="C" />\n\n</Tiles>',
      '<Palette>{colours.map((hex) => <Colour key={hex} name="Clay" hex={hex} />)}</Palette>',
    ].join("\n\n");
    expect(await problemsOf(body)).toEqual([]);
  });

  it("tells which files a text needs beside it", async () => {
    const { files, pictures } = await checkBody(
      FILE,
      `${VIDEO} captions="./a.vtt" />\n\n<TypeSpecimen name="A" font="./a.woff2" />`,
    );
    expect(pictures).toEqual([{ src: "./a.jpg", line: 1, place: "POSTER" }]);
    expect(files).toEqual([
      { src: "./a.mp4", line: 1 },
      { src: "./a.vtt", line: 1 },
      { src: "./a.woff2", line: 3 },
    ]);
  });
});
