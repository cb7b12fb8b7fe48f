import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { evaluateMdx } from "../../src/build/mdx/evaluate";
import { Tree } from "../../src/components/mdx/Tree";
import { isElement, walk, type TreeNode } from "../../src/lib/tree";
import { bodyOf, realFiles } from "../support/content";
import { pictureOf } from "../support/fixtures";

/** The pieces of text that a reader is to see, one for each run of letters. */
const piecesOf = (nodes: readonly TreeNode[]): string[] =>
  nodes
    .flatMap((node) => (isElement(node) ? piecesOf(node.children) : [node.trim()]))
    .filter(Boolean);

const ENTITIES: Record<string, string> = { "#x27": "'", quot: '"', amp: "&", lt: "<", gt: ">" };

const textIn = (html: string): string =>
  html
    .replace(/<[^>]+>/g, "")
    .replace(/&([^;]+);/g, (entity, name: string) => ENTITIES[name] ?? entity);

/** Renders a real text as the page does, pictures as the build gives them. */
const htmlOf = async (file: Awaited<ReturnType<typeof realFiles>>[number]) => {
  const tree = await evaluateMdx(await bodyOf(file));
  walk(tree, ({ type, props }) => {
    if (type === "Figure") props.picture = pictureOf(String(props.src).replace("./", ""));
  });
  return { tree, html: renderToStaticMarkup(createElement(Tree, { nodes: tree })) };
};

describe.each(["Article", "CaseStudy"])("every real text of the kind %s", (type) => {
  it("becomes HTML without a complaint of React, and without losing a word", async () => {
    const complaints = jest.spyOn(console, "error").mockImplementation();
    for (const file of await realFiles(type)) {
      const { tree, html } = await htmlOf(file);
      const shown = textIn(html);
      const missing = piecesOf(tree).filter((piece) => !shown.includes(piece));
      expect({ file: file.file, missing }).toEqual({ file: file.file, missing: [] });
    }
    expect(complaints.mock.calls).toEqual([]);
    complaints.mockRestore();
  });

  it("has no id twice, and no link to a part that is not there", async () => {
    for (const file of await realFiles(type)) {
      const { html } = await htmlOf(file);
      const ids = [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
      expect(new Set(ids).size).toBe(ids.length);
      const parts = [...html.matchAll(/href="#([^"]+)"/g)].map(([, part]) => part);
      parts.forEach((part) => expect(ids).toContain(part));
    }
  });
});
