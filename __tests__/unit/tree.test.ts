import { isElement, textOf, walk, type TreeNode } from "../../src/lib/tree";

const em: TreeNode = { type: "em", props: {}, children: ["you"] };
const tree: TreeNode[] = [
  { type: "h2", props: { id: "hello-you" }, children: ["Hello ", em, "!"] },
  "between",
  { type: "Figure", props: { alt: "A" }, children: [] },
];

describe("a body as data", () => {
  it("walks all elements, parents before their children", () => {
    const types: string[] = [];
    walk(tree, ({ type }) => types.push(type));
    expect(types).toEqual(["h2", "em", "Figure"]);
  });

  it("gives all text as a reader would hear it", () => {
    expect(textOf(tree)).toBe("Hello you!between");
  });

  it("tells elements from text", () => {
    expect(tree.map(isElement)).toEqual([true, false, true]);
  });
});
