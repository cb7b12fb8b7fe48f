import { graphql } from "gatsby";
import styled from "styled-components";
import { from, screenOnly } from "../../theme/media";
import { belowFirstView } from "../../theme/opening";
import { Link } from "../ui/Link";
import { label, sheet } from "../ui/styles";
import { ArticleRows } from "./ArticleRows";
import { ArticleTitle } from "./ArticleTitle";

const Block = styled.section.attrs(screenOnly)`
  margin-top: var(--space-8);
`;

/* The two pages beside this one, as at the foot of a spread. */
const Spread = styled.ul`
  ${sheet}
  display: grid;
  list-style: none;

  &::before {
    content: "";
    grid-column: 1 / -1;
    border-top: var(--hairline) solid var(--ink);
  }

  > li + li {
    border-top: var(--hairline) solid var(--rule);
  }

  ${from.medium} {
    grid-template-columns: var(--axis) 1fr;

    > li + li {
      border-top: 0;
    }

    /* What follows stands on the right even where nothing came before. */
    > li[data-place="next"] {
      grid-column: 2;
    }

    > li[data-place="previous"] {
      grid-column: 1;
    }
  }
`;

const Way = styled(Link)`
  display: grid;
  align-content: start;
  gap: var(--space-3);
  height: 100%;
  padding-block: var(--space-4) var(--space-6);
  padding-inline-end: var(--gutter);
  text-decoration: none;
  transition: color var(--fast);

  &:hover {
    color: var(--accent);
  }
`;

const Place = styled.span`
  ${label}
  color: var(--bronze);
`;

const Title = styled.span`
  font: 400 var(--text-2xl) / var(--leading-tight) var(--font-display);
  letter-spacing: var(--tracking-display);
  text-wrap: balance;
`;

const Heading = styled.h2`
  ${sheet}
  margin-block: var(--space-7) var(--space-4);
  font-size: var(--text-xl);
`;

const Related = styled.div`
  > ul > li:first-child > article {
    position: relative;

    &::before {
      content: "";
      position: absolute;
      inset: 0 0 auto;
      border-top: var(--hairline) solid var(--rule);
    }
  }
`;

interface WayProps {
  place: "previous" | "next";
  article: { readonly path: string; readonly title: string };
}

const names = { previous: "Previous article", next: "Next article" } as const;

const WayOn = ({ place, article }: WayProps) => (
  <li data-place={place}>
    <Way href={article.path}>
      <Place>{names[place]}</Place>
      <Title>
        <ArticleTitle title={article.title} />
      </Title>
    </Way>
  </li>
);

/** The end of an article: the ones before and after it, and those closest to it. */
export const ReadingOn = ({ article }: { article: Queries.ReadingOnFragment }) => {
  const { previous, next, related } = article;
  if (!previous && !next) return null;
  return (
    <Block {...belowFirstView} aria-label="Reading on">
      <Spread>
        {previous && <WayOn place="previous" article={previous} />}
        {next && <WayOn place="next" article={next} />}
      </Spread>
      {related.length > 0 && (
        <Related>
          <Heading>Related reading</Heading>
          <ArticleRows articles={related} />
        </Related>
      )}
    </Block>
  );
};

export const readingOn = graphql`
  fragment ReadingOn on Article {
    previous {
      path
      title
    }
    next {
      path
      title
    }
    related {
      ...ArticleRow
    }
  }
`;
