/** The most cards on one page of the articles list. */
export const ARTICLES_PER_PAGE = 24;

/** On how many pages a list of so many items stands; an empty list has one page too. */
export const pageCountOf = (items: number): number =>
  Math.max(1, Math.ceil(items / ARTICLES_PER_PAGE));

/** The numbers of all pages of a list after its first. */
export const laterPages = (items: number): number[] =>
  Array.from({ length: pageCountOf(items) - 1 }, (_, index) => index + 2);

/** What stands on a page; pages count from 1. */
export const itemsOnPage = <Item>(items: readonly Item[], page: number): Item[] =>
  items.slice((page - 1) * ARTICLES_PER_PAGE, page * ARTICLES_PER_PAGE);

/** The places of the first and the last item of a page in the whole list, from 1. */
export const placesOnPage = (page: number, items: number): { first: number; last: number } => ({
  first: (page - 1) * ARTICLES_PER_PAGE + 1,
  last: Math.min(page * ARTICLES_PER_PAGE, items),
});

/**
 * The numbers that a page offers: the first, the last and those beside it, at most seven however
 * many there are. Numbers left out between two are a "gap"; a single one is not left out.
 */
export const numbersAround = (page: number, count: number): (number | "gap")[] => {
  const near = new Set([1, page - 1, page, page + 1, count]);
  const wanted = [...near].filter((number) => number >= 1 && number <= count).sort((a, b) => a - b);
  return wanted.flatMap((number, index) => {
    const missing = number - (wanted[index - 1] ?? 0) - 1;
    if (missing === 0) return [number];
    return missing === 1 ? [number - 1, number] : ["gap" as const, number];
  });
};
