import { graphql } from "gatsby";
import { Helmet } from "react-helmet";
import styled from "styled-components";
import { routes } from "../../lib/routes";
import { entrance } from "../../theme/entrance";
import { from, screenOnly } from "../../theme/media";
import { PLATE_TRANSITION } from "../layout/page-transition";
import { Picture } from "../media/Picture";
import { picturePreload } from "../media/picture-preload";
import { HiddenMark } from "../ui/HiddenMark";
import { label, sheet } from "../ui/styles";
import { TextLink } from "../ui/TextLink";
import { ArticleTitle } from "./ArticleTitle";
import { ShareArticle } from "./ShareArticle";

const Block = styled.header`
  ${sheet}
  ${entrance}
  padding-top: calc(var(--header-height) + var(--space-5));
`;

const Bar = styled.div.attrs(screenOnly)`
  display: flex;
  justify-content: space-between;
  align-items: center;
  gap: var(--space-4);
`;

const Words = styled.div`
  max-width: var(--wide);
  margin-block: var(--space-7);

  ${from.large} {
    margin-inline: auto;
  }
`;

const Topic = styled.p`
  ${label}
  display: inline-block;
  margin-bottom: var(--space-4);
  padding: var(--space-1) var(--space-3);
  border: var(--hairline) solid currentColor;
  border-radius: var(--radius-pill);
  color: var(--bronze);
`;

const Title = styled.h1`
  font-size: var(--text-headline);
  line-height: var(--leading-flat);
`;

const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-4);
  margin-top: var(--space-5);
  color: var(--ink-soft);
`;

const Plate = styled.div`
  max-width: var(--wide);
  margin-inline: auto;

  picture {
    display: block;
    view-transition-name: ${PLATE_TRANSITION};
  }
`;

/** The head of an article: where it belongs, what it is called, its picture. */
export const ArticleHeader = ({ article }: { article: Queries.ArticleHeaderFragment }) => (
  <Block>
    <Helmet>{picturePreload(article.featuredImage.picture, { urgent: true })}</Helmet>
    <Bar>
      <TextLink href={routes.articles}>Back to Articles</TextLink>
      <ShareArticle title={article.title} label="Share" />
    </Bar>
    <Words>
      <Topic>{article.topic}</Topic>
      <Title>
        <ArticleTitle title={article.title} />
      </Title>
      <Facts>
        <time dateTime={article.publishDate}>{article.displayDate}</time>
        <span>{`${article.readTime} read`}</span>
        <HiddenMark hidden={article.hidden} displayDate={article.displayDate} />
      </Facts>
    </Words>
    <Plate data-opening-plate="">
      {/* Lazy, as the specification asks, but on a phone the largest thing in the first view. */}
      <Picture
        picture={article.featuredImage.picture}
        alt={article.altTitle}
        waiting="spinner"
        priority
      />
    </Plate>
  </Block>
);

export const articleHeader = graphql`
  fragment ArticleHeader on Article {
    title
    topic
    publishDate
    displayDate
    readTime
    hidden
    altTitle
    featuredImage {
      picture(place: LEAD) {
        ...Picture
      }
    }
  }
`;
