import { placesOnPage } from "./pagination";

interface ListWords {
  label: string;
  meta: { title: string; description: string };
}

interface ListPlace {
  /** From 1. */
  page: number;
  pageCount: number;
  articleCount: number;
}

/**
 * What a page of the articles list says of itself: the first what its content says, a later one
 * also which it is, so that no two have title or description in common.
 */
export const wordsOfListPage = ({ label, meta }: ListWords, place: ListPlace) => {
  const { page, pageCount, articleCount } = place;
  const { first, last } = placesOnPage(page, articleCount);
  if (page === 1) return { ...meta, label, headline: meta.title };
  return {
    title: `${meta.title}, page ${page}`,
    description: `Page ${page} of ${pageCount}: articles ${first} to ${last} of ${articleCount}, the newest first.`,
    label: `${label}, page ${page} of ${pageCount}`,
    headline: `Page ${page}`,
  };
};
