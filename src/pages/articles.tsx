import { graphql, type PageProps } from "gatsby";
import { ArticleList } from "../components/articles/ArticleList";
import { useSite } from "../components/layout/useSite";
import { firstRowPreloads } from "../components/media/picture-preload";
import { Seo } from "../components/seo/Seo";
import { ButtonLink } from "../components/ui/Button";
import { Closing } from "../components/ui/Closing";
import { PageHeading } from "../components/ui/PageHeading";
import { wordsOfListPage } from "../lib/list-page";
import { placesOnPage } from "../lib/pagination";
import { routes } from "../lib/routes";

/** The articles list: its first page, and every later one that there are articles for. */
const ArticlesPage = ({ data }: PageProps<Queries.ArticlesPageQuery>) => {
  const { articlesPage: page, chips } = data;
  const { list } = page;
  const { socials } = useSite();
  const profile = socials.find(({ network }) => network === page.connect.network);
  const { label, ...words } = wordsOfListPage(page, list);

  return (
    <>
      <Seo
        {...words}
        path={routes.articleList(list.page)}
        card={page.shareCard}
        modifiedDate={page.meta.modifiedDate}
        kind="collection"
        items={list.articles.map(({ title, path }) => ({ title, href: path }))}
        within={{
          first: placesOnPage(list.page, list.articleCount).first,
          total: list.articleCount,
        }}
      >
        {firstRowPreloads(list.articles.map(({ featuredImage }) => featuredImage.picture))}
      </Seo>
      <PageHeading label={label} title={page.heading} accent={page.headingAccent}>
        {list.page === 1 && page.intro}
      </PageHeading>
      <ArticleList list={list} chips={chips.articles} empty={page.empty} />
      {profile && (
        <Closing text={page.connect.text}>
          <ButtonLink href={profile.url} newTab>
            {page.connect.label}
          </ButtonLink>
        </Closing>
      )}
    </>
  );
};

export default ArticlesPage;

export const query = graphql`
  query ArticlesPage($page: Int! = 1) {
    articlesPage {
      meta {
        title
        description
        modifiedDate
      }
      shareCard {
        ...ShareCard
      }
      label
      heading
      headingAccent
      intro
      list(page: $page) {
        articleCount
        ...ArticlesOnPage
      }
      empty {
        heading
        text
        actionLabel
      }
      connect {
        text
        label
        network
      }
    }
    chips {
      articles
    }
  }
`;
