import { evaluateMdx } from "../../src/build/mdx/evaluate";

describe("evaluateMdx", () => {
  it("gives plain data that survives JSON", async () => {
    const tree = await evaluateMdx('## Hello *you*\n\n<Figure src="./a.jpg" alt="A" />\n');
    expect(JSON.parse(JSON.stringify(tree))).toEqual(tree);
    expect(tree).toEqual([
      { type: "h2", props: { id: "hello-you" }, children: ["Hello ", { type: "em", props: {}, children: ["you"] }] },
      { type: "Figure", props: { src: "./a.jpg", alt: "A" }, children: [] },
    ]);
  });
});
