import { graphql } from "gatsby";
import { useEffect, useRef, useState } from "react";
import { ALL } from "../../lib/constants";
import { ARTICLES_PER_PAGE } from "../../lib/pagination";
import { FilterableList } from "../ui/FilterableList";
import { Waiting } from "../ui/Waiting";
import { ArticleGrid } from "./ArticleGrid";
import { MoreArticles } from "./MoreArticles";
import { Pagination } from "./Pagination";
import { SearchFailed } from "./SearchFailed";
import { useTopic } from "./useTopic";

interface Props {
  list: Queries.ArticlesOnPageFragment;
  chips: readonly string[];
  empty: { readonly heading: string; readonly text: string; readonly actionLabel: string };
}

/** One page of the articles list, and under a chip those of its topic from all pages. */
export const ArticleList = ({ list, chips, empty }: Props) => {
  const [topic, setTopic] = useState(ALL);
  const [room, setRoom] = useState(ARTICLES_PER_PAGE);
  const cards = useRef<HTMLUListElement>(null);
  const { articles, state, retry } = useTopic(list, topic);
  const shown = articles.slice(0, room);

  const choose = (chip: string) => {
    setTopic(chip);
    setRoom(ARTICLES_PER_PAGE);
  };

  // The button moves on or goes: the keyboard goes on at the first card that has come.
  useEffect(() => {
    if (room === ARTICLES_PER_PAGE) return;
    const added = cards.current?.children[room - ARTICLES_PER_PAGE];
    added?.querySelector("a")?.focus({ preventScroll: true });
  }, [room]);

  const status = {
    whole: `${topic}: ${shown.length}${articles.length > room ? ` of ${articles.length}` : ""} shown`,
    waiting: `${topic}: looking through all pages`,
    failed: `${topic}: ${shown.length} shown, of this page only`,
  }[state];

  return (
    <FilterableList
      label="Filter articles by topic"
      heading="All articles"
      chips={chips}
      chosen={topic}
      onChoose={choose}
      count={shown.length}
      status={status}
      isPartial={state !== "whole"}
      empty={empty}
    >
      {shown.length > 0 && (
        <ArticleGrid articles={shown} isBusy={state === "waiting"} listRef={cards} />
      )}
      {state === "waiting" && <Waiting text="Looking through all pages" />}
      {state === "failed" && <SearchFailed onRetry={retry} />}
      {articles.length > room && (
        <MoreArticles
          shown={room}
          total={articles.length}
          onMore={() => setRoom(room + ARTICLES_PER_PAGE)}
        />
      )}
      {(topic === ALL || state === "failed") && <Pagination {...list} />}
    </FilterableList>
  );
};

export const articlesOnPage = graphql`
  fragment ArticlesOnPage on ArticleList {
    page
    pageCount
    articles {
      ...ArticleCard
    }
    topics {
      name
      cards
    }
  }
`;
