import { stringify } from "yaml";
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
  folder: string;
  file: string;
  /** Name of the copied picture, without its ending. */
  picture: string;
  topicLabel: string;
  /** The list of chips.json that the topic has to come from. */
  chips?: "articles" | "projects";
  asksClient?: string;
  asksDate: boolean;
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
  folder: "articles",
  file: "index.mdx",
  picture: "cover",
  topicLabel: "Topic",
  chips: "articles",
  asksDate: true,
  pathOf: routes.article,
  write: ({ title, topic, date, picture, pictureAlt, draft }) =>
    mdx(
      {
        title,
        altTitle: pictureAlt,
        excerpt: "One or two sentences that make somebody want to read this piece.",
        topic,
        publishDate: date,
        featuredImage: picture,
        ...(draft ? { draft } : {}),
      },
      "The first paragraph is set larger than the rest: say what this is about.\n\n" +
        "## A first heading\n\nWords, and a picture from this folder when there is one:\n\n" +
        '{/* ![What one sees in the picture](./picture.jpg "A caption") */}\n',
    ),
};

const caseStudy: NewKind = {
  name: "case-study",
  folder: "case-studies",
  file: "index.mdx",
  picture: "cover",
  topicLabel: "Type of project",
  chips: "projects",
  asksClient: "Client",
  asksDate: true,
  pathOf: routes.caseStudy,
  write: ({ title, topic, date, client, picture, pictureAlt, draft }) =>
    mdx(
      {
        title,
        client,
        projectType: topic,
        summary: "One sentence that says what was made and what it changed.",
        overview: "Two or three sentences: the problem, the constraint, the answer.",
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
      "## The challenge\n\nWhat was the problem, and what stood in the way?\n\n" +
        "## Visual identity\n\nWhat was decided, and what was thrown away?\n\n" +
        "## Applications\n\nWhere does it live?\n\n## Results\n\nWhat did it change?\n",
    ),
};

const project: NewKind = {
  name: "project",
  folder: "projects",
  file: "index.json",
  picture: "plate",
  topicLabel: "Category",
  chips: "projects",
  asksClient: "Client",
  asksDate: false,
  pathOf: () => routes.projects,
  write: ({ title, topic, client, picture, pictureAlt, order }) =>
    json({
      order,
      title,
      client,
      category: topic,
      summary: "One sentence under the plate.",
      description: "Two or three sentences: what was made, for whom, and why it looks like this.",
      image: picture,
      imageAlt: pictureAlt,
    }),
};

const partnership: NewKind = {
  name: "partnership",
  folder: "partnerships",
  file: "index.json",
  picture: "plate",
  topicLabel: "Category",
  asksClient: "Partner",
  asksDate: true,
  pathOf: () => routes.featured,
  write: ({ title, topic, date, client, picture, pictureAlt, order }) =>
    json({
      order,
      title,
      partner: client,
      category: topic,
      year: Number(date.slice(0, 4)),
      description: "Two or three sentences: what the two of you made.",
      image: picture,
      imageAlt: pictureAlt,
      link: "https://partner.example",
    }),
};

export const newKinds = [article, caseStudy, project, partnership];
