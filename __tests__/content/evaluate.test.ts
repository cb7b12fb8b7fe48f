import { evaluateMdx } from "../../src/build/mdx/evaluate";
import { isElement, textOf, walk, type TreeElement, type TreeNode } from "../../src/lib/tree";

// The first test compiles the whole of MDX.
jest.setTimeout(60_000);

const find = (tree: readonly TreeNode[], type: string): TreeElement[] => {
  const found: TreeElement[] = [];
  walk(tree, (element) => {
    if (element.type === type) found.push(element);
  });
  return found;
};

describe("evaluateMdx", () => {
  it("gives plain data that survives JSON", async () => {
    const tree = await evaluateMdx('## Hello *you*\n\n<Figure src="./a.jpg" alt="A" />\n');
    expect(JSON.parse(JSON.stringify(tree))).toEqual(tree);
    expect(tree).toEqual([
      {
        type: "h2",
        props: { id: "hello-you" },
        children: ["Hello ", { type: "em", props: {}, children: ["you"] }],
      },
      { type: "Figure", props: { src: "./a.jpg", alt: "A" }, children: [] },
    ]);
  });

  it("runs expressions, so that nothing of them is left", async () => {
    const tree = await evaluateMdx('Made in {2020 + 5}, {["a", "b"].map((x) => x.toUpperCase())}.');
    expect(textOf(tree)).toBe("Made in 2025, AB.");
  });

  it.each([
    '{props.constructor.constructor("return process.env.HOME")()}',
    '{props.components.constructor.constructor("return process.env.HOME")()}',
    '{arguments[0].constructor.constructor("return process.env.HOME")()}',
    '{globalThis.constructor.constructor("return process.env.HOME")()}',
    '{constructor.constructor("return process.env.HOME")()}',
    '{(() => {}).constructor("return 1")()}',
    '{import("x").constructor.constructor("return process.env.HOME")()}',
    "export const rate = async () => (await fetch('https://rates.example')).json();\n\n{rate()}",
    "{Promise.reject(null)}",
    "export const later = await new Promise(() => {});\n\n{later}",
  ])("runs %s without a way to the machine that builds", async (body) => {
    await expect(evaluateMdx(body)).rejects.toThrow();
  });

  it("hands over nothing that a text could watch for", async () => {
    const trap =
      'set: (f) => out.push(f.constructor("return process.env.HOME")()), configurable: true';
    const names = ["call", "program", "given", "runtime", "take", "showText"];
    const tree = await evaluateMdx(
      `export const out = [];\nexport const set = ${JSON.stringify(names)}.map((name) => Object.defineProperty(globalThis, name, { ${trap} }));\n\nCaught: {out}.`,
    );
    expect(textOf(tree)).toBe("Caught: .");
  });

  it("runs exports", async () => {
    const tree = await evaluateMdx(
      'export const inks = ["indigo", "kola"];\n\n{inks.map((ink) => <Aside title={ink} />)}',
    );
    expect(tree.map((node) => isElement(node) && [node.type, node.props.title])).toEqual([
      ["Aside", "indigo"],
      ["Aside", "kola"],
    ]);
  });

  it("leaves out what React leaves out", async () => {
    expect(textOf(await evaluateMdx("a{null}b{false}c{true}d{undefined}e{0}"))).toBe("abcde0");
  });

  it("reads the tables of GitHub's Markdown", async () => {
    const tree = await evaluateMdx("| Ink | Use |\n|---|---|\n| kola | drum |\n");
    expect(find(tree, "th").map(({ children }) => textOf(children))).toEqual(["Ink", "Use"]);
    expect(find(tree, "td").map(({ children }) => textOf(children))).toEqual(["kola", "drum"]);
  });

  it("reads strike-through and bare addresses", async () => {
    const tree = await evaluateMdx("~~no~~ https://www.behance.net");
    expect(find(tree, "del")).toHaveLength(1);
    expect(find(tree, "a")[0]?.props.href).toBe("https://www.behance.net");
  });

  it("joins footnotes and their marks by ids, under a heading", async () => {
    const tree = await evaluateMdx("Brass.[^1]\n\n[^1]: Or copper.\n");
    const ids = new Set<unknown>();
    walk(tree, ({ props }) => ids.add(props.id));
    const targets = find(tree, "a").map(({ props }) => String(props.href));
    expect(targets).toEqual(["#fn-1", "#fnref-1"]);
    targets.forEach((target) => expect(ids).toContain(target.slice(1)));
    expect(find(tree, "h2").map(({ children }) => textOf(children))).toEqual(["Notes"]);
  });

  it("gives every heading an id of its own", async () => {
    const tree = await evaluateMdx("## Ink\n\n## Ink\n\n### Ọ̀rọ̀ and image\n");
    const ids = [...find(tree, "h2"), ...find(tree, "h3")].map(({ props }) => props.id);
    expect(new Set(ids).size).toBe(3);
    expect(ids[0]).toBe("ink");
  });

  it("takes a Markdown picture that stands alone for a figure", async () => {
    const tree = await evaluateMdx('![A leaf](./leaf.jpg "Drawn twice")');
    expect(tree).toEqual([
      {
        type: "Figure",
        props: { src: "./leaf.jpg", alt: "A leaf", caption: "Drawn twice" },
        children: [],
      },
    ]);
  });

  it("leaves no blank text between blocks", async () => {
    const tree = await evaluateMdx("One.\n\n\n\nTwo.\n\n- a\n- b\n");
    expect(tree.every(isElement)).toBe(true);
  });

  it.each([
    ["an unknown component", "<Galery />", /Galery/],
    ["an unknown name", "The price is {price}.", /price/],
    ["a component that is not closed", "<Aside>\n\nHello", /Aside/],
  ])("throws on %s", async (_what, body, message) => {
    await expect(evaluateMdx(body)).rejects.toThrow(message);
  });
});
