import { setQuotes, setSigns, setText } from "../../src/build/mdx/typography";
import { evaluateMdx } from "../../src/build/mdx/evaluate";
import { textOf, walk } from "../../src/lib/tree";

// The first test compiles the whole of MDX.
jest.setTimeout(60_000);

const NBSP = "\u00a0";

describe("quotation marks and apostrophes", () => {
  it.each([
    ['"So," she said.', "“So,” she said."],
    ["It's the client's.", "It’s the client’s."],
    ["'One' and 'two'", "‘One’ and ‘two’"],
    ["'Tunde and 'Kunle came.", "’Tunde and ’Kunle came."],
    ["'Tunde's gate", "’Tunde’s gate"],
    ["He said 'no' to 'Bola.", "He said ‘no’ to ’Bola."],
    ["Ọ̀ṣun's river, Ẹfẹ́'s roof", "Ọ̀ṣun’s river, Ẹfẹ́’s roof"],
    ['"₦45,000"', "“₦45,000”"],
    ['"Ọlá, ẹ káàárọ̀"', "“Ọlá, ẹ káàárọ̀”"],
    ["rock 'n' roll and 'drum 'n' bass'", "rock ’n’ roll and ‘drum ’n’ bass’"],
    ["the letter 'n' in it", "the letter ‘n’ in it"],
    [`He is 5'10" tall, "tall"`, "He is 5′10″ tall, “tall”"],
    ["“set by hand” and ’Tunde", "“set by hand” and ’Tunde"],
  ])("sets %s as %s", (written, set) => {
    expect(setQuotes(written)).toBe(set);
  });

  it("keeps the length of a text, so that the nodes around it stay what they are", () => {
    const text = `"It's 'Tunde's," 𝒜 said -- "so..."`;
    expect(setQuotes(text)).toHaveLength(text.length);
  });
});

describe("dashes, ellipses and spaces", () => {
  it.each([
    ["a -- b", `a${NBSP}– b`],
    ["a---b", "a—b"],
    ["so...", "so…"],
    ["2018-2025", "2018–2025"],
    ["on 2025-06-22 call 0803-555-0134", "on 2025-06-22 call 0803-555-0134"],
    ["₦ 45,000 and ₦45,000", `₦${NBSP}45,000 and ₦45,000`],
    ["12 mm, 5 min, 5 minutes", `12${NBSP}mm, 5${NBSP}min, 5 minutes`],
    ["see Plate 01 and Fig. 3", `see Plate${NBSP}01 and Fig.${NBSP}3`],
    ["Chief Ọlá and Dr. Ẹfẹ́", `Chief${NBSP}Ọlá and Dr.${NBSP}Ẹfẹ́`],
    ["well-known e-mail", "well-known e-mail"],
  ])("sets %s", (written, set) => {
    expect(setSigns(written)).toBe(set);
  });

  it("leaves alone what is set already", () => {
    const set = setText(`"It's" -- 'Tunde's ₦ 5,000...`);
    expect(setText(set)).toBe(set);
  });
});

describe("the typography of a text", () => {
  const textFrom = async (body: string) => textOf(await evaluateMdx(body));

  it("turns marks that enclose emphasis, links and code", async () => {
    expect(await textFrom('"*So*," and "[this](/projects)" and "`that`".')).toBe(
      "“So,” and “this” and “that”.",
    );
  });

  it("leaves code and addresses as they are", async () => {
    const body =
      '`"it\'s" -- so...` https://a.example/x--y\n\n```js\nconst a = "it\'s"; // --\n```';
    expect(await textFrom(body)).toBe(
      '"it\'s" -- so... https://a.example/x--yconst a = "it\'s"; // --\n',
    );
  });

  it("sets headings, cells, notes and the words of components", async () => {
    const text = await textFrom(
      "## It's\n\n| \"a\" |\n|---|\n| it's |\n\n<PullQuote>It's</PullQuote>\n\n[^1] n\n\n[^1]: It's.",
    );
    expect(text).not.toMatch(/['"]/);
    expect(text.match(/It’s/gi)?.length).toBe(4);
  });

  it("sets captions and titles, and no other property", async () => {
    const tree = await evaluateMdx(
      `![It's](./a--b.jpg "It's")\n\n<Aside title="It's">x</Aside>\n\n<Video src="./a--b.mp4" poster="./p.jpg" title="It's" silent />`,
    );
    const props: Record<string, unknown>[] = [];
    walk(tree, (element) => void props.push(element.props));
    expect(props[0]).toMatchObject({ src: "./a--b.jpg", alt: "It’s", caption: "It’s" });
    expect(JSON.stringify(props)).not.toContain("It's");
    expect(JSON.stringify(props)).toContain("./a--b.mp4");
  });
});
