import { useEffect, useState } from "react";
import { ALL } from "../../lib/constants";
import { filterByChip } from "../../lib/filter";

type Card = Queries.ArticleCardFragment;

type Answer = readonly Card[] | "failed";

interface TopicArticles {
  articles: readonly Card[];
  /** While waiting and after a failure the articles are those of this page alone. */
  state: "whole" | "waiting" | "failed";
  /** Asks once more after a failure. */
  retry: () => void;
}

const fetchCards = async (address: string, signal: AbortSignal): Promise<readonly Card[]> => {
  const response = await fetch(address, { signal });
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`);
  return (await response.json()) as readonly Card[];
};

/**
 * The articles of a topic, out of all pages of the list. Where there are several, those of other
 * pages are fetched when the topic is first chosen; until they are there, and when they do not
 * come, the articles are those of this page. Failures are logged.
 */
export const useTopic = (
  { articles: onPage, pageCount, topics }: Queries.ArticlesOnPageFragment,
  topic: string,
): TopicArticles => {
  const [answers, setAnswers] = useState<Record<string, Answer | undefined>>({});
  const isSearch = pageCount > 1 && topic !== ALL;
  const address = isSearch ? topics.find(({ name }) => name === topic)?.cards : undefined;
  const answer = address === undefined ? undefined : answers[address];

  useEffect(() => {
    if (address === undefined || answer !== undefined) return;
    const abort = new AbortController();
    const settle = (found: Answer) => {
      if (!abort.signal.aborted) setAnswers((others) => ({ ...others, [address]: found }));
    };
    fetchCards(address, abort.signal).then(settle, (error: unknown) => {
      if (!abort.signal.aborted) console.error(`${address} could not be fetched.`, error);
      settle("failed");
    });
    return () => abort.abort();
  }, [address, answer]);

  const retry = () => setAnswers({ ...answers, [address ?? ""]: undefined });
  const ofPage = filterByChip(onPage, topic, (article) => article.topic);
  // A topic without an address has no articles on any page.
  if (address === undefined) return { articles: ofPage, state: "whole", retry };
  if (answer === undefined) return { articles: ofPage, state: "waiting", retry };
  if (answer === "failed") return { articles: ofPage, state: "failed", retry };
  return { articles: answer, state: "whole", retry };
};
