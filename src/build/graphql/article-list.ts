import { createHash } from "node:crypto";
import path from "node:path";
import type { Node } from "gatsby";
import { ARTICLE_CARDS_PATH } from "../../lib/constants";
import { itemsOnPage, pageCountOf } from "../../lib/pagination";
import { slugOf } from "../content/slug";
import { asListed } from "./article-order";
import type { ResolverContext } from "./pictures";

/* The list of all articles, page by page. */

interface ArticleTopic {
  name: string;
  cards: string;
  articles: Node[];
}

interface ArticleList {
  page: number;
  pageCount: number;
  articleCount: number;
  articles: Node[];
  topics: ArticleTopic[];
}

/**
 * The file of a topic's cards. Its name does not change with what is in it: like the data of a
 * page it is asked for again each time, so that a page which has been open since before the last
 * publishing still finds it. The hash tells topics apart that are written alike in an address.
 */
const cardsOf = (topic: string): string => {
  const hash = createHash("sha256").update(topic).digest("hex").slice(0, 8);
  const name = [slugOf(topic), hash].filter(Boolean).join("-");
  return path.posix.join(ARTICLE_CARDS_PATH, `${name}.json`);
};

const topicsOf = (articles: readonly Node[]): ArticleTopic[] => {
  const topics = new Map<string, ArticleTopic>();
  for (const article of articles) {
    const name = String(article.topic);
    const topic = topics.get(name) ?? { name, cards: cardsOf(name), articles: [] };
    topic.articles.push(article);
    topics.set(name, topic);
  }
  return [...topics.values()].sort((one, other) => (one.name < other.name ? -1 : 1));
};

const resolveList = async (
  _page: Node,
  { page }: { page: number },
  { nodeModel }: ResolverContext,
): Promise<ArticleList> => {
  const { entries } = await nodeModel.findAll({ type: "Article", query: { sort: asListed } });
  const all = [...entries];
  const pageCount = pageCountOf(all.length);
  return {
    page,
    pageCount,
    articleCount: all.length,
    articles: itemsOnPage(all, page),
    topics: pageCount > 1 ? topicsOf(all) : [],
  };
};

export const articleListResolvers = { ArticlesPage: { list: { resolve: resolveList } } };
