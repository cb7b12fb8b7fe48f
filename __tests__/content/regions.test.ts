import { evaluateMdx } from "../../src/build/mdx/evaluate";
import { textOf, walk, type TreeElement } from "../../src/lib/tree";

// The first test compiles the whole of MDX.
jest.setTimeout(60_000);

const elementsOf = async (body: string): Promise<TreeElement[]> => {
  const found: TreeElement[] = [];
  walk(await evaluateMdx(body), (element) => void found.push(element));
  return found;
};

const table = (columns: number) => {
  const row = (cell: string) => `| ${Array<string>(columns).fill(cell).join(" | ")} |`;
  return [row("Ink"), row("--:"), row("kola")].join("\n");
};

describe("a table", () => {
  it("is a named region that the keyboard can scroll", async () => {
    const [region, inner] = await elementsOf("| Ink | Use |\n|---|---|\n| kola | drum |");
    expect(region).toMatchObject({
      type: "div",
      props: { role: "region", tabIndex: "0", "aria-label": "Table: Ink, Use" },
    });
    expect(inner?.type).toBe("table");
  });

  it("aligns its columns without a style of its own", async () => {
    const cells = (await elementsOf(table(2))).filter(({ type }) => /^t[hd]$/.test(type));
    expect(cells).toHaveLength(4);
    for (const { props } of cells) {
      expect(props["data-align"]).toBe("right");
      expect(props).not.toHaveProperty("align");
      expect(props).not.toHaveProperty("style");
    }
  });

  it("takes more room than the text from five columns on", async () => {
    expect((await elementsOf(table(5)))[0]?.props["data-width"]).toBe("wide");
    expect((await elementsOf(table(4)))[0]?.props["data-width"]).toBeUndefined();
  });
});

describe("code", () => {
  it("is coloured by classes while building", async () => {
    const elements = await elementsOf("```css\n.a { color: red; } /* so */\n```");
    const classes = elements.map(({ props }) => String(props.className));
    expect(classes).toEqual(expect.arrayContaining(["hljs-comment", "hljs-attribute"]));
    expect(JSON.stringify(elements)).not.toContain('"style"');
    expect(textOf([elements[0] as TreeElement])).toBe(".a { color: red; } /* so */\n");
  });

  it("is a named region that the keyboard can scroll", async () => {
    const [pre] = await elementsOf("```css\na{}\n```");
    expect(pre?.props).toMatchObject({
      role: "region",
      tabIndex: "0",
      "aria-label": "Code, css",
      "data-language": "css",
    });
  });

  it("stays plain in a language that nobody knows, and without one", async () => {
    for (const body of ["```edo\nebe\n```", "```\nebe\n```", "    ebe"]) {
      const elements = await elementsOf(body);
      expect(textOf([elements[0] as TreeElement])).toContain("ebe");
      expect(elements.filter(({ type }) => type === "span")).toEqual([]);
    }
  });
});

describe("what components are given while building", () => {
  it("is the contrast of a colour against paper and ink", async () => {
    const [, colour] = await elementsOf(
      '<Palette>\n\n<Colour name="Black" hex="#000000" />\n\n</Palette>',
    );
    expect(colour?.props.contrasts).toEqual([
      { name: "paper", ratio: "18.5", isReadable: true },
      { name: "ink", ratio: "1.1", isReadable: false },
    ]);
  });

  it("is the place of pictures in galleries and comparisons", async () => {
    const pictures = "![A](./a.jpg)\n![B](./b.jpg)";
    const widths = async (body: string) =>
      (await elementsOf(body))
        .filter(({ type }) => type === "Figure")
        .map(({ props }) => props.width);
    expect(await widths(`<Gallery>\n\n${pictures}\n\n</Gallery>`)).toEqual(["gallery", "gallery"]);
    expect(
      await widths(`<Compare before="A" after="B" width="wide">\n\n${pictures}\n\n</Compare>`),
    ).toEqual(["wide", "wide"]);
  });
});
