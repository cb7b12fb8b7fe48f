import { nextInCircle, readingOn, type Readable } from "../../src/lib/reading-on";

const piece = (slug: string, publishDate: string, topic = "AI"): Readable => ({
  slug,
  publishDate,
  topic,
});
const wax = piece("wax", "2025-01-10", "Branding");
const clay = piece("clay", "2025-02-10");
const fire = piece("fire", "2025-03-10");
const bronze = piece("bronze", "2025-04-10", "Branding");
const coral = piece("coral", "2025-05-10");
const all = [wax, clay, fire, bronze, coral];

describe("reading on from an article", () => {
  it("leads to the one before and the one after it", () => {
    expect(readingOn(all, "fire")).toMatchObject({ previous: clay, next: bronze });
  });

  it("leads nowhere before the first and after the last", () => {
    expect(readingOn(all, "wax").previous).toBeUndefined();
    expect(readingOn(all, "coral").next).toBeUndefined();
  });

  it("relates those of the same topic first, then those nearest to it in time", () => {
    expect(readingOn(all, "wax").related).toEqual([bronze, fire]);
    expect(readingOn(all, "coral").related).toEqual([fire, clay]);
  });

  it("relates neither the article itself nor what it leads to already", () => {
    for (const { slug } of all) {
      const { previous, next, related } = readingOn(all, slug);
      for (const item of related) {
        expect([slug, previous?.slug, next?.slug]).not.toContain(item.slug);
      }
    }
  });

  it("copes with a single article, and with one that is not there", () => {
    const nothing = { previous: undefined, next: undefined, related: [] };
    expect(readingOn([wax], "wax")).toEqual(nothing);
    expect(readingOn(all, "smoke")).toEqual(nothing);
  });
});

describe("the next entry of a circle", () => {
  const next = (items: string[], current: string) =>
    nextInCircle(items, (item) => item === current);

  it("is the following one, after the last the first", () => {
    expect(next(["a", "b", "c"], "a")).toBe("b");
    expect(next(["a", "b", "c"], "c")).toBe("a");
  });

  it("is the first when the current one is not in it", () => {
    expect(next(["a", "b"], "x")).toBe("a");
  });

  it("is none in a list of one, or of none", () => {
    expect(next(["a"], "a")).toBeUndefined();
    expect(next([], "a")).toBeUndefined();
  });
});
