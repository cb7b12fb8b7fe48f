import { readFile } from "node:fs/promises";
import type { CreateNodeArgs, GatsbyNode, Node, NodeInput } from "gatsby";
import readingTime from "reading-time";
import { formatDate } from "../lib/dates";
import { routes } from "../lib/routes";
import { kindOf, type ContentKind } from "./content/kinds";
import { parseContent } from "./content/parse";
import { formatProblems } from "./content/problems";

/*
 * Makes one typed node from each valid content file. All that a page shows and that can be
 * known here is worked out here: dates in words, read times, addresses.
 */

interface FileNode extends Node {
  absolutePath: string;
  relativePath: string;
  sourceInstanceName: string;
}

const isContentFile = (node: Node): node is FileNode =>
  node.internal.type === "File" && (node as FileNode).sourceInstanceName === "content";

/** JSON files become nodes at once; MDX files when gatsby-plugin-mdx has read them. */
export const shouldOnCreateNode: GatsbyNode["shouldOnCreateNode"] = ({ node }: { node: Node }) =>
  node.internal.type === "Mdx" || (isContentFile(node) && node.relativePath.endsWith(".json"));

const minutes = (body: string): string =>
  `${Math.max(1, Math.round(readingTime(body).minutes))} min`;

type Fields = Record<string, unknown>;

const articleFields = (data: Fields, slug: string, body: string): Fields => {
  const readTime = data.readTime ?? minutes(body);
  return {
    readTime,
    listReadTime: data.listReadTime ?? readTime,
    displayDate: formatDate(String(data.publishDate)),
    path: routes.article(slug),
    body,
  };
};

const computed: Record<string, (data: Fields, slug: string, body: string) => Fields> = {
  Article: articleFields,
  CaseStudy: (_data, slug, body) => ({ path: routes.caseStudy(slug), body }),
  Project: (data) => ({
    caseStudyPath: data.caseStudySlug ? routes.caseStudy(String(data.caseStudySlug)) : null,
  }),
};

/** While writing, a file with a mistake keeps its last good fields, so that the page stays. */
const lastGood = new Map<string, { data: Fields; body: string }>();

const readValid = async (file: FileNode, kind: ContentKind, args: CreateNodeArgs) => {
  const source = await readFile(file.absolutePath, "utf8");
  const { data, body, problems } = parseContent(file.relativePath, source, kind);
  if (data) {
    lastGood.set(file.relativePath, { data, body });
    return { data, body };
  }
  args.reporter.error(formatProblems(problems));
  return lastGood.get(file.relativePath);
};

export const onCreateNode: GatsbyNode["onCreateNode"] = async (args) => {
  const { node, actions, createNodeId, createContentDigest, getNode } = args;
  const file = node.internal.type === "Mdx" ? getNode(node.parent ?? "") : node;
  if (!file || !isContentFile(file)) return;
  const match = kindOf(file.relativePath);
  if (!match) return;
  const { kind, slug = "" } = match;
  const read = await readValid(file, kind, args);
  if (!read) return;
  const { data, body } = read;

  // The one place that decides what is public: what has no node is on no page, list or feed.
  if (data.draft === true && process.env.NODE_ENV === "production") return;

  const fields = { ...data, slug, ...computed[kind.type]?.(data, slug, body) };
  const content: NodeInput = {
    ...fields,
    id: createNodeId(`${kind.type} ${file.relativePath}`),
    parent: node.id,
    children: [],
    internal: { type: kind.type, contentDigest: createContentDigest(fields) },
  };
  await actions.createNode(content);
  actions.createParentChildLink({ parent: node, child: content as unknown as Node });
};
