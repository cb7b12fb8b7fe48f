import type { Node } from "gatsby";
import { splitAccent } from "../../lib/accent";
import { routes } from "../../lib/routes";
import { splitTitle } from "../../lib/title";
import { asListed } from "../graphql/article-order";
import type { ResolverContext } from "../graphql/pictures";
import type { CardWords } from "./compose";
import type { TitleRun } from "./typeset";

/* What stands on the card of each kind of page, taken from its content. */

export interface CardFacts {
  words: CardWords;
  /** Pictures on the card: the node that names each, and the name. */
  pictures: { owner: Node; src: string }[];
  /** What each picture shows, for those who cannot see the card. */
  pictureAlts: string[];
}

interface SiteFacts {
  name: string;
  location: string;
}

type Describe = (page: Node, site: SiteFacts, context: ResolverContext) => Promise<CardFacts>;

const PLATES = 3;
const LEAF_ALT = "Beside it, the four-petal river leaf of the Benin plaques.";

const text = (node: Node, field: string): string => String(node[field] ?? "");

/** The second half of an article's title is its accent. */
const articleTitle = (title: string): TitleRun[] => {
  const { lead, accent } = splitTitle(title);
  if (!accent) return [{ text: title, accent: false }];
  const space = title.charAt(lead.length) === " " ? " " : "";
  return [
    { text: lead + space, accent: false },
    { text: accent, accent: true },
  ];
};

const headline = (heading: string, word: unknown): TitleRun[] => {
  const { before, accent, after } = splitAccent(heading, word ? String(word) : undefined);
  return [
    { text: before, accent: false },
    { text: accent, accent: true },
    { text: after, accent: false },
  ].filter((run) => run.text !== "");
};

const article: Describe = async (node, site) => ({
  words: {
    kind: "Article",
    topic: text(node, "topic"),
    title: articleTitle(text(node, "title")),
    name: site.name,
    note: text(node, "displayDate"),
  },
  pictures: [{ owner: node, src: text(node, "featuredImage") }],
  pictureAlts: [text(node, "altTitle")],
});

const caseStudy: Describe = async (node, site) => ({
  words: {
    kind: "Case study",
    topic: text(node, "projectType"),
    title: [{ text: text(node, "title"), accent: false }],
    subtitle: text(node, "client"),
    name: site.name,
    note: site.location,
  },
  pictures: [{ owner: node, src: text(node, "featuredImage") }],
  pictureAlts: [text(node, "altTitle")],
});

const home: Describe = async (node, site) => {
  const hero = node.hero as { tagline: string; headline: string; headlineAccent?: string };
  return {
    words: {
      kind: hero.tagline,
      title: headline(hero.headline, hero.headlineAccent),
      name: site.name,
      note: site.location,
      ground: "paper",
    },
    pictures: [],
    pictureAlts: [LEAF_ALT],
  };
};

/** The name under which a page stands in the navigation. */
const navigationLabel = async (path: string, { nodeModel }: ResolverContext): Promise<string> => {
  const navigation = await nodeModel.findOne({ type: "Navigation" });
  const items = (navigation?.items ?? []) as { label: string; path: string }[];
  return items.find((item) => item.path === path)?.label ?? "";
};

const inner = async (
  node: Node,
  site: SiteFacts,
  kind: string,
): Promise<Pick<CardFacts, "words">> => ({
  words: {
    kind,
    title: headline(text(node, "heading"), node.headingAccent),
    name: site.name,
    note: site.location,
  },
});

const withLeaf =
  (path: string, ground: NonNullable<CardWords["ground"]>): Describe =>
  async (node, site, context) => {
    const { words } = await inner(node, site, await navigationLabel(path, context));
    return { words: { ...words, ground }, pictures: [], pictureAlts: [LEAF_ALT] };
  };

/** The first plates of a list; where it is empty, the river leaf. */
const withPlates =
  (path: string, type: string, field: string, altField: string, sort: object): Describe =>
  async (node, site, context) => {
    const { entries } = await context.nodeModel.findAll({ type, query: { sort, limit: PLATES } });
    const shown = [...entries];
    const { words } = await inner(node, site, await navigationLabel(path, context));
    return {
      words: shown.length > 0 ? words : { ...words, ground: "coral" },
      pictures: shown.map((owner) => ({ owner, src: text(owner, field) })),
      pictureAlts: shown.length > 0 ? shown.map((owner) => text(owner, altField)) : [LEAF_ALT],
    };
  };

const about: Describe = async (node, site, context) => ({
  ...(await inner(node, site, await navigationLabel(routes.about, context))),
  pictures: [{ owner: node, src: text(node, "portrait") }],
  pictureAlts: [text(node, "portraitAlt")],
});

const notFound: Describe = async (node, site) => {
  const { words } = await inner(node, site, "404");
  return { words: { ...words, ground: "indigo" }, pictures: [], pictureAlts: [LEAF_ALT] };
};

const byOrder = { fields: ["order"], order: ["ASC"] };

/** How the card of each node type is described. */
export const describeCard: Record<string, Describe> = {
  Article: article,
  CaseStudy: caseStudy,
  HomePage: home,
  AboutPage: about,
  CareerPage: withLeaf(routes.career, "bronze"),
  ContactPage: withLeaf(routes.contact, "coral"),
  ProjectsPage: withPlates(routes.projects, "Project", "image", "imageAlt", byOrder),
  FeaturedPage: withPlates(routes.featured, "Partnership", "image", "imageAlt", byOrder),
  ArticlesPage: withPlates(routes.articles, "Article", "featuredImage", "altTitle", asListed),
  NotFoundPage: notFound,
};
