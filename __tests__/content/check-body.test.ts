import { checkBody } from "../../src/build/mdx/check";

// The first test compiles the whole of MDX.
jest.setTimeout(60_000);

const FILE = "articles/x/index.mdx";
const problemsOf = async (body: string) => (await checkBody(FILE, body)).problems;

describe("the check of a text", () => {
  it("finds nothing wrong with every component used well", async () => {
    const body = [
      "## Wax",
      '<Figure src="./a.jpg" alt="Wax" caption="B" width="wide" />',
      "<PullQuote>Leave it out.</PullQuote>",
      '<Aside title="By the way">\n\nWords.\n\n</Aside>',
      '<Tiles layout="half">\n\n<Tile kind="mark" tone={1} title="F" caption="C" />\n\n</Tiles>',
      "Words with &lt; and &#123; and <em>HTML</em>.",
    ].join("\n\n");
    expect(await problemsOf(body)).toEqual([]);
  });

  it.each([
    ["an unknown component", "\n\n<Galery />", "<Galery>", 3, /unknown component/],
    [
      "an unknown property",
      '<Aside titel="x">Words</Aside>',
      "<Aside> titel",
      1,
      /a word that <.*> does not know/,
    ],
    ["a property that is missing", '<Figure src="./a.jpg" />', "<Figure> alt", 1, /missing/],
    ["a wrong choice", '<Figure src="./a.jpg" alt="" width="huge" />', "<Figure> width", 1, /huge/],
    [
      "a number written as text",
      '<Tiles><Tile kind="mark" tone="1" title="F" caption="C" /></Tiles>',
      "<Tile> tone",
      1,
      /“1”/,
    ],
    ["an import", 'import X from "./x"\n\nWords.', "text", 1, /import X/],
    ["a heading of the first level", "Words.\n\n# Title", "text", 3, /“Title”/],
    ["an underlined heading of the first level", "Title\n===", "text", 1, /“Title”/],
  ])("refuses %s", async (_what, body, field, line, found) => {
    const problems = await problemsOf(body);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatchObject({ file: FILE, field, line });
    expect(problems[0]?.found).toMatch(found);
    expect(problems[0]?.expected).not.toBe("");
  });

  it.each(["constructor", "toString", "hasOwnProperty", "__proto__", "__defineGetter__"])(
    "refuses <%s>, a name that every object knows, in words of its own",
    async (name) => {
      const problems = await problemsOf(`<${name} />\n\n<${name}>Words.</${name}>`);
      expect(problems.length).toBeGreaterThanOrEqual(2);
      for (const { field, found, suggestion = "" } of problems) {
        expect(field).toBe(`<${name}>`);
        expect(found).toMatch(/^(an unknown component|HTML that a text may not hold)$/);
        expect(suggestion).not.toMatch(/native code|object/);
      }
    },
  );

  it.each([
    ["a component that is not closed", "<Aside>\n\nWords.", 1],
    ["a bare <", "Words.\n\nLess < more, 5 <6", 3],
    ["a brace that is not closed", "One.\n\nTwo { three", 3],
  ])("says where a text cannot be read: %s", async (_what, body, line) => {
    const problems = await problemsOf(body);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatchObject({ file: FILE, field: "text", line });
    expect(problems[0]?.found).toMatch(/closed|begins no component/);
    expect(problems[0]?.suggestion).toBeTruthy();
  });

  it("goes on after each mistake of syntax, so that one run tells them all", async () => {
    const body = "<!-- note -->\n\nLine<br>two, 5 <6\n\n[t]{.big}\n\n<Gallry />\n\n[here](/x) { y";
    const problems = await problemsOf(body);
    expect(problems.map(({ line }) => line).sort()).toEqual([1, 3, 3, 5, 7, 9, 9]);
  });

  it("refuses a name in braces that nothing gives a value", async () => {
    const [problem] = await problemsOf("One.\n\nThe price is {price}.");
    expect(problem).toMatchObject({ file: FILE, field: "text" });
    expect(problem?.found).toMatch(/price/);
  });

  it.each(["{(() => { throw null; })()}", "{(() => { throw 'wax'; })()}"])(
    "tells of code that throws what is no error: %s",
    async (body) => {
      const { problems } = await checkBody(FILE, body);
      expect(problems).toEqual([expect.objectContaining({ file: FILE, line: 1, field: "text" })]);
    },
  );

  it("collects the pictures of the text with their lines, however they are written", async () => {
    const { pictures } = await checkBody(
      FILE,
      '![A](./a.jpg)\n\nSee ![B](./b.jpg) here.\n\n<Figure src="./c.jpg" alt="C" />',
    );
    expect(pictures).toEqual([
      { src: "./a.jpg", line: 1, place: "TEXT" },
      { src: "./b.jpg", line: 3, place: "TEXT" },
      { src: "./c.jpg", line: 5, place: "TEXT" },
    ]);
  });

  it("knows where each picture is shown, by which it is told how large it has to be", async () => {
    const { pictures } = await checkBody(
      FILE,
      [
        '<Figure src="./wide.jpg" alt="A" width="wide" />',
        '<Video src="./a.mp4" poster="./poster.jpg" title="A film" width="full" />',
        "<Gallery>\n\n![B](./one.jpg)\n\n![C](./two.jpg)\n\n</Gallery>",
        '<Compare before="Was" after="Is" width="wide">\n\n![E](./was.jpg)\n\n![F](./is.jpg)\n\n</Compare>',
        "![D](./after.jpg)",
      ].join("\n\n"),
    );
    expect(pictures.map(({ src, place }) => [src, place])).toEqual([
      ["./wide.jpg", "WIDE"],
      ["./poster.jpg", "POSTER"],
      ["./one.jpg", "GALLERY"],
      ["./two.jpg", "GALLERY"],
      ["./was.jpg", "WIDE"],
      ["./is.jpg", "WIDE"],
      ["./after.jpg", "TEXT"],
    ]);
  });

  it("collects the links within the site, and no others", async () => {
    const { links } = await checkBody(
      FILE,
      "[a](/projects) [b](https://www.behance.net)\n\n[c](#wax) [d](mailto:a@b.example)",
    );
    expect(links).toEqual([
      { href: "/projects", line: 1 },
      { href: "#wax", line: 3 },
    ]);
  });

  it("collects links and pictures that are written by reference", async () => {
    const body = "[a][work] ![B][leaf]\n\n[work]: /projects\n[leaf]: ./leaf.jpg\n";
    const { links, pictures } = await checkBody(FILE, body);
    expect(links.map(({ href }) => href)).toEqual(["/projects"]);
    expect(pictures.map(({ src }) => src)).toEqual(["./leaf.jpg"]);
  });
});
