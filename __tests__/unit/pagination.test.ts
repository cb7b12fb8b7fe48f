import {
  itemsOnPage,
  laterPages,
  numbersAround,
  pageCountOf,
  placesOnPage,
} from "../../src/lib/pagination";

const list = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);

describe("the pages of a list", () => {
  it.each([
    [0, 1, []],
    [1, 1, []],
    [24, 1, []],
    [25, 2, [2]],
    [48, 2, [2]],
    [49, 3, [2, 3]],
  ])("of %i items are %i", (items, count, later) => {
    expect(pageCountOf(items)).toBe(count);
    expect(laterPages(items)).toEqual(later);
  });

  it.each([0, 1, 24, 25, 49])("hold %i items, each once and in order", (count) => {
    const pages = [1, ...laterPages(count)].map((page) => itemsOnPage(list(count), page));
    expect(pages.flat()).toEqual(list(count));
    pages.forEach((page) => expect(page.length).toBeLessThanOrEqual(24));
  });

  it("know the places of what stands on them", () => {
    expect(placesOnPage(1, 4)).toEqual({ first: 1, last: 4 });
    expect(placesOnPage(2, 49)).toEqual({ first: 25, last: 48 });
    expect(placesOnPage(3, 49)).toEqual({ first: 49, last: 49 });
  });
});

describe("the numbers that a page offers", () => {
  it.each([
    [1, 1, [1]],
    [1, 2, [1, 2]],
    [2, 5, [1, 2, 3, 4, 5]],
    [1, 5, [1, 2, "gap", 5]],
    [3, 42, [1, 2, 3, 4, "gap", 42]],
    [4, 42, [1, 2, 3, 4, 5, "gap", 42]],
    [20, 42, [1, "gap", 19, 20, 21, "gap", 42]],
    [39, 42, [1, "gap", 38, 39, 40, 41, 42]],
    [42, 42, [1, "gap", 41, 42]],
  ])("page %i of %i", (page, count, numbers) => {
    expect(numbersAround(page, count)).toEqual(numbers);
  });

  it("are never more than seven", () => {
    for (const page of list(42)) {
      expect(numbersAround(page, 42).length).toBeLessThanOrEqual(7);
    }
  });
});
