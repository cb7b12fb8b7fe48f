import type { ContentFile } from "../../src/build/content/check";
import { evaluateMdx } from "../../src/build/mdx/evaluate";
import { splitTitle } from "../../src/lib/title";
import { textOf, walk, type TreeElement, type TreeNode } from "../../src/lib/tree";
import { bodyOf, realFiles } from "../support/content";

const ARTICLES = [
  ["minimalist-design", "2025-03-04", "5 min", "Design Trends"],
  ["maximizing-efficiency", "2025-03-24", "5 min", "AI"],
  ["design-is-a-process", "2025-06-13", "6 min", "Design Philosophy"],
  ["benin-city-designer", "2025-06-22", "5 min", "Design Trends"],
] as const;

const wordsOf = (tree: readonly TreeNode[]): number =>
  textOf(tree).split(/\s+/).filter(Boolean).length;

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

describe.each(ARTICLES)("the article %s", (slug, date, readTime, topic) => {
  it("has the date, read time and topic of the specification", async () => {
    const { data } = await read("Article", slug);
    expect(data).toMatchObject({ publishDate: date, readTime, topic });
    expect(data.listReadTime ?? data.readTime).toBe("5 min");
  });

  it("is at least 700 words long, in about the time it promises", async () => {
    const { tree } = await read("Article", slug);
    expect(wordsOf(tree)).toBeGreaterThanOrEqual(700);
    expect(wordsOf(tree) / 220).toBeLessThan(Number.parseInt(readTime) + 2);
  });

  it("has headings, a list, a quote and a figure", async () => {
    const { elements } = await read("Article", slug);
    const count = (...types: string[]) =>
      elements.filter(({ type }) => types.includes(type)).length;
    expect(count("h2")).toBeGreaterThanOrEqual(2);
    expect(count("ul", "ol")).toBeGreaterThanOrEqual(1);
    expect(count("blockquote", "PullQuote")).toBeGreaterThanOrEqual(1);
    expect(count("Figure")).toBeGreaterThanOrEqual(1);
  });

  it("skips no level of heading", async () => {
    const { elements } = await read("Article", slug);
    let last = 1;
    for (const { type } of elements) {
      const level = Number(/^h([1-6])$/.exec(type)?.[1] ?? 0);
      if (!level) continue;
      expect(level).toBeGreaterThan(1);
      expect(level).toBeLessThanOrEqual(last + 1);
      last = level;
    }
  });

  it("has an excerpt of the length that a search shows", async () => {
    const { data } = await read("Article", slug);
    expect(String(data.excerpt).length).toBeGreaterThanOrEqual(70);
    expect(String(data.excerpt).length).toBeLessThanOrEqual(170);
  });
});

describe("the articles together", () => {
  it("show the title rule", async () => {
    const titles = (await realFiles("Article")).map(({ data }) => String(data.title));
    expect(new Set(titles).size).toBe(4);
    expect(titles.some((title) => splitTitle(title).accent)).toBe(true);
  });

  it("lead from benin-city-designer to projects, articles and profiles of other designers", async () => {
    const { elements } = await read("Article", "benin-city-designer");
    const targets = elements
      .filter(({ type }) => type === "a")
      .map(({ props }) => String(props.href));
    expect(targets).toEqual(expect.arrayContaining(["/projects", "/articles"]));
    const profiles = targets.filter((href) =>
      /^https:\/\/(www\.)?(behance\.net|dribbble\.com)\//.test(href),
    );
    expect(profiles.length).toBeGreaterThanOrEqual(2);
  });
});

describe.each(["frauwa-roofs", "activate-pilot"])("the case study %s", (slug) => {
  it("is at least 700 words long", async () => {
    const { tree } = await read("CaseStudy", slug);
    expect(wordsOf(tree)).toBeGreaterThanOrEqual(700);
  });

  it("has its four sections", async () => {
    const { elements } = await read("CaseStudy", slug);
    const headings = elements
      .filter(({ type }) => type === "h2")
      .map(({ children }) => textOf(children).toLowerCase());
    for (const section of [
      /challenge|concept/,
      /visual identity|logo development|mark|identity/,
      /application|guideline/,
      /result|outcome/,
    ]) {
      expect(headings.some((heading) => section.test(heading))).toBe(true);
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
