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
 * As many as can be related, of those that are alike and of the others, on one side of an article. In
 * order of time the nearest come first, so that the side is not gone through to its end for each of
 * a thousand articles.
 */
const nearest = <Item>(
  all: readonly Item[],
  from: number,
  step: 1 | -1,
  isAlike: (item: Item) => boolean,
): Item[] => {
  const alike: Item[] = [];
  const others: Item[] = [];
  for (let at = from; alike.length < RELATED || others.length < RELATED; at += step) {
    const item = all[at];
    if (!item) break;
    const kind = isAlike(item) ? alike : others;
    if (kind.length < RELATED) kind.push(item);
  }
  return [...alike, ...others];
};

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
  const isAlike = (item: Item) => item.topic === current.topic;
  const days = (item: Item) => Math.abs(dayOf(item) - dayOf(current));
  const strange = (item: Item) => Number(!isAlike(item));
  // Beyond the two that stand beside it.
  const near = [...nearest(all, at - 2, -1, isAlike), ...nearest(all, at + 2, 1, isAlike)];
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
