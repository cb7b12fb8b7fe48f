import { stringify } from "yaml";
import { scaffold } from "../../src/build/content/scaffold";
import { routes } from "../../src/lib/routes";

/** What the designer has said about a new piece; pictures are paths of the copy in its folder. */
export interface Answers {
  title: string;
  /** Topic of an article, type of a case study, category of a project or a partnership. */
  topic: string;
  /** Year-month-day. */
  date: string;
  /** Client of a case study or a project, partner of a partnership. */
  client: string;
  picture: string;
  pictureAlt: string;
  /** Position among the projects or partnerships. */
  order: number;
  draft: boolean;
}

export interface NewKind {
  /** As it is asked for and written on the command line. */
  name: string;
  /** Name of its kind of content. */
  type: string;
  folder: string;
  file: string;
  /** Name of the copied picture, without its ending. */
  picture: string;
  topicLabel: string;
  /** The list of chips.json that the topic has to come from. */
  chips?: "articles" | "projects";
  asksClient?: string;
  /** What the date is for, as it is asked; absent where there is none. */
  asksDate?: string;
  /** Whether a piece can wait for its readers: as a draft, or until its day. */
  canWait: boolean;
  /** Where the page or the card is to be seen. */
  pathOf: (slug: string) => string;
  /** The text of the file. */
  write: (answers: Answers) => string;
}

const mdx = (fields: object, body: string): string =>
  `---\n${stringify(fields, { defaultStringType: "QUOTE_DOUBLE", defaultKeyType: "PLAIN", lineWidth: 0 })}---\n\n${body}`; // prettier-ignore

const json = (fields: object): string => `${JSON.stringify(fields, null, 2)}\n`;

const article: NewKind = {
  name: "article",
  type: "Article",
  folder: "articles",
  file: "index.mdx",
  picture: "cover",
  topicLabel: "Topic",
  chips: "articles",
  asksDate: "Date (a day to come publishes it then)",
  canWait: true,
  pathOf: routes.article,
  write: ({ title, topic, date, picture, pictureAlt, draft }) =>
    mdx(
      {
        title,
        altTitle: pictureAlt,
        excerpt: scaffold.article.excerpt,
        topic,
        publishDate: date,
        featuredImage: picture,
        ...(draft ? { draft } : {}),
      },
      `${scaffold.article.opening}\n\n## ${scaffold.article.heading}\n\n${scaffold.article.words}\n\n` +
        '{/* ![What one sees in the picture](./picture.jpg "A caption") */}\n',
    ),
};

const caseStudy: NewKind = {
  name: "case-study",
  type: "CaseStudy",
  folder: "case-studies",
  file: "index.mdx",
  picture: "cover",
  topicLabel: "Type of project",
  chips: "projects",
  asksClient: "Client",
  asksDate: "Date (a day to come publishes it then)",
  canWait: true,
  pathOf: routes.caseStudy,
  write: ({ title, topic, date, client, picture, pictureAlt, draft }) =>
    mdx(
      {
        title,
        client,
        projectType: topic,
        summary: scaffold.caseStudy.summary,
        overview: scaffold.caseStudy.overview,
        featuredImage: picture,
        altTitle: pictureAlt,
        publishDate: date,
        facts: [
          { label: "Year", value: date.slice(0, 4) },
          { label: "Role", value: "Designer" },
        ],
        palette: [
          { name: "Main colour", hex: "#B4532A" },
          { name: "Darkest", hex: "#1E2A26" },
          { name: "Lightest", hex: "#EDE6D6" },
        ],
        ...(draft ? { draft } : {}),
      },
      `## The challenge\n\n${scaffold.caseStudy.challenge}\n\n` +
        `## Visual identity\n\n${scaffold.caseStudy.identity}\n\n` +
        `## Applications\n\n${scaffold.caseStudy.applications}\n\n` +
        `## Results\n\n${scaffold.caseStudy.results}\n`,
    ),
};

const project: NewKind = {
  name: "project",
  type: "Project",
  folder: "projects",
  file: "index.json",
  picture: "plate",
  topicLabel: "Category",
  chips: "projects",
  asksClient: "Client",
  canWait: false,
  pathOf: () => routes.projects,
  write: ({ title, topic, client, picture, pictureAlt, order }) =>
    json({
      order,
      title,
      client,
      category: topic,
      summary: scaffold.project.summary,
      description: scaffold.project.description,
      image: picture,
      imageAlt: pictureAlt,
    }),
};

const partnership: NewKind = {
  name: "partnership",
  type: "Partnership",
  folder: "partnerships",
  file: "index.json",
  picture: "plate",
  topicLabel: "Category",
  asksClient: "Partner",
  asksDate: "Date (its year is shown)",
  canWait: false,
  pathOf: () => routes.featured,
  write: ({ title, topic, date, client, picture, pictureAlt, order }) =>
    json({
      order,
      title,
      partner: client,
      category: topic,
      year: Number(date.slice(0, 4)),
      description: scaffold.partnership.description,
      image: picture,
      imageAlt: pictureAlt,
      link: scaffold.link,
    }),
};

export const newKinds = [article, caseStudy, project, partnership];
