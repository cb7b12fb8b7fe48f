import { itemsOnPage, laterPages } from "../../lib/pagination";
import { routes } from "../../lib/routes";
import { walk, type TreeNode } from "../../lib/tree";
import { asPicture } from "../feeds/fallback";
import type { SiteData } from "./query";
import type { SitemapPage } from "./sitemap";

type Image = SitemapPage["images"][number];

/** Every picture of a text, whichever component shows it. */
const picturesOf = (tree: readonly TreeNode[]): Image[] => {
  const images: Image[] = [];
  const collect = (value: unknown, alt: string): void => {
    const picture = asPicture(value);
    if (picture) images.push({ src: picture.src, title: alt });
    else if (Array.isArray(value)) value.forEach((entry) => collectAll(entry));
  };
  const collectAll = (props: unknown): void => {
    if (typeof props !== "object" || props === null) return;
    const { alt } = props as { alt?: unknown };
    Object.values(props).forEach((value) => collect(value, typeof alt === "string" ? alt : ""));
  };
  walk(tree, ({ props }) => collectAll(props));
  return images;
};

/** The latest of some days, written as year-month-day; undefined without any. */
const latest = (days: readonly (string | null | undefined)[]): string | undefined =>
  days
    .filter((day): day is string => Boolean(day))
    .sort()
    .at(-1);

const plate = (node: { image: { picture: { src: string } }; imageAlt: string }): Image => ({
  src: node.image.picture.src,
  title: node.imageAlt,
});

/**
 * All pages of the site map. A list has changed when its own words have or when the newest piece
 * in it has; the 404 page is not in it.
 */
export const sitemapPages = (data: SiteData): SitemapPage[] => {
  const articles = data.allArticle.nodes;
  const studies = data.allCaseStudy.nodes;
  const changed = (pieces: readonly { publishDate: string; modifiedDate: string | null }[]) =>
    pieces.map((piece) => latest([piece.publishDate, piece.modifiedDate]));
  const lead = (piece: (typeof studies)[number]): Image => ({
    src: piece.featuredImage.picture.src,
    title: piece.altTitle,
  });
  const { homePage, aboutPage, careerPage, projectsPage, featuredPage, articlesPage, contactPage } =
    data;
  const list = (
    path: string,
    page: { meta: { modifiedDate: string | null } },
    days: readonly (string | undefined)[],
    images: readonly Image[],
  ): SitemapPage => ({ path, lastmod: latest([page.meta.modifiedDate, ...days]), images });

  return [
    list(routes.home, homePage, changed([...articles, ...studies]), []),
    list(
      routes.about,
      aboutPage,
      [],
      [{ src: aboutPage.portrait.picture.src, title: aboutPage.portraitAlt }],
    ),
    list(routes.career, careerPage, [], []),
    list(routes.projects, projectsPage, changed(studies), data.allProject.nodes.map(plate)),
    list(routes.featured, featuredPage, [], data.allPartnership.nodes.map(plate)),
    ...[1, ...laterPages(articles.length)].map((page) => {
      const shown = itemsOnPage(articles, page);
      const pictures = shown.map(({ featuredImage, altTitle }) => ({
        src: featuredImage.onList.src,
        title: altTitle,
      }));
      return list(routes.articleList(page), articlesPage, changed(shown), pictures);
    }),
    list(routes.contact, contactPage, [], []),
    ...[...articles, ...studies].map((piece) => ({
      path: piece.path,
      lastmod: latest([piece.publishDate, piece.modifiedDate]),
      images: [lead(piece), ...picturesOf(piece.body.tree)],
    })),
  ];
};
