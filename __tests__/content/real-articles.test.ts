import type { ContentFile } from "../../src/build/content/check";
import { evaluateMdx } from "../../src/build/mdx/evaluate";
import { splitTitle } from "../../src/lib/title";
import { textOf, walk, wordCount, type TreeElement, type TreeNode } from "../../src/lib/tree";
import { bodyOf, realFiles } from "../support/content";
import { ARTICLES, CASE_STUDIES, CASE_STUDY_SECTIONS } from "../support/specification";

const elementsOf = (tree: readonly TreeNode[]): TreeElement[] => {
  const elements: TreeElement[] = [];
  walk(tree, (element) => elements.push(element));
  return elements;
};

const read = async (type: string, slug: string) => {
  const file = (await realFiles(type)).find((one) => one.slug === slug) as ContentFile;
  const tree = await evaluateMdx(await bodyOf(file));
  return { data: file.data, tree, elements: elementsOf(tree) };
};

describe.each(ARTICLES)("the article $slug", ({ slug, subject, date, readTime, topic }) => {
  it("has the subject, date, read time and topic of the specification", async () => {
    const { data } = await read("Article", slug);
    expect(data.title).toMatch(subject);
    expect(data).toMatchObject({ publishDate: date, readTime, topic });
    expect(data.listReadTime ?? data.readTime).toBe("5 min");
  });

  it("is 700 words and more, with headings, a list, a quote and a figure", async () => {
    const { tree, elements } = await read("Article", slug);
    const has = (...types: string[]) => elements.some(({ type }) => types.includes(type));
    expect(wordCount(tree)).toBeGreaterThanOrEqual(700);
    expect(has("h2")).toBe(true);
    expect(has("ul", "ol")).toBe(true);
    expect(has("blockquote", "PullQuote")).toBe(true);
    expect(has("Figure")).toBe(true);
  });
});

describe("every article and case study", () => {
  it.each(["Article", "CaseStudy"])("starts its headings below the title: %s", async (type) => {
    for (const { slug } of await realFiles(type)) {
      const { elements } = await read(type, slug);
      expect({ slug, titles: elements.filter(({ type: tag }) => tag === "h1") }).toEqual({
        slug,
        titles: [],
      });
    }
  });
});

describe("the articles together", () => {
  it("show the title rule", async () => {
    const titles = (await realFiles("Article")).map(({ data }) => String(data.title));
    expect(titles.some((title) => splitTitle(title).accent)).toBe(true);
  });

  it("lead from benin-city-designer to projects, articles and profiles of other designers", async () => {
    const { elements } = await read("Article", "benin-city-designer");
    const targets = elements
      .filter(({ type }) => type === "a")
      .map(({ props }) => String(props.href));
    expect(targets).toEqual(expect.arrayContaining(["/projects", "/articles"]));
    expect(targets.filter((href) => /^https?:\/\//.test(href)).length).toBeGreaterThanOrEqual(2);
  });
});

describe.each(CASE_STUDIES)("the case study $slug", ({ slug }) => {
  it("is 700 words and more", async () => {
    const { tree } = await read("CaseStudy", slug);
    expect(wordCount(tree)).toBeGreaterThanOrEqual(700);
  });

  it("has its four sections", async () => {
    const { elements } = await read("CaseStudy", slug);
    const headings = elements
      .filter(({ type }) => type === "h2")
      .map(({ children }) => textOf(children));
    for (const section of CASE_STUDY_SECTIONS) {
      expect(headings).toContainEqual(expect.stringMatching(section));
    }
  });

  it("has tiles instead of pictures, in colours that its palette has", async () => {
    const { data, elements } = await read("CaseStudy", slug);
    const tiles = elements.filter(({ type }) => type === "Tile");
    expect(tiles.length).toBeGreaterThan(0);
    const colours = (data.palette as unknown[]).length;
    tiles.forEach(({ props }) => {
      expect(Number(props.tone)).toBeGreaterThanOrEqual(1);
      expect(Number(props.tone)).toBeLessThanOrEqual(colours);
    });
  });
});
