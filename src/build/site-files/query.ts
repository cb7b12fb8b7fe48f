import type { FeedSite } from "../feeds/feeds";
import { NEWEST_FIRST } from "../graphql/article-order";
import type { PictureData } from "../graphql/pictures";
import type { ShareCard } from "../graphql/share-cards";
import type { TreeNode } from "../../lib/tree";

/* What the files that machines read are made of, asked for once after the pages are built. */

type Card = Pick<ShareCard, "src" | "type">;

interface Shown {
  picture: Pick<PictureData, "src" | "width" | "height">;
}

interface Page {
  path: string;
  publishDate: string;
  modifiedDate: string | null;
  altTitle: string;
  featuredImage: Shown;
  body: { tree: TreeNode[] };
}

export interface ArticleData extends Page {
  slug: string;
  /** Slugs it had before, the oldest first. */
  formerly: readonly string[];
  shareCard: Card;
  featuredImage: Shown & { onList: { src: string } };
  title: string;
  excerpt: string;
  topic: string;
}

interface SinglePage {
  meta: { modifiedDate: string | null };
}

interface Plate {
  image: Shown;
  imageAlt: string;
}

export interface SiteData {
  siteFacts: FeedSite & { securityExpires: string };
  allArticle: { nodes: ArticleData[] };
  allCaseStudy: { nodes: Page[] };
  allProject: { nodes: Plate[] };
  allPartnership: { nodes: Plate[] };
  homePage: SinglePage;
  aboutPage: SinglePage & { portrait: Shown; portraitAlt: string };
  careerPage: SinglePage;
  projectsPage: SinglePage;
  featuredPage: SinglePage;
  articlesPage: SinglePage;
  contactPage: SinglePage;
}

const single = "meta { modifiedDate }";
const picture = (place: string) => `picture(place: ${place}) { src width height }`;
const page = `
  path
  publishDate
  modifiedDate
  altTitle
  body { tree }
`;
const plates = `nodes { imageAlt image { ${picture("CARD")} } }`;

/** Answers `SiteData`. What has no node, such as a draft, cannot be in it. */
export const siteQuery = `{
  siteFacts { name author url title description language email securityExpires }
  allArticle(sort: ${NEWEST_FIRST}) {
    nodes { slug formerly title excerpt topic shareCard { src type }
      featuredImage { ${picture("LEAD")} onList: picture(place: CARD) { src } } ${page} }
  }
  allCaseStudy(sort: { slug: ASC }) {
    nodes { featuredImage { ${picture("BLEED")} } ${page} }
  }
  allProject(sort: { order: ASC }) { ${plates} }
  allPartnership(sort: { order: ASC }) { ${plates} }
  homePage { ${single} }
  aboutPage { ${single} portraitAlt portrait { ${picture("PORTRAIT")} } }
  careerPage { ${single} }
  projectsPage { ${single} }
  featuredPage { ${single} }
  articlesPage { ${single} }
  contactPage { ${single} }
}`;
