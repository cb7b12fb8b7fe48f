import { graphql } from "gatsby";
import styled from "styled-components";
import { Picture } from "../media/Picture";
import { HiddenMark } from "../ui/HiddenMark";
import { Link } from "../ui/Link";
import { label } from "../ui/styles";
import { TextLink } from "../ui/TextLink";
import { ArticleTitle } from "./ArticleTitle";

const Card = styled.article`
  position: relative;
  display: grid;
  align-content: start;
  gap: var(--space-3);

  /* Above what makes all of it a link, so that it answers the pointer itself. */
  > div > a {
    position: relative;
    z-index: 1;
  }
`;

const Facts = styled.p`
  ${label}
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-4);
  padding-top: var(--space-3);
  border-top: var(--hairline) solid var(--rule);
  color: var(--bronze);
`;

const Title = styled.h3`
  font-size: var(--text-2xl);

  a {
    text-decoration: none;
    transition: color var(--fast);
  }

  /* The whole card is the link; what is named below it leads to the same page. */
  a::after {
    content: "";
    position: absolute;
    inset: 0;
  }

  ${Card}:hover & a {
    color: var(--accent);
  }
`;

const Excerpt = styled.p`
  max-width: var(--measure);
  color: var(--ink-soft);
`;

interface Props {
  article: Queries.ArticleCardFragment;
  eager?: boolean;
  /** See `Picture`. */
  priority?: boolean;
}

/** An article in a list: its picture, day, topic, title, excerpt, and the way to it. */
export const ArticleCard = ({ article, eager = false, priority = false }: Props) => (
  <Card data-plate="">
    <Picture
      picture={article.featuredImage.picture}
      alt={article.altTitle}
      waiting="spinner"
      eager={eager}
      priority={priority}
    />
    <Facts>
      <time dateTime={article.publishDate}>{article.displayDate}</time>
      <span>{`${article.listReadTime} read`}</span>
      <HiddenMark hidden={article.hidden} displayDate={article.displayDate} />
    </Facts>
    <Title>
      <Link href={article.path}>
        <ArticleTitle title={article.title} />
      </Link>
    </Title>
    <Excerpt>{article.excerpt}</Excerpt>
    <div>
      <TextLink href={article.path} aria-label={`Read Article: ${article.title}`}>
        Read Article
      </TextLink>
    </div>
  </Card>
);

export const articleCard = graphql`
  fragment ArticleCard on Article {
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
      picture(place: CARD) {
        ...Picture
      }
    }
  }
`;
