import { graphql, type PageProps } from "gatsby";
import { ArticleGrid } from "../components/articles/ArticleGrid";
import { Hero } from "../components/home/Hero";
import { Shelf } from "../components/home/Shelf";
import { ProjectGrid } from "../components/projects/ProjectGrid";
import { Seo } from "../components/seo/Seo";
import { routes } from "../lib/routes";

const HomePage = ({ data }: PageProps<Queries.HomePageQuery>) => {
  const { meta, hero, selected, latest } = data.homePage;
  return (
    <>
      <Seo title={meta.title} description={meta.description} path={routes.home} />
      <Hero hero={hero} />
      <Shelf heading={selected.heading} linkLabel={selected.linkLabel} href={routes.projects}>
        <ProjectGrid projects={selected.projects} />
      </Shelf>
      <Shelf heading={latest.heading} linkLabel={latest.linkLabel} href={routes.articles}>
        <ArticleGrid articles={data.allArticle.nodes} eager={0} />
      </Shelf>
    </>
  );
};

export default HomePage;

export const query = graphql`
  query HomePage {
    homePage {
      meta {
        title
        description
      }
      hero {
        tagline
        headline
        headlineAccent
        pitch
        actions {
          label
          href
        }
      }
      selected {
        heading
        linkLabel
        projects {
          ...ProjectCard
        }
      }
      latest {
        heading
        linkLabel
      }
    }
    allArticle(sort: { publishDate: DESC }, limit: 2) {
      nodes {
        ...ArticleCard
      }
    }
  }
`;
