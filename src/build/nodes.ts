import { existsSync } from "node:fs";
import path from "node:path";
import type { GatsbyNode, Node, NodeInput, NodePluginArgs } from "gatsby";
import { formatDate } from "../lib/dates";
import { routes } from "../lib/routes";
import { checkFile, lastRead, type CheckedFile } from "./content/check-file";
import { contentRoots, filesBeside } from "./content/directory";
import { collections, kindOf, type ContentKind } from "./content/kinds";
import { hiddenBecause, today } from "./content/visibility";
import { fileDigest } from "./file-digest";
import { lookLater } from "./missed-changes";

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

type Fields = Record<string, unknown>;

/** What a node is made of. */
interface Source {
  data: Fields;
  body: string;
  /** How long reading it takes; known of every text. */
  minutes: number | undefined;
  /** Of the file as it was read, by which Gatsby knows it. */
  digest: string;
}

/** @throws Error where nobody has read the text. */
const countedTime = ({ minutes }: Source): string => {
  if (minutes === undefined) throw new Error("How long the text takes to read was not counted.");
  return `${Math.max(1, Math.round(minutes))} min`;
};

const articleFields = (source: Source, slug: string): Fields => {
  const { data, body } = source;
  const readTime = data.readTime ?? countedTime(source);
  return {
    readTime,
    listReadTime: data.listReadTime ?? readTime,
    displayDate: formatDate(String(data.publishDate)),
    path: routes.article(slug),
    body,
  };
};

const computed: Record<string, (source: Source, slug: string) => Fields> = {
  Article: articleFields,
  CaseStudy: ({ body }, slug) => ({ path: routes.caseStudy(slug), body }),
};

type NodeArgs = Pick<
  NodePluginArgs,
  "actions" | "createNodeId" | "createContentDigest" | "getNode"
>;

/** While writing, a file with a mistake keeps its last good state, so that the page stays. */
const lastGood = new Map<string, Source>();

const sourceOf = ({
  parsed: { data, body },
  source,
  minutes,
}: Pick<CheckedFile, "parsed" | "source" | "minutes">): Source | undefined =>
  data && { data, body, minutes, digest: fileDigest(source) };

const readValid = async (file: FileNode, kind: ContentKind): Promise<Source | undefined> => {
  const { absolutePath, relativePath } = file;
  const check = async (): Promise<CheckedFile> => {
    const dir = absolutePath.slice(0, -relativePath.length);
    return checkFile(dir, relativePath, kind, await filesBeside(dir, relativePath));
  };
  if (process.env.NODE_ENV === "production") {
    // All content was checked before anything else (validate.ts), and is published as it was then. The
    // kitchen sink, which is no part of it, is read now.
    return sourceOf((await lastRead(absolutePath)) ?? (await check()));
  }
  const checked = await check();
  // What is wrong is said by develop-check.ts, for all files at once.
  return checked.canBeShown ? sourceOf(checked) : undefined;
};

/**
 * While writing, removes what was made from files that have gone. The node of a single file is needed
 * by a page or by all, and stays as it was until the file is there again.
 */
export const removeOrphans = (
  args: Pick<NodePluginArgs, "actions" | "getNode" | "getNodesByType">,
): void => {
  for (const { type } of collections) {
    for (const node of args.getNodesByType(type)) {
      if (!args.getNode(node.parent ?? "")) args.actions.deleteNode(node);
    }
  }
};

/** How often each node was begun to be made in this run. */
const begun = new Map<string, number>();

/** A node made from a file, with the digest of what that file held when it was read. */
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
  const turn = (begun.get(id) ?? 0) + 1;
  begun.set(id, turn);
  const valid = await readValid(file, kind);
  // Who began later has read what was there later; and the file may have gone meanwhile.
  if (begun.get(id) !== turn || !getNode(file.id)) return;
  const isBuild = process.env.NODE_ENV === "production";
  if (valid && !isBuild) lastGood.set(file.relativePath, valid);
  const read = valid ?? (isBuild ? undefined : lastGood.get(file.relativePath));

  // The one place that decides what is public: what has no node is on no page, list or feed.
  const hidden = read ? hiddenBecause(read.data, today()) : undefined;
  if (!read || (hidden && isBuild)) {
    if (former) actions.deleteNode(former);
    return;
  }

  const fields = {
    ...read.data,
    slug,
    hidden: hidden ?? null,
    ...computed[kind.type]?.(read, slug),
  };
  const content: NodeInput = {
    ...fields,
    // Not that of the file node: where the file was saved since it was checked, the next build finds out.
    sourceDigest: read.digest,
    id,
    // Not the node of a text, which Gatsby makes anew after each change. And this one is no child of the
    // file's, or it would be gone from the change of a file until it is made again, while pages ask for it.
    parent: file.id,
    children: [],
    internal: { type: kind.type, contentDigest: createContentDigest(fields) },
  };
  await actions.createNode(content);
};

export const onCreateNode: GatsbyNode["onCreateNode"] = async (args) => {
  await deriveNode(args.node, args);
  // Pages may have been made while this one was.
  if (process.env.NODE_ENV === "development") lookLater();
};

/**
 * Files that have not changed since the last run come out of Gatsby's cache, without a call of
 * `onCreateNode`. What is derived from them may be another thing today: a draft that `develop`
 * showed, a schema that has changed. So it is derived anew at every start.
 */
export const sourceNodes: GatsbyNode["sourceNodes"] = async (args) => {
  const cached = [...args.getNodesByType("File"), ...args.getNodesByType("Mdx")];
  const roots = contentRoots().map((root) => `${root.split(path.sep).join("/")}/`);
  // The last run may have had another folder of content: what it left is cleared away after this.
  const isHere = (node: Node): boolean => {
    const file = node.internal.type === "Mdx" ? args.getNode(node.parent ?? "") : node;
    return roots.some((root) => (file as FileNode | undefined)?.absolutePath.startsWith(root));
  };
  for (const node of cached.filter(isSource).filter(isHere)) await deriveNode(node, args);
};
