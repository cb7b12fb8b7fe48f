import { graphql, type PageProps } from "gatsby";
import { ArticleRows } from "../components/articles/ArticleRows";
import { Hero } from "../components/home/Hero";
import { SelectedPlates } from "../components/home/SelectedPlates";
import { Shelf } from "../components/home/Shelf";
import { useSite } from "../components/layout/useSite";
import { picturePreload } from "../components/media/picture-preload";
import { Seo } from "../components/seo/Seo";
import { Rest } from "../components/ui/Rest";
import { counted } from "../lib/number-words";
import { routes } from "../lib/routes";
import { TALL_QUERY } from "../theme/media";

const HomePage = ({ data }: PageProps<Queries.HomePageQuery>) => {
  const { meta, shareCard, hero, selected, latest } = data.homePage;
  const { role, location } = useSite();
  const { allProject, allCaseStudy, allArticle } = data;
  const contents = [
    counted(allProject.totalCount, "plate", "plates"),
    counted(allCaseStudy.totalCount, "case study", "case studies"),
    counted(allArticle.totalCount, "article", "articles"),
  ].join(", ");
  const facts = [
    { label: "Practice", value: role },
    { label: "Place", value: location },
    { label: "Within", value: contents.charAt(0).toUpperCase() + contents.slice(1) },
  ];

  return (
    <>
      <Seo
        title={meta.title}
        description={meta.description}
        path={routes.home}
        card={shareCard}
        modifiedDate={meta.modifiedDate}
      >
        {selected.projects[0] &&
          picturePreload(selected.projects[0].lead.picture, { media: TALL_QUERY, urgent: true })}
      </Seo>
      <Hero hero={hero} facts={facts} />
      <Rest>
        <Shelf
          heading={selected.heading}
          accent={selected.headingAccent}
          linkLabel={selected.linkLabel}
          href={routes.projects}
        >
          <SelectedPlates projects={selected.projects} />
        </Shelf>
        <Shelf
          heading={latest.heading}
          accent={latest.headingAccent}
          linkLabel={latest.linkLabel}
          href={routes.articles}
        >
          <ArticleRows articles={allArticle.nodes} />
        </Shelf>
      </Rest>
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
        modifiedDate
      }
      shareCard {
        ...ShareCard
      }
      hero {
        tagline
        headline
        headlineAccent
        forme {
          text
          isAccent
          width
        }
        pitch
        actions {
          label
          href
        }
      }
      selected {
        heading
        headingAccent
        linkLabel
        projects {
          ...SelectedPlate
        }
      }
      latest {
        heading
        headingAccent
        linkLabel
      }
    }
    allArticle(sort: [{ publishDate: DESC }, { title: ASC }, { slug: ASC }], limit: 2) {
      totalCount
      nodes {
        ...ArticleRow
      }
    }
    allProject {
      totalCount
    }
    allCaseStudy {
      totalCount
    }
  }
`;
