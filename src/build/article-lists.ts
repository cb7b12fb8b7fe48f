import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { ARTICLE_CARDS_PATH } from "../lib/constants";
import { laterPages } from "../lib/pagination";
import { routes } from "../lib/routes";
import { sweep } from "./sweep";

/*
 * The articles list beyond its first page: the numbered pages, and for the chips of all of them
 * one file with the cards of each topic. No page holds cards that are not seen on it.
 */

interface Topics {
  articlesPage: { list: { topics: { cards: string; articles: object[] }[] } };
}

/** The components whose fragments say what a card shows. */
const CARD_FRAGMENTS = ["articles/ArticleCard.tsx", "media/Picture.tsx"];

/** @throws Error when a component has no fragment. */
const fragmentOf = async (component: string): Promise<string> => {
  const source = await readFile(path.resolve("src/components", component), "utf8");
  const fragment = /graphql`([^`]*)`/.exec(source)?.[1];
  if (!fragment) throw new Error(`src/components/${component} has no GraphQL fragment.`);
  return fragment;
};

const topicsQuery = async (): Promise<string> => `
  query ArticleTopics {
    articlesPage {
      list {
        topics {
          cards
          articles {
            ...ArticleCard
          }
        }
      }
    }
  }
  ${(await Promise.all(CARD_FRAGMENTS.map(fragmentOf))).join("\n")}
`;

/**
 * Makes the pages of the list after its first, and the files that their chips read, for a list of
 * so many articles; nothing when one page holds them all.
 *
 * @throws Error when a component of the cards has no fragment.
 */
export const createArticleLists = async (
  articleCount: number,
  { graphql, actions, reporter, store }: CreatePagesArgs,
): Promise<void> => {
  const { program } = store.getState() as { program: { directory: string } };
  const site = path.join(program.directory, "public");
  const folder = path.join(site, ARTICLE_CARDS_PATH);
  const pages = laterPages(articleCount);
  if (pages.length === 0) {
    await rm(folder, { recursive: true, force: true });
    return;
  }
  const component = path.resolve("src/pages/articles.tsx");
  for (const page of pages) {
    actions.createPage({ path: routes.articleList(page), component, context: { page } });
  }
  const { data, errors } = await graphql<Topics>(await topicsQuery());
  if (!data) {
    reporter.panicOnBuild("The cards of the topics could not be made.", errors);
    return;
  }
  const { topics } = data.articlesPage.list;
  await mkdir(folder, { recursive: true });
  await Promise.all(
    topics.map(({ cards, articles }) =>
      writeFile(path.join(site, cards), JSON.stringify(articles)),
    ),
  );
  await sweep(folder, new Set(topics.map(({ cards }) => path.posix.basename(cards))));
};
