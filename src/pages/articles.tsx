import { graphql, type PageProps } from "gatsby";
import { useState } from "react";
import { ArticleGrid } from "../components/articles/ArticleGrid";
import { useSite } from "../components/layout/useSite";
import { Seo } from "../components/seo/Seo";
import { ButtonLink } from "../components/ui/Button";
import { Closing } from "../components/ui/Closing";
import { FilterableList } from "../components/ui/FilterableList";
import { PageHeading } from "../components/ui/PageHeading";
import { ALL } from "../lib/constants";
import { filterByChip } from "../lib/filter";
import { routes } from "../lib/routes";

const ArticlesPage = ({ data }: PageProps<Queries.ArticlesPageQuery>) => {
  const { articlesPage: page, chips, allArticle } = data;
  const { socials } = useSite();
  const [topic, setTopic] = useState(ALL);
  const shown = filterByChip(allArticle.nodes, topic, (article) => article.topic);
  const profile = socials.find(({ network }) => network === page.connect.network);

  return (
    <>
      <Seo
        title={page.meta.title}
        description={page.meta.description}
        path={routes.articles}
        card={page.shareCard}
        modifiedDate={page.meta.modifiedDate}
        kind="collection"
        items={allArticle.nodes.map(({ title, path }) => ({ title, href: path }))}
      />
      <PageHeading label={page.label} title={page.heading} accent={page.headingAccent}>
        {page.intro}
      </PageHeading>
      <FilterableList
        label="Filter articles by topic"
        heading="All articles"
        chips={chips.articles}
        chosen={topic}
        onChoose={setTopic}
        count={shown.length}
        empty={page.empty}
      >
        <ArticleGrid articles={shown} />
      </FilterableList>
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
  query ArticlesPage {
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
    allArticle(sort: [{ publishDate: DESC }, { title: ASC }]) {
      nodes {
        ...ArticleCard
      }
    }
  }
`;
