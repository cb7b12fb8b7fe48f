import { load } from "cheerio";
import { feedHtml } from "../../src/build/feeds/html";
import { knownComponents } from "../../src/build/feeds/components";
import { vocabulary } from "../../src/build/mdx/vocabulary";
import { evaluateMdx } from "../../src/build/mdx/evaluate";
import type { TreeElement, TreeNode } from "../../src/lib/tree";

const PAGE = "https://studio.example/articles/wax";
const element = (type: string, props: Record<string, unknown> = {}, ...children: TreeNode[]) =>
  ({ type, props, children }) satisfies TreeElement;
const html = (...nodes: TreeNode[]): string => feedHtml(nodes, PAGE);
const picture = { src: "/static/a.jpg", srcSet: "x", sizes: "y", width: 1400, height: 900 };

describe("a text in a feed", () => {
  it("keeps its elements and says goodbye to classes, styles and data", () => {
    const styled = { className: "x", style: { color: "red" }, "data-x": true, "aria-label": "y" };
    expect(html(element("p", styled, "Wax & ", element("em", {}, "fire")))).toBe(
      "<p>Wax &amp; <em>fire</em></p>",
    );
  });

  it("says where a text begins that runs from right to left", () => {
    expect(html(element("p", {}, "שלום"))).toBe('<p dir="auto">שלום</p>');
    expect(html(element("li", {}, element("em", {}, "مرحبا")))).toBe(
      '<li dir="auto"><em>مرحبا</em></li>',
    );
    expect(html(element("p", { dir: "rtl" }, "שלום"))).toBe('<p dir="rtl">שלום</p>');
  });

  it("has absolute addresses, wherever they led to on the page", () => {
    const link = (href: string) => html(element("a", { href }, "x"));
    expect(link("/projects")).toBe('<a href="https://studio.example/projects">x</a>');
    expect(link("#fn-1")).toBe(`<a href="${PAGE}#fn-1">x</a>`);
    expect(link("https://a.example/?b=1&c=2")).toBe(
      '<a href="https://a.example/?b=1&amp;c=2">x</a>',
    );
    expect(link("mailto:a@b.example")).toBe('<a href="mailto:a@b.example">x</a>');
  });

  it("has no address that would run something", () => {
    for (const href of ["javascript:alert(1)", "JaVaScript:alert(1)", "data:text/html,<b>"]) {
      expect(html(element("a", { href }, "x"))).toBe("<a>x</a>");
    }
  });

  it("has nothing of scripts and styles, and the words of what it cannot show", () => {
    expect(html(element("script", {}, "alert(1)"), element("style", {}, "a{}"))).toBe("");
    expect(html(element("button", {}, "Press"))).toBe("Press");
  });

  it("is not misled by words that look like an attribute", () => {
    const image = html(element("img", { src: "/a.jpg", alt: "x href=", title: 'a" src="b' }));
    const $ = load(image);
    expect($("img").attr("src")).toBe("https://studio.example/a.jpg");
    expect($("img").attr("alt")).toBe("x href=");
    expect($("img").attr("title")).toBe('a" src="b');
  });

  it("shows pictures with their description and caption", () => {
    const $ = load(html(element("Figure", { picture, alt: "A plate", caption: "Cast once." })));
    expect($("figure img").attr()).toEqual({
      src: "https://studio.example/static/a.jpg",
      width: "1400",
      height: "900",
      alt: "A plate",
    });
    expect($("figure figcaption").text()).toBe("Cast once.");
    expect(load(html(element("img", { picture, alt: "Small" })))("img").attr("alt")).toBe("Small");
  });

  it("has plain elements for the components of today", () => {
    expect(html(element("PullQuote", {}, "Cast once."))).toBe(
      "<aside><p><em>Cast once.</em></p></aside>",
    );
    expect(html(element("Aside", { title: "Note" }, element("p", {}, "Text")))).toBe(
      "<aside><p><strong>Note</strong></p><p>Text</p></aside>",
    );
    const tile = element("Tile", { kind: "mark", tone: 1, title: "Fold", caption: "A roof." });
    expect(html(element("Tiles", { layout: "half" }, tile))).toBe(
      "<figure><figcaption>A roof.</figcaption></figure>",
    );
  });

  it("has an entry for every component of the vocabulary", () => {
    expect([...knownComponents].sort()).toEqual(Object.keys(vocabulary).sort());
  });

  it("shows a film with its poster, its captions and a way to it", () => {
    const film = { src: "/static/f.mp4", captions: "/static/f.vtt", title: "A fold" };
    const $ = load(html(element("Video", { ...film, poster: picture, caption: "Cast once." })));
    expect($("video").attr("src")).toBe("https://studio.example/static/f.mp4");
    expect($("video").attr("poster")).toBe("https://studio.example/static/a.jpg");
    expect($("track").attr("src")).toBe("https://studio.example/static/f.vtt");
    expect($("video a").attr("href")).toBe("https://studio.example/static/f.mp4");
    expect($("figcaption").text()).toBe("Cast once.");
  });

  it("tells what colours, comparisons and advice show", () => {
    const figure = (alt: string) => element("Figure", { picture, alt });
    const $ = load(
      html(
        element(
          "Palette",
          { caption: "Of the house." },
          element("Colour", { name: "Kola", hex: "#7a3b12", note: "roofs" }),
        ),
        element("Compare", { before: "Sketch", after: "Wall" }, figure("One"), figure("Two")),
        element("DoDont", {}, element("Do", {}, "Cast."), element("Dont", {}, "Melt.")),
      ),
    );
    expect($("li").text()).toBe("Kola #7a3b12, roofs");
    expect($("img")).toHaveLength(2);
    const text = $("body").text();
    for (const words of ["Of the house.", "Sketch, then Wall", "Do", "Cast.", "Don’t", "Melt."]) {
      expect(text).toContain(words);
    }
  });

  it("shows a component that it does not know by its words, pictures and children", () => {
    const gallery = element(
      "Exhibition",
      {
        title: "Six sheets",
        layout: "grid",
        columns: 3,
        before: picture,
        beforeAlt: "The first sheet",
        items: [
          { picture, alt: "One", caption: "The first." },
          { name: "Kola", hex: "#7a3b12" },
        ],
        caption: "From the left.",
      },
      element("p", {}, "Child"),
    );
    const $ = load(html(gallery));
    expect(
      $("img")
        .toArray()
        .map((image) => $(image).attr("alt")),
    ).toEqual(["The first sheet", "One"]);
    const text = $("body").text();
    for (const words of [
      "Six sheets",
      "The first.",
      "Kola",
      "#7a3b12",
      "Child",
      "From the left.",
    ]) {
      expect(text).toContain(words);
    }
    expect(text).not.toContain("grid");
    expect(text.indexOf("Six sheets")).toBeLessThan(text.indexOf("Child"));
  });

  it("comes from the very tree that the page shows", async () => {
    const tree = await evaluateMdx(
      "Text[^1] with *force*.\n\n| a | b |\n|:-:|---|\n| 1 | 2 |\n\n[^1]: A note.",
    );
    const $ = load(feedHtml(tree, PAGE));
    expect($("table td").length).toBe(2);
    expect($("sup a").attr("href")).toBe(`${PAGE}#fn-1`);
    expect($("[class], [style], [data-footnotes]")).toHaveLength(0);
  });
});
