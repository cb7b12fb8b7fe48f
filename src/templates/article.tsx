import { graphql, type PageProps } from "gatsby";
import { ArticleHeader } from "../components/articles/ArticleHeader";
import { Contents } from "../components/articles/Contents";
import { ReadingProgress } from "../components/articles/ReadingProgress";
import { ShareArticle } from "../components/articles/ShareArticle";
import { Prose } from "../components/mdx/Prose";
import { Tree } from "../components/mdx/Tree";
import { Seo } from "../components/seo/Seo";
import { PageEnd } from "../components/ui/PageEnd";
import { TextLink } from "../components/ui/TextLink";
import { routes } from "../lib/routes";
import type { TreeNode } from "../lib/tree";

const ArticleTemplate = ({ data }: PageProps<Queries.ArticleTemplateQuery>) => {
  const { article } = data;
  return (
    <article>
      <Seo
        type="article"
        title={article.ogTitle ?? article.title}
        description={article.excerpt}
        path={article.path}
        image={article.shareImage.childImageSharp?.resize?.src ?? undefined}
        imageAlt={article.altTitle}
        publishedDate={article.publishDate}
        modifiedDate={article.modifiedDate}
      />
      <ReadingProgress />
      <ArticleHeader article={article} />
      <Prose>
        <Contents headings={article.body.headings} />
        <Tree nodes={article.body.tree as unknown as TreeNode[]} />
      </Prose>
      <PageEnd>
        <ShareArticle title={article.title} label="Share Article" />
        <TextLink href={routes.articles}>More Articles</TextLink>
      </PageEnd>
    </article>
  );
};

export default ArticleTemplate;

export const query = graphql`
  query ArticleTemplate($id: String!) {
    article(id: { eq: $id }) {
      ...ArticleHeader
      ogTitle
      excerpt
      path
      modifiedDate
      shareImage: featuredImage {
        childImageSharp {
          resize(width: 1200, height: 630, quality: 82, toFormat: JPG) {
            src
          }
        }
      }
      body {
        tree
        headings {
          id
          depth
          text
        }
      }
    }
  }
`;
