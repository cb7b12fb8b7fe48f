import { itemsOnPage, pageCountOf } from "../../src/lib/pagination";
import activatePilot from "../fixtures/content/projects/activate-pilot/index.json";
import drumAndWord from "../fixtures/content/projects/drum-and-word/index.json";
import dustAndDawn from "../fixtures/content/projects/dust-and-dawn/index.json";
import frauwaRoofs from "../fixtures/content/projects/frauwa-roofs/index.json";
import moatlineStays from "../fixtures/content/projects/moatline-stays/index.json";
import suyaAndSundry from "../fixtures/content/projects/suya-and-sundry/index.json";

/** A rendered picture as the build gives it. */
export const pictureOf = (name: string): Queries.PictureFragment => ({
  src: `/static/${name}-1400.jpg`,
  srcSet: `/static/${name}-420.jpg 420w, /static/${name}-1400.jpg 1400w`,
  sizes: "100vw",
  sources: [
    { type: "image/avif", srcSet: `/static/${name}-420.avif 420w` },
    { type: "image/webp", srcSet: `/static/${name}-420.webp 420w` },
  ],
  width: 1400,
  height: 1050,
});

/** The card that a page is shared with, as the build gives it. */
export const shareCard: Queries.ShareCardFragment = {
  src: "/share/margins-0a1b.jpg",
  alt: "Margins: A Defence. A page with wide margins",
  type: "image/jpeg",
  width: 1200,
  height: 630,
};

const fixtureProjects = {
  "frauwa-roofs": frauwaRoofs,
  "activate-pilot": activatePilot,
  "suya-and-sundry": suyaAndSundry,
  "dust-and-dawn": dustAndDawn,
  "moatline-stays": moatlineStays,
  "drum-and-word": drumAndWord,
};

/** The six projects of the fixture content, in their order, as the query of the page gives them. */
export const projectCards: Queries.ProjectCardFragment[] = Object.entries(fixtureProjects).map(
  ([slug, { image: _image, ...project }]) => ({
    ...project,
    slug,
    image: { picture: pictureOf(slug) },
    caseStudyPath: "caseStudySlug" in project ? `/case-studies/${project.caseStudySlug}` : null,
  }),
);

export const projectCard = (
  changes: Partial<Queries.ProjectCardFragment> = {},
): Queries.ProjectCardFragment => ({
  slug: "night-market",
  order: 4,
  title: "Night Market",
  client: "A street-food market, Warri",
  category: "Print Design",
  imageAlt: "A poster of a lamp over a pan",
  link: null,
  caseStudyPath: null,
  image: { picture: pictureOf("night-market") },
  ...changes,
});

export const articleCard = (
  changes: Partial<Queries.ArticleCardFragment> = {},
): Queries.ArticleCardFragment => ({
  slug: "margins",
  path: "/articles/margins",
  title: "Margins: A Defence",
  excerpt: "Why the edge of the page is worth its price.",
  topic: "Design Trends",
  publishDate: "2025-03-04",
  displayDate: "Mar 04, 2025",
  listReadTime: "5 min",
  hidden: null,
  altTitle: "A page with wide margins",
  featuredImage: { picture: pictureOf("margins") },
  ...changes,
});

export const manyArticleCards = (count: number): Queries.ArticleCardFragment[] =>
  Array.from({ length: count }, (_, index) =>
    articleCard({ slug: `article-${index}`, title: `Article number ${index}` }),
  );

/** The first page of a list of some articles, which are all on it where they have room. */
export const articleList = (
  articles: readonly Queries.ArticleCardFragment[],
): Queries.ArticlesPageQuery["articlesPage"]["list"] => ({
  page: 1,
  pageCount: pageCountOf(articles.length),
  articleCount: articles.length,
  articles: itemsOnPage(articles, 1),
  topics: [],
});
