import { graphql, type PageProps } from "gatsby";
import { ArticleHeader } from "../components/articles/ArticleHeader";
import { Contents } from "../components/articles/Contents";
import { ReadingProgress } from "../components/articles/ReadingProgress";
import { ReadingOn } from "../components/articles/ReadingOn";
import { ShareArticle } from "../components/articles/ShareArticle";
import { Prose } from "../components/mdx/Prose";
import { Tree } from "../components/mdx/Tree";
import { Seo } from "../components/seo/Seo";
import { PageEnd } from "../components/ui/PageEnd";
import { TextLink } from "../components/ui/TextLink";
import { routes } from "../lib/routes";
import { firstFour } from "../theme/opening";
import { typesIn, type TreeNode } from "../lib/tree";

const ArticleTemplate = ({ data }: PageProps<Queries.ArticleTemplateQuery | null>) => {
  // While writing, an article that cannot be made has no data; the panel of the page says why.
  if (!data) return null;
  const { article } = data;
  const tree = article.body.tree as unknown as TreeNode[];
  return (
    <article>
      <Seo
        type="article"
        title={article.ogTitle ?? article.title}
        description={article.excerpt}
        path={article.path}
        headline={article.title}
        card={article.shareCard}
        section={article.topic}
        wordCount={article.body.wordCount}
        publishedDate={article.publishDate}
        modifiedDate={article.modifiedDate}
      />
      <ReadingProgress />
      <ArticleHeader article={article} />
      <Prose {...firstFour} $holds={typesIn(tree)}>
        <Contents headings={article.body.headings} />
        <Tree nodes={tree} />
      </Prose>
      <PageEnd>
        <ShareArticle title={article.title} label="Share Article" />
        <TextLink href={routes.articles}>More Articles</TextLink>
      </PageEnd>
      <ReadingOn article={article} />
    </article>
  );
};

export default ArticleTemplate;

export const query = graphql`
  query ArticleTemplate($slug: String!) {
    article(slug: { eq: $slug }) {
      ...ArticleHeader
      ...ReadingOn
      ogTitle
      excerpt
      path
      modifiedDate
      shareCard {
        ...ShareCard
      }
      body {
        tree
        headings {
          id
          depth
          text
        }
        wordCount
      }
    }
  }
`;
