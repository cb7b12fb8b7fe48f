import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import type { GatsbyNode, Node, NodeInput, NodePluginArgs } from "gatsby";
import readingTime from "reading-time";
import { formatDate } from "../lib/dates";
import { routes } from "../lib/routes";
import { checkFile } from "./content/check-file";
import { filesBeside } from "./content/directory";
import { kindOf, singleFiles, type ContentKind } from "./content/kinds";
import { parseContent } from "./content/parse";
import { hiddenBecause, today } from "./content/visibility";

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
const isSource = (node: Node): boolean =>
  node.internal.type === "Mdx" || (isContentFile(node) && node.relativePath.endsWith(".json"));

export const shouldOnCreateNode: GatsbyNode["shouldOnCreateNode"] = ({ node }: { node: Node }) =>
  isSource(node);

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
};

type NodeArgs = Pick<
  NodePluginArgs,
  "actions" | "createNodeId" | "createContentDigest" | "getNode"
>;

/** While writing, a file with a mistake keeps its last good state, so that the page stays. */
const lastGood = new Map<string, { data: Fields; body: string }>();

const readValid = async (file: FileNode, kind: ContentKind) => {
  const { absolutePath, relativePath } = file;
  if (process.env.NODE_ENV === "production") {
    // All content was checked before anything else (validate.ts).
    const source = await readFile(absolutePath, "utf8");
    const { data, body } = parseContent(relativePath, source, kind);
    return data && { data, body };
  }
  const dir = absolutePath.slice(0, -relativePath.length);
  const beside = await filesBeside(dir, relativePath);
  const { parsed, canBeShown } = await checkFile(dir, relativePath, kind, beside);
  // What is wrong is said by develop-check.ts, for all files at once.
  if (!parsed.data || !canBeShown) return lastGood.get(relativePath);
  const read = { data: parsed.data, body: parsed.body };
  lastGood.set(relativePath, read);
  return read;
};

/** The nodes of the single files as they were made last, by type. */
const lastMade = new Map<string, NodeInput>();

/**
 * While writing, brings back the node of a single file that has gone: each is needed by a page or
 * by all, and stays as it was until the file is there again.
 */
export const keepSingleFiles = async (
  args: Pick<NodePluginArgs, "actions" | "getNodesByType">,
): Promise<void> => {
  for (const { type } of singleFiles) {
    const last = lastMade.get(type);
    if (!last || args.getNodesByType(type).length > 0) continue;
    await args.actions.createNode({ ...last, parent: null, internal: { ...last.internal } });
  }
};

/** A node made from a file, with the digest of what that file held then. */
type Derived = Node & { sourceDigest?: string; hidden?: string | null };

/**
 * Whether a build may take a node as the last one left it. What was public stays so while its file
 * stays as it is; where code has changed there is no node of before (stale-cache.ts).
 */
const isUpToDate = (former: Derived | undefined, file: Node): former is Derived =>
  process.env.NODE_ENV === "production" &&
  former !== undefined &&
  former.sourceDigest === file.internal.contentDigest &&
  former.hidden === null;

/** Makes, renews or removes the typed node of one content file. */
const deriveNode = async (node: Node, args: NodeArgs): Promise<void> => {
  const { actions, createNodeId, createContentDigest, getNode } = args;
  const file = node.internal.type === "Mdx" ? getNode(node.parent ?? "") : node;
  // A file that has gone since the last run is removed by its source; nothing is derived from it.
  if (!file || !isContentFile(file) || !existsSync(file.absolutePath)) return;
  const match = kindOf(file.relativePath);
  if (!match) return;
  const { kind, slug = "" } = match;
  // Of the node, not of the path: when the folder has moved since the last run, its former nodes
  // are cleared away together with what was derived from them.
  const id = createNodeId(`${kind.type} ${file.id}`);
  const former = getNode(id) as Derived | undefined;
  if (isUpToDate(former, file)) {
    actions.touchNode(former);
    return;
  }
  const read = await readValid(file, kind);

  // The one place that decides what is public: what has no node is on no page, list or feed.
  const hidden = read ? hiddenBecause(read.data, today()) : undefined;
  if (!read || (hidden && process.env.NODE_ENV === "production")) {
    if (former) actions.deleteNode(former);
    return;
  }

  const { data, body } = read;
  const fields = {
    ...data,
    slug,
    hidden: hidden ?? null,
    ...computed[kind.type]?.(data, slug, body),
  };
  const content: NodeInput = {
    ...fields,
    sourceDigest: file.internal.contentDigest,
    id,
    parent: node.id,
    children: [],
    internal: { type: kind.type, contentDigest: createContentDigest(fields) },
  };
  if (slug === "") lastMade.set(kind.type, { ...content, internal: { ...content.internal } });
  await actions.createNode(content);
  actions.createParentChildLink({ parent: node, child: content as unknown as Node });
};

export const onCreateNode: GatsbyNode["onCreateNode"] = async (args) => {
  await deriveNode(args.node, args);
};

/**
 * Files that have not changed since the last run come out of Gatsby's cache, without a call of
 * `onCreateNode`. What is derived from them may be another thing today: a draft that `develop`
 * showed, a schema that has changed. So it is derived anew at every start.
 */
export const sourceNodes: GatsbyNode["sourceNodes"] = async (args) => {
  const cached = [...args.getNodesByType("File"), ...args.getNodesByType("Mdx")];
  for (const node of cached.filter(isSource)) await deriveNode(node, args);
};
