import type { Ref } from "react";
import styled from "styled-components";
import { EAGER_ARTICLE_IMAGES, ENTRANCE } from "../../lib/constants";
import { staggeredWithin } from "../../theme/entrance";
import { from } from "../../theme/media";
import { afterFirstPicture, belowFirstView } from "../../theme/opening";
import { sheet } from "../ui/styles";
import { ArticleCard } from "./ArticleCard";

/** After this many cards the delay has reached its cap. */
const STAGGERED_CARDS = 5;

const Grid = styled.ul`
  ${sheet}
  display: grid;
  gap: var(--space-8) var(--gutter);
  list-style: none;

  ${from.medium} {
    grid-template-columns: 1fr 1fr;
  }

  ${afterFirstPicture}

  > li {
    ${staggeredWithin(ENTRANCE.articleCard, STAGGERED_CARDS)}
  }
`;

interface Props {
  articles: readonly Queries.ArticleCardFragment[];
  /** Whether others are being fetched that belong to it. */
  isBusy?: boolean;
  listRef?: Ref<HTMLUListElement>;
}

/** The cards of a page of the list, in the order given; the first two are taken to be in its first view. */
export const ArticleGrid = ({ articles, isBusy = false, listRef }: Props) => (
  <Grid ref={listRef} aria-busy={isBusy || undefined}>
    {articles.map((article, index) => (
      <li key={article.slug} {...(index > 0 && belowFirstView)}>
        <ArticleCard
          article={article}
          eager={index < EAGER_ARTICLE_IMAGES}
          priority={index === 0}
        />
      </li>
    ))}
  </Grid>
);
