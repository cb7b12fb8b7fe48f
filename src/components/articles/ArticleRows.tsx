import { graphql } from "gatsby";
import styled from "styled-components";
import { from, onTablets } from "../../theme/media";
import { ArticleTitle } from "./ArticleTitle";
import { Picture } from "../media/Picture";
import { HiddenMark } from "../ui/HiddenMark";
import { Link } from "../ui/Link";
import { belowFirstView } from "../../theme/opening";
import { sheet } from "../ui/styles";
import { TextLink } from "../ui/TextLink";

const List = styled.ul`
  ${sheet}
  list-style: none;
`;

const Row = styled.article`
  position: relative;
  display: grid;
  gap: var(--space-4) var(--gutter);
  padding-block: var(--space-5);

  /* Above what makes all of it a link, so that it answers the pointer itself. */
  > * > a {
    position: relative;
    z-index: 1;
  }

  li + li > & {
    border-top: var(--hairline) solid var(--rule);
  }

  ${from.medium} {
    grid-template-columns: repeat(12, 1fr);
  }
`;

const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-4);
  font-size: var(--text-sm);
  color: var(--bronze);

  ${from.medium} {
    grid-column: span 3;
    display: grid;
    align-content: start;
  }
`;

const Words = styled.div`
  ${from.medium} {
    grid-column: span 5;
  }
`;

const Title = styled.h3`
  font-size: var(--text-2xl);

  ${onTablets} {
    font-size: var(--text-xl);
  }

  a {
    text-decoration: none;
    transition: color var(--fast);
  }

  /* The whole row is the link; what is named below it leads to the same page. */
  a::after {
    content: "";
    position: absolute;
    inset: 0;
  }

  ${Row}:hover & a {
    color: var(--accent);
  }
`;

const Excerpt = styled.p`
  max-width: var(--measure);
  margin-block: var(--space-3);
  color: var(--ink-soft);
`;

const Thumb = styled.div`
  order: -1;

  ${from.medium} {
    grid-column: span 4;
    order: 0;
  }
`;

/** Articles as the rows of a table of contents. */
export const ArticleRows = ({ articles }: { articles: readonly Queries.ArticleRowFragment[] }) => (
  <List>
    {articles.map((article) => (
      <li key={article.slug} {...belowFirstView}>
        <Row data-plate="">
          <Facts>
            <span>{article.topic}</span>
            <time dateTime={article.publishDate}>{article.displayDate}</time>
            <span>{`${article.listReadTime} read`}</span>
            <HiddenMark hidden={article.hidden} displayDate={article.displayDate} />
          </Facts>
          <Words>
            <Title>
              <Link href={article.path}>
                <ArticleTitle title={article.title} />
              </Link>
            </Title>
            <Excerpt>{article.excerpt}</Excerpt>
            <TextLink href={article.path} aria-label={`Read Article: ${article.title}`}>
              Read Article
            </TextLink>
          </Words>
          <Thumb>
            <Picture
              picture={article.featuredImage.picture}
              alt={article.altTitle}
              waiting="spinner"
            />
          </Thumb>
        </Row>
      </li>
    ))}
  </List>
);

export const articleRow = graphql`
  fragment ArticleRow on Article {
    slug
    path
    title
    excerpt
    topic
    publishDate
    displayDate
    listReadTime
    hidden
    altTitle
    featuredImage {
      picture(place: THUMB) {
        ...Picture
      }
    }
  }
`;
