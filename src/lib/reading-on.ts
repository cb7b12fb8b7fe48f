/** What is needed of an article to find the ones to read after it. */
export interface Readable {
  slug: string;
  topic: string;
  publishDate: string;
}

export interface ReadingOn<Item> {
  previous: Item | undefined;
  next: Item | undefined;
  related: Item[];
}

/** How many related articles are offered. */
const RELATED = 2;

const dayOf = ({ publishDate }: Readable): number => Date.parse(publishDate);

/**
 * The articles before and after one, by date, and those closest to it of the rest: of the same
 * topic first, then those published nearest to it.
 *
 * @param all every article, the oldest first.
 */
export const readingOn = <Item extends Readable>(
  all: readonly Item[],
  slug: string,
): ReadingOn<Item> => {
  const at = all.findIndex((item) => item.slug === slug);
  const current = all[at];
  if (!current) return { previous: undefined, next: undefined, related: [] };
  const previous = all[at - 1];
  const next = all[at + 1];
  const isOther = (item: Item) => item !== current && item !== previous && item !== next;
  const isAlike = (item: Item) => item.topic === current.topic;
  const days = (item: Item) => Math.abs(dayOf(item) - dayOf(current));
  const strange = (item: Item) => Number(!isAlike(item));
  // In order of time the nearest stand beside it: only they have to be compared.
  const sides = [all.slice(0, at).reverse(), all.slice(at + 1)].map((side) => side.filter(isOther));
  const near = sides.flatMap((side) => [
    ...side.filter(isAlike).slice(0, RELATED),
    ...side.filter((item) => !isAlike(item)).slice(0, RELATED),
  ]);
  const related = near
    .sort((one, other) => strange(one) - strange(other) || days(one) - days(other))
    .slice(0, RELATED);
  return { previous, next, related };
};

/**
 * The entry after one in a list that begins again at its end; none in a list of one.
 *
 * @param isCurrent tells the entry to start from; where there is none, the first entry is next.
 */
export const nextInCircle = <Item>(
  items: readonly Item[],
  isCurrent: (item: Item) => boolean,
): Item | undefined => {
  const next = items[(items.findIndex(isCurrent) + 1) % items.length];
  return next !== undefined && isCurrent(next) ? undefined : next;
};
