import { mkdir, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import type { BuildArgs } from "gatsby";
import { SITEMAP_PATH } from "../../lib/constants";
import { routes } from "../../lib/routes";
import { cardsDrawn } from "../cards/draw";
import { makeFeeds, type FeedArticle } from "../feeds/feeds";
import { siteQuery, type ArticleData, type SiteData } from "./query";
import { makeSitemap } from "./sitemap";
import { sitemapPages } from "./sitemap-pages";
import { robotsText, SECURITY_PATH, securityText } from "./texts";

/* After the pages: share cards, feeds, site map, robots.txt and security.txt. */

/** Readers ask again and again for the whole feed; older pieces are in the site map. */
const FEED_LENGTH = 30;

const feedArticle = async (article: ArticleData, folder: string): Promise<FeedArticle> => {
  const { size } = await stat(path.join(folder, article.shareCard.src));
  return {
    ...article,
    firstPath: routes.article(article.formerly[0] ?? article.slug),
    picture: article.featuredImage.picture,
    card: { ...article.shareCard, bytes: size },
    tree: article.body.tree,
  };
};

const warnOfExpiry = (expires: string, warn: (message: string) => void): void => {
  // Only said, never written: what is built does not depend on the day of the build.
  if (Date.parse(expires) > Date.now()) return;
  warn(
    `content/site.json: securityExpires was ${expires}. See that the mail address is still right, and write a day about a year from now.`,
  );
};

/** @throws Error when the content cannot be asked for or a card's picture cannot be read. */
export const writeSiteFiles = async ({ graphql, reporter, store }: BuildArgs): Promise<void> => {
  const { data, errors } = await graphql<SiteData>(siteQuery);
  if (!data) {
    reporter.panicOnBuild("Feeds, site map and share cards could not be made.", errors);
    return;
  }
  const { program } = store.getState() as { program: { directory: string } };
  const folder = path.join(program.directory, "public");
  const write = async (file: string, text: string): Promise<void> => {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), text);
  };

  const { count, rendered } = await cardsDrawn();
  reporter.info(`Share cards: ${count}, ${rendered} of them rendered now`);

  const site = data.siteFacts;
  const newest = data.allArticle.nodes.slice(0, FEED_LENGTH);
  const articles = await Promise.all(newest.map((article) => feedArticle(article, folder)));
  for (const feed of makeFeeds(site, articles)) await write(feed.path, feed.text);
  await write(SITEMAP_PATH, await makeSitemap(site.url, sitemapPages(data)));
  await write("/robots.txt", robotsText(site.url));
  await write(SECURITY_PATH, securityText(site));
  warnOfExpiry(site.securityExpires, (message) => reporter.warn(message));
};
